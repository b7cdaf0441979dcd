import { writeAttribute } from './foreign-dom.ts';
import { type EndTime, type Host } from './host.ts';

/** The values of `data-widget-status` (CONTRACT 2). */
export type MountStatus = 'pending' | 'loading' | 'mounted' | 'empty' | 'failed';

export const statusAttribute = 'data-widget-status';

/** One life of one mount point, from found to settled to over. */
export interface Life {
  readonly element: HTMLElement;
  readonly name: string;
  /** Nobody else on the page has it. */
  readonly id: string;
  /** Whether React draws it: then what stands inside is React's or is going to be replaced. */
  readonly isDrawn: boolean;
  readonly status: MountStatus;
  readonly isOver: boolean;
  readonly host: Host | undefined;
  /** Resolves when the mount point is mounted, empty, failed or over; never rejects. */
  readonly settled: Promise<void>;
  /** Resolves when it is held back: that may take as long as a visitor likes. */
  readonly heldBack: Promise<void>;
  /** Aborted when this life is over. */
  readonly signal: AbortSignal;
  setStatus(status: MountStatus): void;
  /** Back to `pending`: a visitor is at work inside. */
  holdBack(): void;
  /** Hands over what has to end with this life. */
  hold(host: Host): void;
  /** Ends this life: signal aborted, host ended. Does nothing the second time. */
  end(when: EndTime): void;
}

const settledStatuses: ReadonlySet<MountStatus> = new Set(['mounted', 'empty', 'failed']);

/** Begins the life of a mount point, `pending`. */
export function createLife(given: Pick<Life, 'element' | 'name' | 'id' | 'isDrawn'>): Life {
  const { element } = given;
  const controller = new AbortController();
  const { promise: settled, resolve: settle } = withResolver();
  const { promise: heldBack, resolve: release } = withResolver();
  let status: MountStatus = 'pending';
  let host: Host | undefined;
  let isOver = false;
  const setStatus = (next: MountStatus) => {
    status = next;
    writeAttribute(element, statusAttribute, next);
    if (settledStatuses.has(next)) settle();
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
    get isOver() {
      return isOver;
    },
    get host() {
      return host;
    },
    setStatus,
    holdBack: () => {
      setStatus('pending');
      release();
    },
    hold: (newHost) => {
      host = newHost;
      // What starts may end its own life: it sends an event and the page unmounts it.
      if (isOver) newHost.end('now');
    },
    end: (when) => {
      if (isOver) return;
      isOver = true;
      controller.abort();
      host?.end(when);
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
