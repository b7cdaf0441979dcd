import { type EndTime, type Host } from './host.ts';

/** The values of `data-widget-status` (CONTRACT 2). */
export type MountStatus = 'pending' | 'loading' | 'mounted' | 'empty' | 'failed';

export const statusAttribute = 'data-widget-status';

/** One life of one mount point, from found to settled to over. */
export interface Life {
  readonly element: HTMLElement;
  readonly name: string;
  readonly status: MountStatus;
  readonly isOver: boolean;
  /** Resolves when the mount point is mounted, empty, failed or over; never rejects. */
  readonly settled: Promise<void>;
  /** Aborted when this life is over. */
  readonly signal: AbortSignal;
  setStatus(status: MountStatus): void;
  /** Hands over what has to end with this life. */
  hold(host: Host): void;
  /** Ends this life: signal aborted, host ended. Does nothing the second time. */
  end(when: EndTime): void;
}

const settledStatuses: ReadonlySet<MountStatus> = new Set(['mounted', 'empty', 'failed']);

/** Begins the life of a mount point, `pending`. */
export function createLife(element: HTMLElement, name: string): Life {
  const controller = new AbortController();
  const { promise: settled, resolve: settle } = withResolver();
  let status: MountStatus = 'pending';
  let host: Host | undefined;
  let isOver = false;
  element.setAttribute(statusAttribute, status);

  return {
    element,
    name,
    settled,
    signal: controller.signal,
    get status() {
      return status;
    },
    get isOver() {
      return isOver;
    },
    setStatus: (next) => {
      status = next;
      element.setAttribute(statusAttribute, next);
      if (settledStatuses.has(next)) settle();
    },
    hold: (newHost) => {
      host = newHost;
      // What starts may end its own life: it sends an event and the page unmounts it.
      if (isOver) newHost.end('after-commit');
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
