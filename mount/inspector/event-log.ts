/** The fields of a page event that the inspector reads. */
export type LoggedEvent = Pick<CustomEvent<unknown>, 'type' | 'timeStamp' | 'target' | 'detail'>;

/** The history of a mount point. */
export interface PointHistory {
  /** When it was last mounted, in milliseconds after the page began. */
  mountedMs?: number;
  readonly problems: string[];
}

/** The history of a page. */
export interface EventLog {
  readonly add: (event: LoggedEvent) => void;
  readonly historyOf: (target: EventTarget) => PointHistory;
  /** Problems that concern no single mount point. */
  readonly pageProblems: readonly string[];
}

function readMessage(detail: unknown): string {
  const hasMessage = typeof detail === 'object' && detail !== null && 'message' in detail;
  return hasMessage ? String(detail.message) : '';
}

/**
 * Creates an empty log.
 *
 * @param isPage whether the sender of an event is the page itself
 */
export function createEventLog(isPage: (target: EventTarget) => boolean): EventLog {
  const histories = new Map<EventTarget, PointHistory>();
  const pageProblems: string[] = [];
  const historyOf = (target: EventTarget): PointHistory => {
    const history = histories.get(target) ?? { problems: [] };
    histories.set(target, history);
    return history;
  };
  return {
    historyOf,
    pageProblems,
    add: ({ type, timeStamp, target, detail }) => {
      if (target === null) return;
      if (type === 'widget:mounted') historyOf(target).mountedMs = timeStamp;
      if (type !== 'widget:problem') return;
      (isPage(target) ? pageProblems : historyOf(target).problems).push(readMessage(detail));
    },
  };
}
