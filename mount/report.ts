import { formatProblem, type Problem } from '../shared/widget/problem.ts';
import { toError } from '../shared/widget/to-error.ts';
import { sendEvent } from './events.ts';
import { isConnected, readRoot } from './foreign-dom.ts';

/** Where problems go: each becomes one console line and one `widget:problem` (CONTRACT 2). */
export interface Reporter {
  /** A problem of a mount point or another element; the same problem of the same element is reported once. */
  report(widget: string, problem: Problem, element: Element): void;
  /**
   * A problem of the whole page: of the script tag, `<html>`, or a call from page code.
   */
  reportOnPage(who: string, problem: Problem, element?: Element): void;
  /** The problem that makes a mount point fail: reported even where it was reported before. */
  reportFailure(widget: string, problem: Problem, element: Element): void;
  reportError(thrown: Thrown): void;
}

export interface Thrown {
  readonly widget?: string;
  readonly where: string;
  readonly sentence: string;
  readonly element: Element;
  readonly error: unknown;
  readonly isFatal: boolean;
}

type Console = Pick<globalThis.Console, 'error' | 'warn'>;

/**
 * An answer with ten thousand bad fields must not flood the console: beyond this number they are only
 * counted.
 */
const mostPerElement = 25;

const page = 'page';

/** Creates the reporter of a page. */
export function createReporter(console: Console): Reporter {
  const said = new WeakMap<object, Set<string>>();

  const say = (widget: string, problem: Problem, message: string, shown: readonly unknown[]) => {
    const { where, found, expected, severity = 'error', isFatal = false } = problem;
    console[severity === 'error' ? 'error' : 'warn'](message, ...shown);
    const [element] = shown;
    // Where the element is no longer on the page, a site would not hear of it.
    const isHeard = widget !== page && element instanceof Element && isConnected(element);
    const detail = { widget, where, found, expected, message, isFatal };
    sendEvent(isHeard ? element : readRoot(), 'widget:problem', detail);
  };

  const sayOnce = (widget: string, problem: Problem, sentence: string, element?: Element) => {
    const key = element ?? document;
    const sentences = said.get(key) ?? new Set<string>();
    said.set(key, sentences);
    if (sentences.has(sentence) || sentences.size > mostPerElement) return;
    sentences.add(sentence);
    const isLast = sentences.size > mostPerElement;
    const end = isLast ? ' More problems of this element are not listed.' : '';
    say(widget, problem, sentence + end, element ? [element] : []);
  };

  return {
    report: (widget, problem, element) => {
      sayOnce(widget, problem, formatProblem(widget, problem), element);
    },
    reportOnPage: (who, problem, element) => {
      sayOnce(page, problem, formatProblem(who, problem), element);
    },
    reportFailure: (widget, problem, element) => {
      say(widget, { ...problem, isFatal: true }, formatProblem(widget, problem), [element]);
    },
    reportError: ({ widget = page, where, sentence, element, error, isFatal }) => {
      const found = `an error: ${toError(error).message}`;
      say(widget, { where, found, expected: 'no error', isFatal }, sentence, [element, error]);
    },
  };
}
