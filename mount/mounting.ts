import { type Written } from '../shared/dom/borrowings.ts';
import { type Widget } from '../shared/widget/define-widget.ts';
import { failWith } from '../shared/widget/fail-with.ts';
import { type PageLookUp } from '../shared/widget/json-reader.ts';
import { createContext } from './context.ts';
import { cleanCopy } from './copied-element.ts';
import { sendEvent } from './events.ts';
import { createFailing, type Phase } from './failing.ts';
import { writeAttribute } from './foreign-dom.ts';
import { findAround, readWidgetName } from './mount-points.ts';
import { createMountRecord, type MountRecord, statusAttribute } from './mount-record.ts';
import { type PageSettings } from './page-settings.ts';
import { type Queue } from './queue.ts';
import { type MountPointReading, readMountPoint } from './read-mount-point.ts';
import { replacedForEver } from './replacements.ts';
import { type Reporter } from './report.ts';
import { createShowing } from './show-widget.ts';
import { waitForVisitor } from './wait-for-visitor.ts';
import { whenDefined } from './when-defined.ts';

/** What mounting needs from the rest of the engine. */
export interface MountingParts<Api> {
  /** The widgets of this bundle by name. */
  readonly widgets: ReadonlyMap<string, Widget<Api>>;
  readonly reporter: Reporter;
  readonly queue: Queue;
  readonly lookUp: PageLookUp;
  /** The settings of the page that is shown now. */
  readonly settings: () => PageSettings<Api>;
  /** What the page's behaviours have written. */
  readonly written: Written;
  /** The page has overwritten what a behaviour changed. */
  readonly onChanged: (element: Element) => void;
}

/** Creates and ends the records of mount points. */
export interface Mounting {
  /** The record of an element, if it has one; a failed element keeps its record. */
  find(element: Element): MountRecord | undefined;
  /**
   * Mounts an element that is not mounted, or that failed or was empty.
   *
   * @param isRefused true: fails instead, because the page has answered every mounting by restoring its
   *   content
   */
  mount(element: HTMLElement, isRefused?: boolean): MountRecord;
  /** Unmounts an element and restores the CMS content; what the page has put there since stays. */
  unmount(record: MountRecord): void;
  /** Whether a node is inside content that React draws or will replace. */
  readonly isTaken: (node: Node) => boolean;
  /** Whether a node is itself an element whose content React draws or will replace. */
  readonly isDrawn: (node: Node) => boolean;
  /** The records that have not ended. */
  readonly records: ReadonlySet<MountRecord>;
}

/**
 * Creates the part that mounts and unmounts on a page: found → pending → loading → mounted, empty or failed.
 */
export function createMounting<Api>(parts: MountingParts<Api>): Mounting {
  const { widgets, reporter, queue, lookUp, settings } = parts;
  const records = new Set<MountRecord>();
  const byElement = new WeakMap<Node, MountRecord>();
  /** Different for every copy of the script. */
  const idPrefix = `pmw-${Math.random().toString(36).slice(2, 8)}-`;
  let count = 0;

  const failing = createFailing(reporter, records);
  const { fail, failWithError } = failing;
  const { loadReact, startBehaviour } = createShowing<Api>({ ...parts, failing });

  /**
   * Runs a step of mounting: an error fails this mount point, not the queue. Before React takes over content
   * in which a visitor is typing, it waits until the visitor has left.
   */
  const runStep = (record: MountRecord, phase: Phase, step: () => void) => {
    if (record.isOver) return;
    const whenFree = waitForVisitor(record);
    if (whenFree) {
      void whenFree.then(() => {
        runStep(record, phase, step);
      });
      return;
    }
    try {
      step();
    } catch (error) {
      failWithError(record, phase, error);
    }
  };

  /** Loads what a widget needs. @returns the step that shows it; nothing where there is nothing to show */
  const load = async (record: MountRecord, widget: Widget<Api>, config: unknown) => {
    const context = createContext(record, widget, { page: settings(), reporter, failing });
    if (widget.kind === 'behaviour') {
      return () => {
        startBehaviour(record, widget, config, context);
      };
    }
    const content = await widget.prepare(config, context);
    if (content === undefined) return undefined;
    const draw = await loadReact();
    return () => {
      draw(record, content);
    };
  };
  const prepare = async (
    record: MountRecord,
    isInView: boolean | undefined,
    { widget, config }: MountPointReading<Api>,
  ) => {
    const show = await load(record, widget, config);
    if (show === undefined) {
      if (!record.isOver) record.setStatus('empty');
      return;
    }
    await settings().whenStyled;
    const schedule = (isNowInView = true) => {
      queue.schedule(isNowInView, () => {
        runStep(record, record.isDrawn ? 'rendering' : 'starting', show);
        // React draws in tasks of its own.
        return record.isSettled ? undefined : Promise.race([record.settled, record.heldBack]);
      });
    };
    if (isInView === undefined) queue.enter(record.element, schedule);
    else schedule(isInView);
  };

  const start = (record: MountRecord, isInView: boolean | undefined, isRefused: boolean) => {
    if (isRefused) failWith(replacedForEver);
    const reading = readMountPoint(record, parts);
    if (reading instanceof Error) {
      fail(record, reading);
      return;
    }
    record.setStatus('loading');
    prepare(record, isInView, reading).catch((error: unknown) => {
      failWithError(record, 'loading', error);
    });
  };

  const isOneDrawn = (node: Node) => {
    const record = byElement.get(node);
    return record !== undefined && record.isDrawn && !record.isOver && record.status !== 'empty';
  };

  return {
    records,
    find: (element) => byElement.get(element),
    isDrawn: isOneDrawn,
    isTaken: (node) => findAround(node, isOneDrawn) !== undefined,
    mount: (element, isRefused = false) => {
      const present = byElement.get(element);
      if (present && !present.isOver && present.status !== 'empty') return present;
      if (present) {
        present.end('now');
        records.delete(present);
      }
      cleanCopy(element, records);
      const name = readWidgetName(element) ?? '';
      count += 1;
      const id = `${idPrefix}${count}-`;
      const isDrawn = widgets.get(name)?.kind === 'widget';
      // Evaluated after this task, before the first widget needs it.
      if (isDrawn) void loadReact();
      const record = createMountRecord({ element, name, id, isDrawn });
      byElement.set(element, record);
      records.add(record);
      const begin = (isInView?: boolean) => {
        whenDefined(element, lookUp, () => {
          runStep(record, 'reading the attributes', () => {
            start(record, isInView, isRefused);
          });
        });
      };
      queue.enter(element, begin, count === 1);
      return record;
    },
    unmount: (record) => {
      byElement.delete(record.element);
      writeAttribute(record.element, statusAttribute, null);
      if (record.isOver) return;
      record.end('now');
      records.delete(record);
      if (record.status !== 'mounted') return;
      sendEvent(record.element, 'widget:unmounted', { widget: record.name });
    },
  };
}
