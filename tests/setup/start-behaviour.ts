import { vi } from 'vitest';
import { createBorrowings } from '../../shared/dom/borrowings.ts';
import { parseInert } from '../../shared/html/parse-inert.ts';
import { type Problem } from '../../shared/widget/problem.ts';

/** The context of a behaviour in a test, and its reports. */
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
    /** Does what the engine does at the end of a life. */
    abort: () => {
      controller.abort();
      giveBack();
    },
  };
}
