import { failWith } from '../shared/widget/fail-with.ts';
import { hidesParent } from './foreign-dom.ts';
import { findAround } from './mount-points.ts';

/**
 * React and libraries beside it climb by `parentNode`. A form with a field of that name around them
 * would send them round in circles for ever, so nothing is drawn in there.
 *
 * @throws the problem for the console
 */
export function checkSurroundings(element: Element): void {
  if (findAround(element, hidesParent) === undefined) return;
  const where = 'a field of the form around it';
  failWith({ where, found: 'named parentNode', expected: 'another name' });
}
