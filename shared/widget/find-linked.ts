import { quote, type ReportProblem } from './problem.ts';
import { findTarget } from '../dom/find-target.ts';
import { findAll } from '../dom/foreign-dom.ts';

export interface Linked {
  readonly link: HTMLAnchorElement;
  readonly target: HTMLElement;
}

/**
 * The links in an element that lead to parts of the page, in document order. A link without a target is
 * reported and left unchanged.
 * @param fits whether an element may be a target
 * @param expected words that follow "expected"
 * @param near where targets are looked for first
 */
export function findLinked(
  element: Element,
  fits: (target: HTMLElement) => boolean,
  expected: string,
  report: ReportProblem,
  near?: Element,
): Linked[] {
  return findAll(element, 'a[href*="#"]').flatMap((link) => {
    if (!(link instanceof HTMLAnchorElement)) return [];
    const target = findTarget(link.hash, near);
    if (target !== null && fits(target)) return [{ link, target }];
    const outcome = 'It stays a plain link.';
    report({ where: 'the target of a link', found: quote(link.hash), expected, outcome });
    return [];
  });
}
