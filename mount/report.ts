import { formatProblem, type Problem } from '../shared/widget/problem.ts';

/** Where problems go. One page has one; tests collect instead. */
export interface Reporter {
  /**
   * One console line for one problem; the same line for the same element is said once.
   *
   * @param who the widget's name, or `widgets.js` for the script tag
   */
  report(who: string, problem: Problem, element?: Element): void;
  /** The problem for which a mount point fails: said whatever was said before. */
  reportFailure(who: string, problem: Problem, element: Element): void;
  /** An error that somebody threw: what failed, with the error itself. */
  reportError(sentence: string, element: Element, error: unknown): void;
}

type Console = Pick<globalThis.Console, 'error' | 'warn'>;

/** An answer with ten thousand bad fields must not bury the console: the rest is counted. */
const mostPerElement = 25;

/** Creates the reporter of a page: every problem is one line that passes the element (CONTRACT 2). */
export function createReporter(console: Console): Reporter {
  const said = new WeakMap<object, Set<string>>();
  const page = {};

  const say = (problem: Problem, sentence: string, element: Element | undefined) => {
    const parts = element ? [sentence, element] : [sentence];
    if (problem.severity === 'warning') console.warn(...parts);
    else console.error(...parts);
  };

  return {
    report: (who, problem, element) => {
      const sentence = formatProblem(who, problem);
      const key = element ?? page;
      const sentences = said.get(key) ?? new Set<string>();
      said.set(key, sentences);
      if (sentences.has(sentence) || sentences.size > mostPerElement) return;
      sentences.add(sentence);
      const isLast = sentences.size > mostPerElement;
      const end = isLast ? ' More problems of this element are not listed.' : '';
      say(problem, sentence + end, element);
    },
    reportFailure: (who, problem, element) => {
      say(problem, formatProblem(who, problem), element);
    },
    reportError: (sentence, element, error) => {
      console.error(sentence, element, error);
    },
  };
}
