import { formatProblem, type Problem } from '../shared/widget/problem.ts';

/** Where problems go. One page has one; tests collect instead. */
export interface Reporter {
  /**
   * One console line for one problem; the same line for the same element is said once.
   *
   * @param who the widget's name, or `widgets.js` for the script tag
   */
  report(who: string, problem: Problem, element?: Element): void;
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

  const isNew = (sentence: string, element: Element | undefined): boolean => {
    const key = element ?? page;
    const sentences = said.get(key) ?? new Set<string>();
    said.set(key, sentences);
    if (sentences.has(sentence) || sentences.size > mostPerElement) return false;
    sentences.add(sentence);
    if (sentences.size <= mostPerElement) return true;
    const rest = `${sentence} More problems of this element are not listed.`;
    console.error(rest, ...(element ? [element] : []));
    return false;
  };

  return {
    report: (who, problem, element) => {
      const sentence = formatProblem(who, problem);
      if (!isNew(sentence, element)) return;
      const parts = element ? [sentence, element] : [sentence];
      if (problem.severity === 'warning') console.warn(...parts);
      else console.error(...parts);
    },
    reportError: (sentence, element, error) => {
      console.error(sentence, element, error);
    },
  };
}
