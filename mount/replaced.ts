import { type MountPoint } from './mount-point.ts';
import { type Reporter } from './report.ts';

/** A page that acts this soon after a status, in milliseconds, acts in the same task or frame. */
const frameMs = 20;
const longestPauseMs = 4000;
/** This many answers in a row are no coincidence. */
const toldAfter = 5;

interface Answers {
  readonly count: number;
  readonly atMs: number;
  /** Whether the page has ended a life since the last one began. */
  readonly isOpen: boolean;
}

/** Slows down a page script that answers every mounting by replacing it within the same frame, without end. */
export interface Replaced {
  /** The page has ended a life. */
  readonly note: (point: MountPoint) => void;
  /**
   * A life is about to begin inside an element.
   *
   * @returns how long it waits, in milliseconds
   */
  readonly begin: (parent: Element | null, widget: string) => number;
  /** The page itself asks for a mount point: it does not wait. */
  readonly forget: (parent: Element | null) => void;
}

export function createReplaced(reporter: Reporter): Replaced {
  /** By the element around: the mount point itself may be replaced. */
  const byParent = new WeakMap<Element, Answers>();
  return {
    note: ({ parent, changedAtMs }) => {
      const atMs = performance.now();
      if (parent === null) return;
      const count = byParent.get(parent)?.count ?? 0;
      if (atMs - changedAtMs > frameMs) byParent.delete(parent);
      else byParent.set(parent, { count, atMs, isOpen: true });
    },
    begin: (parent, widget) => {
      const answers = parent && byParent.get(parent);
      if (!answers) return 0;
      const { atMs, isOpen } = answers;
      const count = answers.count + (isOpen ? 1 : 0);
      byParent.set(parent, { count, atMs, isOpen: false });
      if (isOpen && count === toldAfter) {
        const found = 'put back by a script of the page each time the widget mounts';
        const expected = 'content that is replaced for another reason';
        const outcome = 'The widget mounts again after longer and longer pauses.';
        reporter.report(widget, { where: 'the content', found, expected, outcome }, parent);
      }
      // Once may be a coincidence.
      const pauseMs = count < 2 ? 0 : Math.min(longestPauseMs, frameMs * 2 ** count);
      return Math.max(0, atMs + pauseMs - performance.now());
    },
    forget: (parent) => {
      if (parent) byParent.delete(parent);
    },
  };
}
