import { failWith } from '../shared/widget/fail-with.ts';
import { hidesParent } from './foreign-dom.ts';
import { findAround } from './mount-points.ts';

/**
 * React and the libraries around it walk up by `parentNode`. Inside a form with a field of that name they
 * would loop for ever, so nothing is drawn there.
 *
 * @throws the problem for the console
 */
export function checkSurroundings(element: Element): void {
  if (findAround(element, hidesParent) === undefined) return;
  const where = 'a field of the form around it';
  failWith({ where, found: 'named parentNode', expected: 'another name' });
}
