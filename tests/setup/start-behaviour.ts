import { vi } from 'vitest';
import { createBorrowings } from '../../shared/dom/borrowings.ts';
import { parseInert } from '../../shared/html/parse-inert.ts';
import { type Problem } from '../../shared/widget/problem.ts';

/** What a behaviour gets in a test, with what it said. */
export function makeBehaviourContext(html: string) {
  document.body.replaceChildren(...(parseInert(html)?.childNodes ?? []));
  const element = document.querySelector<HTMLElement>('[data-widget]');
  if (!element) throw new Error('The HTML has no mount point.');
  const controller = new AbortController();
  const problems: Problem[] = [];
  const { borrow, giveBack } = createBorrowings();
  return {
    element,
    problems,
    signal: controller.signal,
    borrow,
    isEditing: false,
    act: vi.fn(),
    report: (problem: Problem) => void problems.push(problem),
    guard: <Values extends unknown[]>(callback: (...values: Values) => void) => callback,
    /** What the engine does when a life is over. */
    abort: () => {
      controller.abort();
      giveBack();
    },
  };
}
