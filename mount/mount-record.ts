import { writeAttribute } from './foreign-dom.ts';
import { type EndTime, type MountedWidget } from './mounted-widget.ts';

/** The values of `data-widget-status` (CONTRACT 2). */
export type MountStatus = 'pending' | 'loading' | 'mounted' | 'empty' | 'failed';

export const statusAttribute = 'data-widget-status';

/** What the engine knows of a mount point while it is mounted, from found to settled to over. */
export interface MountRecord {
  readonly element: HTMLElement;
  readonly name: string;
  /** Nobody else on the page has it. */
  readonly id: string;
  /** Whether React draws it: then what stands inside is React's or is going to be replaced. */
  readonly isDrawn: boolean;
  readonly status: MountStatus;
  /** Mounted, empty or failed. */
  readonly isSettled: boolean;
  /** When it got its status, on the clock of `performance.now()`. */
  readonly changedAtMs: number;
  readonly isOver: boolean;
  /** The mounted widget, as soon as there is one. */
  readonly widget: MountedWidget | undefined;
  /** Resolves when the mount point is mounted, empty, failed or over; never rejects. */
  readonly settled: Promise<void>;
  /** Resolves when it is held back: that may take as long as a visitor likes. */
  readonly heldBack: Promise<void>;
  /** Aborted at the end. */
  readonly signal: AbortSignal;
  setStatus(status: MountStatus): void;
  /** Back to `pending`: a visitor is at work inside. */
  holdBack(): void;
  /** Hands over what has to end with it. */
  setWidget(widget: MountedWidget): void;
  /** Ends it: signal aborted, widget ended. Does nothing the second time. */
  end(when: EndTime): void;
}

/** Creates the record of a mount point that was found: `pending`. */
export function createMountRecord(
  given: Pick<MountRecord, 'element' | 'name' | 'id' | 'isDrawn'>,
): MountRecord {
  const { element } = given;
  const controller = new AbortController();
  const { promise: settled, resolve: settle } = withResolver();
  const { promise: heldBack, resolve: release } = withResolver();
  let status: MountStatus = 'pending';
  let changedAtMs = 0;
  let widget: MountedWidget | undefined;
  let isOver = false;
  const isSettled = () => status !== 'pending' && status !== 'loading';
  const setStatus = (next: MountStatus) => {
    status = next;
    changedAtMs = performance.now();
    writeAttribute(element, statusAttribute, next);
    if (isSettled()) settle();
  };
  setStatus(status);

  return {
    ...given,
    settled,
    heldBack,
    signal: controller.signal,
    get status() {
      return status;
    },
    get isSettled() {
      return isSettled();
    },
    get changedAtMs() {
      return changedAtMs;
    },
    get isOver() {
      return isOver;
    },
    get widget() {
      return widget;
    },
    setStatus,
    holdBack: () => {
      setStatus('pending');
      release();
    },
    setWidget: (newWidget) => {
      widget = newWidget;
      // What starts may end itself: it throws, or sends an event and the page unmounts it.
      if (isOver) newWidget.end('now');
    },
    end: (when) => {
      if (isOver) return;
      isOver = true;
      controller.abort();
      widget?.end(when);
      settle();
    },
  };
}

/** Promise.withResolvers is younger than the oldest browsers we serve. */
function withResolver(): { promise: Promise<void>; resolve: () => void } {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((resolvePromise) => {
    resolve = resolvePromise;
  });
  return { promise, resolve };
}
