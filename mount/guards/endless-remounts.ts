import { parentOf } from '../../shared/dom/foreign-dom.ts';
import { readWidgetName } from '../core/find.ts';
import { type Guard } from './guard.ts';

/** A page that acts this soon after a status, in milliseconds, acts in the same task or frame. */
const frameMs = 20;
const longestPauseMs = 4000;
/** This many answers in a row are no coincidence. */
const toldAfter = 5;

/** Slows down a page script that answers every mounting by replacing it within the same frame, without end. */
export const endlessRemounts: Guard = {
  name: 'endless remounts',
  start: ({ reporter }) => {
    /** The answers in a row by the element around: the mount point itself may be replaced. */
    const byParent = new WeakMap<Element, { readonly count: number; readonly atMs: number }>();
    return {
      afterEnd: ({ parent, changedAtMs }, cause) => {
        if (parent === null || cause !== 'page') return;
        const atMs = performance.now();
        const { count, atMs: lastMs } = byParent.get(parent) ?? { count: 0, atMs: -Infinity };
        if (atMs - changedAtMs > frameMs) byParent.delete(parent);
        // Those that were there at the last answer belong to it.
        else byParent.set(parent, { count: changedAtMs < lastMs ? count : count + 1, atMs });
      },
      beforeLife: (element, cause) => {
        const parent = parentOf(element);
        const answers = parent && byParent.get(parent);
        if (!answers) return undefined;
        if (cause === 'call') byParent.delete(parent);
        const { count, atMs } = answers;
        // Once may be a coincidence.
        if (cause === 'call' || count < 2) return undefined;
        if (count === toldAfter) {
          const found = 'put back by a script of the page each time the widget mounts';
          const expected = 'content that is replaced for another reason';
          const outcome = 'The widget mounts again after longer and longer pauses.';
          const problem = { where: 'the content', found, expected, outcome };
          reporter.report(readWidgetName(element) ?? '', problem, parent);
        }
        const leftMs = atMs + Math.min(longestPauseMs, frameMs * 2 ** count) - performance.now();
        return new Promise((resolve) => setTimeout(resolve, leftMs));
      },
    };
  },
};
