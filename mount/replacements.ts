import { listen } from '../shared/dom/listen.ts';
import { type Problem } from '../shared/widget/problem.ts';
import { readAttributes, readBody } from './foreign-dom.ts';
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

/** A body at an address: a page swap that brings another of either begins a new count. */
interface Place {
  readonly bodyElement: Element | null;
  readonly address: string;
  /** Only those that the page has ever answered: there may be any number of others. */
  readonly streaks: Set<Streak>;
}

/** The mount points that followed each other in one place, identical as the page delivered them. */
interface Streak {
  /** How many of them the page has removed, each in response to its mounting. */
  count: number;
  lastMs: number;
  readonly place: Place;
  /** The attributes that the mount points share. */
  readonly shared: ReadonlyMap<string, string>;
}

function isAlike(some: Streak['shared'], others: Streak['shared']): boolean {
  return (
    some.size === others.size && [...some].every(([name, value]) => others.get(name) === value)
  );
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
}

/** Creates the counter of a page's replacements. */
export function createReplacements(signal: AbortSignal): Replacements {
  const byElement = new WeakMap<Element, Streak>();
  let inputAtMs = -Infinity;
  let present: Place | undefined;

  const onInput = ({ isTrusted }: Event) => {
    if (isTrusted) inputAtMs = performance.now();
  };
  listen(document, ['pointerdown', 'keydown', 'input'], onInput, { capture: true, signal });

  const findPlace = (): Place => {
    const bodyElement = readBody();
    const { href: address } = location;
    if (present?.bodyElement !== bodyElement || present.address !== address) {
      present = { bodyElement, address, streaks: new Set() };
    }
    return present;
  };

  const findStreak = (element: Element): Streak => {
    const shared = readAttributes(element);
    shared.delete(statusAttribute);
    const place = findPlace();
    const known = [...place.streaks].find((each) => isAlike(each.shared, shared));
    const streak = known ?? { count: 0, lastMs: 0, place, shared };
    byElement.set(element, streak);
    return streak;
  };

  return {
    note: ({ element, isSettled, changedAtMs }) => {
      const streak = byElement.get(element);
      const nowMs = performance.now();
      // Several identical ones that were removed at once count as one.
      if (streak === undefined || changedAtMs < streak.lastMs) return;
      const { place } = streak;
      const isAnswer =
        findPlace() === place &&
        nowMs - changedAtMs < (isSettled ? soonMs : atOnceMs) &&
        nowMs - inputAtMs > inputMs;
      streak.count = isAnswer ? streak.count + 1 : 0;
      streak.lastMs = nowMs;
      if (isAnswer) place.streaks.add(streak);
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
  };
}
