import { vi } from 'vitest';
import { type Problem } from '../../shared/widget/problem.ts';
import { makeContext } from './make-context.ts';
import { showPage } from './show-page.ts';

/** The context of a behaviour in a test, and its reports. */
export function makeBehaviourContext(html: string) {
  showPage(html);
  const element = document.querySelector<HTMLElement>('[data-widget]');
  if (!element) throw new Error('The HTML has no mount point.');
  const life = new AbortController();
  const problems: Problem[] = [];
  const report = (problem: Problem) => void problems.push(problem);
  return {
    ...makeContext({ texts: {} }, { element, signal: life.signal, report }),
    act: vi.fn(),
    problems,
    /** Does what the engine does at the end of a life. */
    abort: () => life.abort(),
  };
}
