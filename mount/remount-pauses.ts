import { type MountPoint } from './mount-point.ts';
import { type Reporter } from './report.ts';

/** A page that acts this soon after a status, in milliseconds, acts in the same task or frame. */
const frameMs = 20;
const longestPauseMs = 4000;
/** This many answers in a row are no coincidence. */
const toldAfter = 5;

export type RemountPauses = ReturnType<typeof createRemountPauses>;

/**
 * Makes the growing pauses between remounts: slows down a page script that answers every mounting by replacing it within the
 * same frame, without end.
 */
export function createRemountPauses(reporter: Reporter) {
  /** By the element around: the mount point itself may be replaced. An open answer is not counted yet. */
  const byParent = new WeakMap<Element, { count: number; atMs: number; isOpen: boolean }>();

  /** The page has ended a life. */
  const noteEnd = ({ parent, changedAtMs }: MountPoint) => {
    const atMs = performance.now();
    if (parent === null) return;
    const count = byParent.get(parent)?.count ?? 0;
    if (atMs - changedAtMs > frameMs) byParent.delete(parent);
    else byParent.set(parent, { count, atMs, isOpen: true });
  };
  /** @returns how long a life that is about to begin inside an element waits, in milliseconds */
  const pauseBefore = (parent: Element | null, widget: string) => {
    const answers = parent && byParent.get(parent);
    if (!answers) return 0;
    if (answers.isOpen && (answers.count += 1) === toldAfter) {
      const found = 'put back by a script of the page each time the widget mounts';
      const expected = 'content that is replaced for another reason';
      const outcome = 'The widget mounts again after longer and longer pauses.';
      reporter.report(widget, { where: 'the content', found, expected, outcome }, parent);
    }
    answers.isOpen = false;
    const { count, atMs } = answers;
    // Once may be a coincidence.
    const pauseMs = count < 2 ? 0 : Math.min(longestPauseMs, frameMs * 2 ** count);
    return Math.max(0, atMs + pauseMs - performance.now());
  };
  /** The page itself asks for a mount point: it does not wait. */
  const reset = (parent: Element | null) => {
    if (parent) byParent.delete(parent);
  };
  return { noteEnd, pauseBefore, reset };
}
