import { quote, type ReportProblem } from '../widget/problem.ts';
import { findTarget } from './find-target.ts';

/** A link and the element that its fragment names. */
export interface Linked {
  readonly link: HTMLAnchorElement;
  readonly target: HTMLElement;
}

/**
 * The links in an element that lead to parts of the page, in document order. One that leads nowhere is
 * reported and left as it is.
 *
 * @param fits whether a target may serve
 * @param expected what a target is, in words that follow "expected"
 */
export function findLinked(
  element: Element,
  fits: (target: HTMLElement) => boolean,
  expected: string,
  report: ReportProblem,
): Linked[] {
  return [...element.querySelectorAll('a[href*="#"]')].flatMap((link) => {
    // A link of a drawing (`<svg><a>`) stays what it is.
    if (!(link instanceof HTMLAnchorElement)) return [];
    const target = findTarget(link.hash);
    if (target !== null && fits(target)) return [{ link, target }];
    const outcome = 'It stays a plain link.';
    report({ where: 'the target of a link', found: quote(link.hash), expected, outcome });
    return [];
  });
}
