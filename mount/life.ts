import { type Written } from '../shared/dom/borrowings.ts';
import { textOf } from '../shared/dom/foreign-dom.ts';
import { nextTask } from '../shared/dom/next-task.ts';
import { type Widget } from '../shared/widget/define-widget.ts';
import { type PageLookUp } from '../shared/widget/json-reader.ts';
import { describeInside } from '../shared/widget/mount-points-inside.ts';
import { findProblem } from '../shared/widget/problem.ts';
import { toError } from '../shared/widget/to-error.ts';
import { createContext, createShown } from './context.ts';
import { drawReact } from './draw-react.tsx';
import { findMountPoints, type MountPoint, readWidgetName } from './mount-point.ts';
import { whenDefined } from './page-look-up.ts';
import { type PageSettings } from './page-settings.ts';
import { readMountPoint } from './read-mount-point.ts';
import { type Reporter, sendEvent } from './report.ts';
import { startBehaviour } from './start-behaviour.ts';
import { isVisitorBusy, keepVisitorInput, whenVisitorLeaves } from './visitor-input.ts';

export interface LifeParts<Api> {
  readonly widgets: ReadonlyMap<string, Widget<Api>>;
  readonly reporter: Reporter;
  readonly lookUp: PageLookUp;
  readonly settings: () => PageSettings<Api>;
  readonly written: Written;
  /** Resolves when the copy of the page that is being made is done; undefined if none is. */
  readonly whenCopied: () => Promise<void> | undefined;
  /** The page has written over what a behaviour changed. */
  readonly onChanged: (element: Element) => void;
  /** The page has changed what a React widget drew, so that React cannot go on. */
  readonly onBroken: (point: MountPoint) => void;
}

/** Takes a mount point whose turn has come through its life: `loading`, then `mounted`, `empty` or `failed`. */
export type Live = (point: MountPoint) => Promise<void>;

/** The step in which something threw, in words for the console. */
type Phase =
  'reading the attributes' | 'loading' | 'starting' | 'rendering' | 'a callback' | 'stopping';

/** A widget that breaks again this soon after it was drawn anew, in milliseconds, would always do so. */
const againMs = 1000;

/** React throws this if a node that it drew is no longer where it put it. */
const isNodeMissing = (error: unknown) => String(error).startsWith('NotFoundError');

const contentStays = 'The content of the page stays.';

/** Creates the function that mounts what the queue gives it. */
export function createLive<Api>(parts: LifeParts<Api>): Live {
  const { reporter, lookUp, settings, written, whenCopied, onChanged, onBroken } = parts;
  const drawnAnew = new WeakSet<Element>();

  /** Ends the widget and gives the CMS content back. The reason has already been reported. */
  const fail = (point: MountPoint, error: Error) => {
    point.end();
    point.setStatus('failed');
    sendEvent(point.element, 'widget:failed', { widget: point.name, error });
  };
  const reportThrown = ({ name: widget, element }: MountPoint, phase: Phase, error: unknown) => {
    const sentence = `${widget}: ${phase} failed: ${toError(error).message}. ${contentStays}`;
    const isFatal = phase !== 'stopping';
    reporter.reportError({ widget, where: phase, sentence, element, error, isFatal });
  };
  /** A tool of the page (an A/B test, a blocker) has taken out a node: the data are still there. */
  const drawAnew = (point: MountPoint) => {
    const { element, name } = point;
    drawnAnew.add(element);
    setTimeout(() => drawnAnew.delete(element), againMs);
    const where = 'what the widget drew';
    const found = 'changed by a script of the page';
    const expected = 'changes of attributes or data only';
    const outcome = 'The widget is drawn anew.';
    reporter.report(name, { where, found, expected, outcome }, element);
    onBroken(point);
  };
  const failWith = (point: MountPoint, phase: Phase, thrown: unknown) => {
    if (point.signal.aborted) {
      // An aborted load reports nothing more; a clean-up that throws is still reported, unless the page has already
      // taken away what React wants to remove.
      if (phase === 'rendering' && !isNodeMissing(thrown)) reportThrown(point, 'stopping', thrown);
      return;
    }
    const error = toError(thrown);
    if (point.status === 'mounted' && isNodeMissing(thrown) && !drawnAnew.has(point.element)) {
      drawAnew(point);
      return;
    }
    const problem = findProblem(error);
    if (problem) {
      reporter.reportFailure(point.name, { ...problem, outcome: contentStays }, point.element);
    } else reportThrown(point, phase, error);
    fail(point, error);
  };

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
        point.setStatus('pending');
        point.settle();
        await new Promise<void>((resolve) => {
          whenVisitorLeaves(element, signal, resolve);
        });
      } else return;
    }
  };

  const setMounted = (point: MountPoint, show: () => void) => {
    if (point.signal.aborted) return;
    point.setStatus('mounted');
    show();
    sendEvent(point.element, 'widget:mounted', { widget: point.name });
  };

  return async (point) => {
    const { element, id, signal } = point;
    let phase: Phase = 'reading the attributes';
    const onErrorIn = (where: Phase) => (error: unknown) => {
      failWith(point, where, error);
    };
    try {
      await whenDefined(element, lookUp);
      signal.throwIfAborted();
      const reading = readMountPoint(point, parts);
      if (reading instanceof Error) {
        fail(point, reading);
        return;
      }
      const { widget, config } = reading;
      const page = settings();
      await page.whenReady;
      signal.throwIfAborted();

      point.setStatus('loading');
      phase = 'loading';
      const { onShown, show } = createShown();
      const { contract } = widget;
      const contextParts = { contract, page, reporter, onShown, onError: onErrorIn('a callback') };
      const context = createContext(point, contextParts);
      const content = widget.kind === 'react' && (await widget.load(config, context));
      signal.throwIfAborted();
      if (content === undefined) {
        point.setStatus('empty');
        return;
      }
      // Many may have waited for the same answer.
      await nextTask();
      signal.throwIfAborted();

      if (content) {
        phase = 'rendering';
        const drawing = drawReact({ element, id, content, onError: onErrorIn(phase) });
        point.widget = drawing;
        await drawing.drawn;
        await whenFree(point);
        reportInside(point);
        const giveToVisitor = keepVisitorInput(element);
        drawing.place();
        setMounted(point, show);
        giveToVisitor();
      } else if (widget.kind === 'behaviour') {
        phase = 'starting';
        await whenFree(point);
        point.widget = startBehaviour({
          behaviour: widget,
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
        // The page may have unmounted it on one of the events that it sent while it started.
        if (signal.aborted) point.widget.end();
        setMounted(point, show);
      }
    } catch (error) {
      if (!signal.aborted) failWith(point, phase, error);
    }
  };
}
