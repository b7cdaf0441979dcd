import { parentOf } from '../../shared/dom/foreign-dom.ts';
import { readWidgetName } from '../core/find.ts';
import { type Guard } from './guard.ts';

/** A page that acts this soon after a status, in milliseconds, acts in the same task or frame. */
const frameMs = 20;
const longestPauseMs = 4000;
/** This many answers in a row are no coincidence. */
const toldAfter = 5;

interface Answers {
  count: number;
  /** Whether a life has begun since the last one. */
  isCounted: boolean;
  readonly atMs: number;
}

/** Slows down a page script that answers every mounting by replacing it within the same frame, without end. */
export const endlessRemounts: Guard = {
  name: 'endless remounts',
  start: ({ reporter }) => {
    // By the element around: the mount point itself may be replaced.
    const byParent = new WeakMap<Element, Answers>();
    return {
      afterEnd: ({ parent, changedAtMs }, cause) => {
        if (parent === null || cause !== 'page') return;
        const atMs = performance.now();
        const count = byParent.get(parent)?.count ?? 0;
        if (atMs - changedAtMs > frameMs) byParent.delete(parent);
        else byParent.set(parent, { count, atMs, isCounted: false });
      },
      beforeLife: (element, cause) => {
        const parent = parentOf(element);
        const answers = parent && byParent.get(parent);
        if (!answers) return undefined;
        if (cause === 'call') {
          byParent.delete(parent);
          return undefined;
        }
        if (!answers.isCounted && (answers.count += 1) === toldAfter) {
          const found = 'put back by a script of the page each time the widget mounts';
          const expected = 'content that is replaced for another reason';
          const outcome = 'The widget mounts again after longer and longer pauses.';
          const problem = { where: 'the content', found, expected, outcome };
          reporter.report(readWidgetName(element) ?? '', problem, parent);
        }
        answers.isCounted = true;
        // Once may be a coincidence.
        const pauseMs =
          answers.count < 2 ? 0 : Math.min(longestPauseMs, frameMs * 2 ** answers.count);
        const leftMs = answers.atMs + pauseMs - performance.now();
        return leftMs > 0 ? new Promise((resolve) => setTimeout(resolve, leftMs)) : undefined;
      },
    };
  },
};
