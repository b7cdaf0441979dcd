import { hidesParent, parentOf } from '../../shared/dom/foreign-dom.ts';
import { hiddenParent as problem } from '../../shared/widget/describe-problems.ts';
import { ProblemError } from '../../shared/widget/problem.ts';
import { type Guard } from './guard.ts';

/**
 * Draws nothing inside a form with a field named `parentNode`: React and the libraries around it walk up by that name, and
 * would loop for ever.
 */
export const hiddenParent: Guard = {
  name: 'hidden parent',
  start: () => ({
    beforeRead: ({ element, isReact }) => {
      if (!isReact) return undefined;
      for (let around = parentOf(element); around !== null; around = parentOf(around)) {
        if (hidesParent(around)) return Promise.reject(new ProblemError(problem));
      }
      return undefined;
    },
  }),
};
