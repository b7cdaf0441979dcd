import { type OwnAttributes } from '../shared/dom/dom-changes.ts';
import { textOf } from '../shared/dom/foreign-dom.ts';
import { nextTask } from '../shared/dom/next-task.ts';
import { type Widget } from '../shared/widget/define-widget.ts';
import { type PageLookUp } from '../shared/widget/json-reader.ts';
import { describeInside } from '../shared/widget/describe-problems.ts';
import { createContext, createShown } from './context.ts';
import { drawReact } from './draw-react.tsx';
import { type Failures, type Step } from './failures.ts';
import { findMountPoints, type MountPoint, readWidgetName } from './mount-point.ts';
import { whenDefined } from './page-look-up.ts';
import { type PageSettings } from './page-settings.ts';
import { type PageSwap } from './page-swap.ts';
import { readMountPoint } from './read-mount-point.ts';
import { type Reporter, sendEvent } from './report.ts';
import { type Requests } from './requests.ts';
import { startBehaviour } from './start-behaviour.ts';
import { isVisitorBusy, keepVisitorInput, whenVisitorLeaves } from './visitor-input.ts';

/** What a mount point needs of its page. */
export interface Page<Api> {
  readonly widgets: ReadonlyMap<string, Widget<Api>>;
  readonly settings: () => PageSettings<Api>;
  readonly lookUp: PageLookUp;
  readonly reporter: Reporter;
  readonly requests: Requests;
  readonly failures: Failures;
  readonly swap: Pick<PageSwap, 'whenOver'>;
  readonly ownAttributes: OwnAttributes;
}

/** Whether a life has ended, also since it was last asked. */
const isOver = ({ signal }: MountPoint) => signal.aborted;

/** Names the mount points that disappear with the CMS content: a missing end tag, mostly. */
function reportInside({ name, element }: MountPoint, reporter: Reporter): void {
  const inside = findMountPoints(element).slice(1);
  if (inside.length === 0) return;
  const names = inside.map((each) => readWidgetName(each) ?? '');
  reporter.report(name, describeInside(names, textOf(element)), element);
}

/** Waits until no copy of the page is being made and no visitor is typing in content that is to be replaced. */
async function whenFree(point: MountPoint, swap: Pick<PageSwap, 'whenOver'>): Promise<void> {
  const { element, signal, isReact } = point;
  while (!isOver(point)) {
    const copied = swap.whenOver();
    if (copied) await copied;
    else if (isReact && isVisitorBusy(element)) {
      point.setStatus('pending');
      point.settle();
      await new Promise<void>((resolve) => {
        whenVisitorLeaves(element, signal, resolve);
      });
    } else return;
  }
}

/**
 * Takes a mount point whose turn has come through its life, from `pending` to `mounted`, `empty` or `failed`. A life that
 * has ended meanwhile goes no further.
 */
export async function mountOne<Api>(point: MountPoint, page: Page<Api>): Promise<void> {
  const { element, id } = point;
  const { lookUp, reporter, failures, requests, swap, ownAttributes } = page;
  let step: Step = 'reading the attributes';
  const onErrorIn = (where: Step) => (error: unknown) => {
    failures.onThrown(point, where, error);
  };
  try {
    // Read.
    await whenDefined(element, lookUp);
    if (isOver(point)) return;
    const reading = readMountPoint(point, page);
    if (reading.fatal) {
      failures.failWith(point, reading.fatal);
      return;
    }
    const { widget, config } = reading;
    const settings = page.settings();
    await settings.whenReady;
    if (isOver(point)) return;

    // Load.
    step = 'loading';
    point.setStatus('loading');
    const { contract } = widget;
    const { onShown, show } = createShown();
    const onError = onErrorIn('a callback');
    const context = createContext(point, { contract, settings, reporter, onShown, onError });
    const content = widget.kind === 'react' ? await widget.load(config, context) : null;
    if (isOver(point)) return;
    if (content === undefined) {
      point.setStatus('empty');
      return;
    }
    // Many may have waited for the same answer.
    await nextTask();
    if (isOver(point)) return;

    // Draw.
    step = widget.kind === 'react' ? 'rendering' : 'starting';
    const drawing = content && drawReact({ element, id, content, onError: onErrorIn(step) });
    if (drawing) {
      point.widget = drawing;
      await drawing.drawn;
    }

    // Wait until nobody types.
    await whenFree(point, swap);
    if (isOver(point)) return;

    // Place.
    let giveToVisitor: (() => void) | undefined;
    if (drawing) {
      reportInside(point, reporter);
      giveToVisitor = keepVisitorInput(element);
      drawing.place();
    } else if (widget.kind === 'behaviour') {
      const started = startBehaviour({
        behaviour: widget,
        config,
        context,
        ownAttributes,
        onOverwritten: () => {
          requests.check([element]);
        },
        onError: onErrorIn('stopping'),
      });
      if ('isFatal' in started) {
        if (!isOver(point)) failures.failWith(point, [started]);
        return;
      }
      point.widget = started;
      // The page may have unmounted it on one of the events that it sent while it started.
      if (isOver(point)) started.end();
    }
    if (isOver(point)) return;

    // Tell.
    point.setStatus('mounted');
    show();
    sendEvent(element, 'widget:mounted', { widget: point.name });
    giveToVisitor?.();
  } catch (error) {
    if (!isOver(point)) failures.onThrown(point, step, error);
  }
}
