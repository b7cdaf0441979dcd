import { type Problem } from '../shared/widget/problem.ts';
import { bodyOf, listen, readAttributes } from './foreign-dom.ts';
import { type MountRecord, statusAttribute } from './mount-record.ts';

/** This many replacements in a row are no coincidence. */
const mostAnswers = 10;
/** A mount point replaced this soon after it mounted, in milliseconds, may be replaced because it mounted. */
const soonMs = 500;
/**
 * A page that replaces a mount point before it has mounted reacts to the earlier status changes, and does so
 * at once.
 */
const atOnceMs = 20;
/** What happens within this many milliseconds after a key or a press is the visitor's doing. */
const inputMs = 1000;

/** Why a refused mount point fails. */
export const replacedForEver: Problem = {
  where: 'the content',
  found: 'put back by the page each time the widget has mounted',
  expected: 'content that is replaced for another reason',
};

/** The mount points that followed each other in one place, identical as the page delivered them. */
interface Streak {
  /** How many of them the page has removed, each in response to its mounting. */
  count: number;
  lastMs: number;
  readonly address: string;
}

/** What to do with a new mount point. `leave`: the same has been refused and was replaced again. */
export type Verdict = 'mount' | 'refuse' | 'leave';

/**
 * Distinguishes a page that responds to every mounting by restoring its own content, which would go on for
 * ever, from one that replaces content at its own pace or the visitor's.
 */
export interface Replacements {
  /** The page has replaced or changed what was mounted. */
  readonly note: (record: MountRecord) => void;
  readonly judge: (element: Element) => Verdict;
  /** The page itself asks for it: the count starts again. */
  readonly forget: (element: Element) => void;
  readonly stop: () => void;
}

/** Creates the counter of a page's replacements. */
export function createReplacements(document: Document): Replacements {
  // By body: a page swap that brings another body begins a new count.
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
      // Several identical ones that were removed at once count as one.
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
