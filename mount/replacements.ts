import { type Problem } from '../shared/widget/problem.ts';
import { bodyOf, listen, readAttributes } from './foreign-dom.ts';
import { type MountRecord, statusAttribute } from './mount-record.ts';

/** So many answers in a row are no coincidence. */
const mostAnswers = 10;
/** What is replaced so soon after it mounted may be replaced because it mounted. */
const soonMs = 500;
/** What does not wait until it has mounted answers what is written on it before: at once. */
const atOnceMs = 20;
/** What happens within this time after a key or a press is the visitor's doing. */
const inputMs = 1000;

/** Why a mount point that is refused fails. */
export const replacedForEver: Problem = {
  where: 'the content',
  found: 'put back by the page each time the widget has mounted',
  expected: 'content that is replaced for another reason',
};

/** The mount points that followed each other at one place, alike as they came from the page. */
interface Streak {
  /** How many the page has taken away, each as an answer to its mounting. */
  count: number;
  lastMs: number;
  readonly address: string;
}

/** What to do with a new mount point. `leave`: the same has been refused and was replaced again. */
export type Verdict = 'mount' | 'refuse' | 'leave';

/**
 * Tells a page that answers every mounting by putting its own content back, which would go on for ever,
 * from one that replaces content at its own pace, or at that of a visitor.
 */
export interface Replacements {
  /** The page has replaced or changed what was mounted. */
  readonly note: (record: MountRecord) => void;
  readonly judge: (element: Element) => Verdict;
  /** The page itself asks for it: what was counted is forgotten. */
  readonly forget: (element: Element) => void;
  readonly stop: () => void;
}

/** Creates what counts the replacements of a page. */
export function createReplacements(document: Document): Replacements {
  // By body: a page swap that brings another begins anew.
  const byBody = new WeakMap<object, Map<string, Streak>>();
  const byElement = new WeakMap<Element, Streak>();
  const { location } = document;
  let inputAtMs = -Infinity;

  const findStreak = (element: Element): Streak => {
    const body = bodyOf(document) ?? document;
    const streaks = byBody.get(body) ?? new Map<string, Streak>();
    byBody.set(body, streaks);
    const attributes = readAttributes(element);
    attributes.delete(statusAttribute);
    const likeness = JSON.stringify([...attributes]);
    const { href: address } = location;
    const known = streaks.get(likeness);
    const streak = known?.address === address ? known : { count: 0, lastMs: 0, address };
    streaks.set(likeness, streak);
    byElement.set(element, streak);
    return streak;
  };

  return {
    note: ({ element, isSettled, changedAtMs }) => {
      const streak = byElement.get(element);
      const nowMs = performance.now();
      // Several alike that were taken away at once count as one.
      if (streak === undefined || changedAtMs < streak.lastMs) return;
      const isAnswer =
        nowMs - changedAtMs < (isSettled ? soonMs : atOnceMs) &&
        nowMs - inputAtMs > inputMs &&
        location.href === streak.address;
      streak.count = isAnswer ? streak.count + 1 : 0;
      streak.lastMs = nowMs;
    },
    judge: (element) => {
      const streak = findStreak(element);
      if (streak.count < mostAnswers) return 'mount';
      const nowMs = performance.now();
      const isQuiet = nowMs - streak.lastMs > soonMs;
      streak.count = isQuiet ? 0 : streak.count + 1;
      streak.lastMs = nowMs;
      if (isQuiet) return 'mount';
      return streak.count === mostAnswers + 1 ? 'refuse' : 'leave';
    },
    forget: (element) => {
      findStreak(element).count = 0;
    },
    stop: listen(
      document,
      ['pointerdown', 'keydown', 'input'],
      ({ isTrusted }) => {
        if (isTrusted) inputAtMs = performance.now();
      },
      { capture: true },
    ),
  };
}
