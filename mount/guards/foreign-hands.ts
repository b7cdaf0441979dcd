import { isNodeMissing } from '../core/failures.ts';
import { type Guard } from './guard.ts';

/** A widget that breaks again this soon after it was drawn anew, in milliseconds, would always do so. */
const againMs = 1000;

/** Draws a widget anew of which a script of the page has taken out a node: the data are still there. */
export const foreignHands: Guard = {
  name: 'foreign hands',
  start: ({ reporter }) => {
    const drawnAnew = new WeakSet<Element>();
    return {
      recover: (life, error) => {
        const { element, name } = life;
        if (!isNodeMissing(error) || drawnAnew.has(element)) return false;
        drawnAnew.add(element);
        setTimeout(() => drawnAnew.delete(element), againMs);
        const where = 'what the widget drew';
        const found = 'changed by a script of the page';
        const expected = 'changes of attributes or data only';
        const outcome = 'The widget is drawn anew.';
        reporter.report(name, { where, found, expected, outcome }, element);
        life.remount();
        return true;
      },
    };
  },
};
