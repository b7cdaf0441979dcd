import { type ReactElement } from 'react';
import { type Written } from '../shared/dom/borrowings.ts';
import { nextTask } from '../shared/dom/slices.ts';
import { type Behaviour, type Widget } from '../shared/widget/define-widget.ts';
import { type PageLookUp } from '../shared/widget/json-reader.ts';
import { describeInside } from '../shared/widget/mount-points-inside.ts';
import { type WidgetContext } from '../shared/widget/use-widget.ts';
import { createContext, createShown } from './context.ts';
import { drawReact } from './draw-react.tsx';
import { sendEvent } from './events.ts';
import { createFailing, type Phase } from './failing.ts';
import { textOf, whenAborted, writeAttribute } from './foreign-dom.ts';
import { createMountPoint, type MountPoint, statusAttribute } from './mount-point.ts';
import { findAround, findMountPoints, readWidgetName } from './mount-points.ts';
import { type PageSettings } from './page-settings.ts';
import { type Queue } from './queue.ts';
import { readMountPoint } from './read-mount-point.ts';
import { type Reporter } from './report.ts';
import { restoreCopy } from './restore-copy.ts';
import { startBehaviour } from './start-behaviour.ts';
import { isVisitorBusy, keepVisitorInput, whenVisitorLeaves } from './visitor-input.ts';
import { whenDefined } from './page-load.ts';

/** The other parts of the engine that mounting uses. */
export interface MountingParts<Api> {
  readonly widgets: ReadonlyMap<string, Widget<Api>>;
  readonly reporter: Reporter;
  readonly queue: Queue;
  readonly lookUp: PageLookUp;
  readonly settings: () => PageSettings<Api>;
  readonly written: Written;
  /** Resolves when the copy of the page that is being made is done; undefined if none is. */
  readonly whenCopied: () => Promise<void> | undefined;
  readonly onChanged: (element: Element) => void;
}

/** Begins and ends the lives of mount points. */
export interface Mounting {
  /** The present or last life of an element. */
  find(element: Element): MountPoint | undefined;
  /** Begins a new life where there is none, or where the last one failed or was empty. */
  mount(element: HTMLElement): MountPoint;
  /** Ends a life and gives the CMS content back; what the page has put there since stays. */
  unmount(point: MountPoint): void;
  /** Whether a node is inside content that a React widget replaces, or will. */
  isTaken(node: Node): boolean;
  /** Whether a node is itself an element whose content a React widget replaces, or will. */
  isReplaced(node: Node): boolean;
  readonly points: ReadonlySet<MountPoint>;
}

/** Creates the part that takes a mount point through its life: pending → loading → mounted, empty or failed. */
export function createMounting<Api>(parts: MountingParts<Api>): Mounting {
  const { widgets, reporter, queue, lookUp, settings, written, whenCopied, onChanged } = parts;
  const points = new Set<MountPoint>();
  const byElement = new WeakMap<Node, MountPoint>();
  /** Different for every copy of the script. */
  const idPrefix = `pmw-${Math.random().toString(36).slice(2, 8)}-`;
  let count = 0;
  const { fail, failWithError, reportThrown } = createFailing(reporter);

  /** Names the mount points that disappear with the CMS content: a missing end tag, mostly. */
  const reportInside = ({ name, element }: MountPoint) => {
    const inside = findMountPoints(element).slice(1);
    if (inside.length === 0) return;
    const names = inside.map((each) => readWidgetName(each) ?? '');
    reporter.report(name, describeInside(names, textOf(element)), element);
  };

  /** Waits until no copy of the page is being made and no visitor is typing in content that is to be replaced. */
  const whenFree = async (point: MountPoint) => {
    const { element, signal, isReact } = point;
    for (;;) {
      signal.throwIfAborted();
      const copied = whenCopied();
      if (copied) await copied;
      else if (isReact && isVisitorBusy(element)) {
        point.holdBack();
        await new Promise<void>((resolve) => {
          whenVisitorLeaves(element, signal, resolve);
        });
      } else return;
    }
  };

  const setMounted = (point: MountPoint, show: () => void) => {
    if (point.isOver) return;
    point.setStatus('mounted');
    show();
    sendEvent(point.element, 'widget:mounted', { widget: point.name });
  };

  /** Draws a React widget outside of the page, and puts it in its place as soon as that disturbs nobody. */
  const mountReact = async (point: MountPoint, content: ReactElement, show: () => void) => {
    const { element, id } = point;
    const onError = (error: unknown) => {
      failWithError(point, 'rendering', error);
    };
    const drawing = drawReact({ element, id, content, onError });
    point.setWidget(drawing);
    await drawing.drawn;
    await whenFree(point);
    reportInside(point);
    const giveToVisitor = keepVisitorInput(element);
    drawing.place();
    setMounted(point, show);
    giveToVisitor();
  };

  const mountBehaviour = async (
    point: MountPoint,
    behaviour: Behaviour<Api>,
    config: unknown,
    context: WidgetContext<Api>,
  ) => {
    const { element, id } = point;
    await whenFree(point);
    const widget = startBehaviour({
      behaviour,
      config,
      context,
      written,
      id,
      onWrittenOver: () => {
        onChanged(element);
      },
      onError: (error) => {
        reportThrown(point, 'stopping', error);
      },
    });
    point.setWidget(widget);
  };

  /** The life of a mount point, from its turn in the queue to `mounted`, `empty` or `failed`. */
  const live = async (point: MountPoint) => {
    const { element, signal } = point;
    let phase: Phase = 'reading the attributes';
    try {
      const defined = whenDefined(element, lookUp);
      if (defined) await defined;
      signal.throwIfAborted();
      const reading = readMountPoint(point, parts);
      if (reading instanceof Error) {
        fail(point, reading);
        return;
      }
      const { widget, config } = reading;
      const page = settings();
      await page.whenTranslated;
      signal.throwIfAborted();
      const { onShown, show } = createShown();
      const context = createContext(point, widget, { page, reporter, failWithError, onShown });

      point.setStatus('loading');
      phase = 'loading';
      const content = widget.kind === 'widget' && (await widget.load(config, context));
      signal.throwIfAborted();
      if (content === undefined) {
        point.setStatus('empty');
        return;
      }
      await page.whenStyled;
      // Many may have waited for the same stylesheet or answer.
      await nextTask();
      phase = widget.kind === 'widget' ? 'rendering' : 'starting';
      if (content) await mountReact(point, content, show);
      else if (widget.kind === 'behaviour') {
        await mountBehaviour(point, widget, config, context);
        setMounted(point, show);
      }
    } catch (error) {
      if (!point.isOver) failWithError(point, phase, error);
    }
  };

  const isReplaced = (node: Node) => {
    const point = byElement.get(node);
    return point !== undefined && point.isReact && !point.isOver && point.status !== 'empty';
  };

  return {
    points,
    find: (element) => byElement.get(element),
    isReplaced,
    isTaken: (node) => findAround(node, isReplaced) !== undefined,
    mount: (element) => {
      const present = byElement.get(element);
      if (present && !present.isOver && present.status !== 'empty') return present;
      present?.end();
      restoreCopy(element, points);
      const name = readWidgetName(element) ?? '';
      count += 1;
      const point = createMountPoint({
        element,
        name,
        id: `${idPrefix}${count}-`,
        isReact: widgets.get(name)?.kind === 'widget',
        page: settings(),
      });
      byElement.set(element, point);
      points.add(point);
      whenAborted(point.signal, () => points.delete(point));
      queue.enter(element, () => void live(point), point.signal);
      return point;
    },
    unmount: (point) => {
      byElement.delete(point.element);
      writeAttribute(point.element, statusAttribute, null);
      if (point.isOver) return;
      point.end();
      if (point.status !== 'mounted') return;
      sendEvent(point.element, 'widget:unmounted', { widget: point.name });
    },
  };
}
