import { type Problem } from './problem.ts';

/** The problem of a React widget in a form that has a field of that name, or that is named so by it. */
export const hiddenParent: Problem = {
  where: 'a field of the form around it',
  found: 'named parentNode',
  expected: 'another name',
};
