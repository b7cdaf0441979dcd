import { isConnected, send } from '../shared/dom/foreign-dom.ts';
import { readRoot } from '../shared/dom/page-document.ts';
import { whenActivated } from '../shared/page/when-activated.ts';
import { formatProblem, type Problem } from '../shared/widget/problem.ts';
import { toError } from '../shared/widget/to-error.ts';
import { type WidgetAction } from '../shared/widget/use-widget.ts';

/** One line of the console as data, for a site's own monitoring. */
export interface ProblemDetail {
  /** The widget's name as the author wrote it; `page` if the problem concerns the whole page. */
  readonly widget: string;
  /** The attribute or field, or what the script was doing when something threw. */
  readonly where: string;
  readonly found: string;
  readonly expected: string;
  readonly message: string;
  readonly isFatal: boolean;
}

/** The events that a page may listen to (docs/contract.md, 2), with their details. */
export interface WidgetEvents {
  'widget:mounted': { readonly widget: string };
  'widget:failed': { readonly widget: string; readonly error: Error };
  'widget:unmounted': { readonly widget: string };
  'widget:action': WidgetAction & { readonly widget: string };
  'widget:problem': ProblemDetail;
  'widget:consent': { readonly choice: 'accepted' | 'refused'; readonly expires: string };
}

/**
 * Sends a bubbling event from a mount point, in a microtask: the page's listeners never run inside React, and
 * the element is already in the state that the event reports. A prerendered page tells nothing before a visitor comes
 * to it: analytics would count pages that nobody sees.
 */
export function sendEvent<Name extends keyof WidgetEvents>(
  element: Element,
  name: Name,
  detail: WidgetEvents[Name],
): void {
  whenActivated(() => {
    queueMicrotask(() => {
      send(element, new CustomEvent(name, { bubbles: true, detail }));
    });
  });
}

/** Reports problems: each becomes one console line and one `widget:problem` (docs/contract.md, 2). */
export type Reporter = ReturnType<typeof createReporter>;

interface Thrown extends Pick<ProblemDetail, 'where' | 'isFatal'> {
  /** Undefined: the whole page. */
  readonly widget?: string;
  readonly sentence: string;
  readonly element: Element;
  readonly error: unknown;
}

/** A list with ten thousand bad fields must not flood the console: beyond this number they are left out. */
const mostPerElement = 25;

const page = 'page';

/** Creates the reporter of a page. */
export function createReporter(console: Pick<Console, 'error' | 'warn'>) {
  const said = new WeakMap<object, Set<string>>();

  const say = (widget: string, problem: Problem, message: string, details: readonly unknown[]) => {
    const { where, found, expected, severity = 'error', isFatal = false } = problem;
    console[severity === 'error' ? 'error' : 'warn'](message, ...details);
    const [element] = details;
    // An event from an element that is no longer on the page would reach no listener of the site.
    const isOnPage = widget !== page && element instanceof Element && isConnected(element);
    const detail = { widget, where, found, expected, message, isFatal };
    sendEvent(isOnPage ? element : readRoot(), 'widget:problem', detail);
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
    /**
     * Reports a problem of a mount point or another element: once, except for what makes a mount point fail, which may
     * fail again.
     */
    report: (widget: string, problem: Problem, element: Element) => {
      const sentence = formatProblem(widget, problem);
      if (problem.isFatal) say(widget, problem, sentence, [element]);
      else sayOnce(widget, problem, sentence, element);
    },
    /** Reports a problem of the whole page: of the script tag, `<html>`, or a call from page code. */
    reportOnPage: (who: string, problem: Problem, element?: Element) => {
      sayOnce(page, problem, formatProblem(who, problem), element);
    },
    reportError: ({ widget = page, where, sentence, element, error, isFatal }: Thrown) => {
      const found = `an error: ${toError(error).message}`;
      say(widget, { where, found, expected: 'no error', isFatal }, sentence, [element, error]);
    },
  };
}
