import {
  contentStays,
  type FatalProblem,
  findProblem,
  formatProblem,
  toFatal,
} from '../../shared/widget/problem.ts';
import { toError } from '../../shared/widget/to-error.ts';
import { type Ask } from './hooks.ts';
import { type Life } from './life.ts';
import { type Reporter, sendEvent } from '../report.ts';

/** The step in which something threw, in words for the console. */
export type Step =
  'reading the attributes' | 'loading' | 'starting' | 'rendering' | 'a callback' | 'stopping';

/** React throws this if a node that it drew is no longer where it put it. */
export const isNodeMissing = (error: unknown) => String(error).startsWith('NotFoundError');

/** Creates what ends a life that fails: the CMS content comes back, the console and an event tell why. */
export function createFailures(life: Life, reporter: Reporter, ask: Ask) {
  const { element, name: widget } = life;
  const fail = (error: Error) => {
    life.end();
    life.setStatus('failed');
    sendEvent(element, 'widget:failed', { widget, error });
  };
  /** Fails by what the author or the page has to mend. */
  const failWith = (problems: readonly FatalProblem[], error?: Error) => {
    for (const problem of problems) reporter.report(widget, problem, element);
    const sentences = problems.map((problem) => formatProblem(widget, problem));
    fail(error ?? new Error(sentences.join(' ')));
  };
  const reportThrown = (step: Step, error: unknown) => {
    const sentence = `${widget}: ${step} failed: ${toError(error).message}. ${contentStays}`;
    const isFatal = step !== 'stopping';
    reporter.reportError({ widget, where: step, sentence, element, error, isFatal });
  };
  /** Fails by what was thrown in a step, by a widget or in React. */
  const failIn = (step: Step) => (thrown: unknown) => {
    // A clean-up that throws is reported, unless the page has already taken away what React wants to remove.
    const isEnded = life.signal.aborted;
    const isCleanUp = isEnded && step === 'rendering' && !isNodeMissing(thrown);
    if (isCleanUp || step === 'stopping') {
      reportThrown('stopping', thrown);
      return;
    }
    // An aborted load reports nothing more.
    if (isEnded) return;
    if (life.status === 'mounted' && ask('recover', life, thrown).length > 0) return;
    const error = toError(thrown);
    const problem = findProblem(error);
    if (problem) {
      failWith([toFatal(problem)], error);
    } else {
      reportThrown(step, error);
      fail(error);
    }
  };
  return { failWith, failIn };
}
