import { writeAttribute } from './foreign-dom.ts';
import { type EndTime, type MountedWidget } from './mounted-widget.ts';

/** The values of `data-widget-status` (CONTRACT 2). */
export type MountStatus = 'pending' | 'loading' | 'mounted' | 'empty' | 'failed';

export const statusAttribute = 'data-widget-status';

/** Marks what React drew as long as nobody else has changed it; in a copy it tells which element was copied. */
export const drawnAttribute = 'data-widget-drawn';

/** What the engine knows about a mount point during its life, from found to settled to ended. */
export interface MountRecord {
  readonly element: HTMLElement;
  readonly name: string;
  /** Unique on the page. */
  readonly id: string;
  /** Whether React draws it: then its content is React's or will be replaced. */
  readonly isDrawn: boolean;
  readonly status: MountStatus;
  /** Mounted, empty or failed. */
  readonly isSettled: boolean;
  /** When it reached its present status, on the clock of `performance.now()`. */
  readonly changedAtMs: number;
  readonly isOver: boolean;
  /** The mounted widget, as soon as there is one. */
  readonly widget: MountedWidget | undefined;
  /** Resolves when the mount point is mounted, empty, failed or has ended; never rejects. */
  readonly settled: Promise<void>;
  /** Resolves when mounting is held back, which may last as long as a visitor stays inside. */
  readonly heldBack: Promise<void>;
  /** Aborted when the mount point's life ends. */
  readonly signal: AbortSignal;
  setStatus(status: MountStatus): void;
  /** Goes back to `pending`: a visitor is typing inside. */
  holdBack(): void;
  /** Sets the mounted widget, which ends together with the record. */
  setWidget(widget: MountedWidget): void;
  /** Ends it: signal aborted, widget ended. A second call does nothing. */
  end(when: EndTime): void;
}

type Writable<Type> = { -readonly [Key in keyof Type]: Type[Key] };

/** Creates the record of a mount point that was found: `pending`. */
export function createMountRecord(
  given: Pick<MountRecord, 'element' | 'name' | 'id' | 'isDrawn'>,
): MountRecord {
  const controller = new AbortController();
  const { promise: settled, resolve: settle } = withResolver();
  const { promise: heldBack, resolve: release } = withResolver();
  const { signal } = controller;

  const record: Writable<MountRecord> = {
    ...given,
    ...{ settled, heldBack, signal },
    status: 'pending',
    isSettled: false,
    changedAtMs: 0,
    isOver: false,
    widget: undefined,
    setStatus: (status) => {
      record.status = status;
      record.isSettled = status !== 'pending' && status !== 'loading';
      record.changedAtMs = performance.now();
      writeAttribute(record.element, statusAttribute, status);
      if (record.isSettled) settle();
    },
    holdBack: () => {
      record.setStatus('pending');
      release();
    },
    setWidget: (widget) => {
      record.widget = widget;
      // Starting may end the record itself: it throws, or sends an event on which the page unmounts it.
      if (record.isOver) widget.end('now');
    },
    end: (when) => {
      if (record.isOver) return;
      record.isOver = true;
      controller.abort();
      record.widget?.end(when);
      settle();
    },
  };
  record.setStatus('pending');
  return record;
}

/** Promise.withResolvers is missing in the oldest browsers that we support. */
function withResolver(): { promise: Promise<void>; resolve: () => void } {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((resolvePromise) => {
    resolve = resolvePromise;
  });
  return { promise, resolve };
}
