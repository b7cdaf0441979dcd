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
import { type Reporter, sendEvent } from './report.ts';

/** The step in which something threw, in words for the console. */
export type Step =
  'reading the attributes' | 'loading' | 'starting' | 'rendering' | 'a callback' | 'stopping';

export interface Failures {
  /** Reports why a mount point cannot be mounted, and ends it. */
  readonly failWith: (life: Life, problems: readonly FatalProblem[]) => void;
  /** Deals with what was thrown in a step, by a widget or in React. */
  readonly onThrown: (life: Life, step: Step, thrown: unknown) => void;
}

/** React throws this if a node that it drew is no longer where it put it. */
export const isNodeMissing = (error: unknown) => String(error).startsWith('NotFoundError');

/** Creates what ends a widget that fails: the CMS content comes back, the console and an event tell why. */
export function createFailures(reporter: Reporter, ask: Ask): Failures {
  const fail = (life: Life, error: Error) => {
    life.end();
    life.setStatus('failed');
    sendEvent(life.element, 'widget:failed', { widget: life.name, error });
  };
  const failWith = (life: Life, problems: readonly FatalProblem[], error?: Error) => {
    const { name, element } = life;
    for (const problem of problems) reporter.reportFailure(name, problem, element);
    const sentences = problems.map((problem) => formatProblem(name, problem));
    fail(life, error ?? new Error(sentences.join(' ')));
  };
  const reportThrown = ({ name: widget, element }: Life, step: Step, error: unknown) => {
    const sentence = `${widget}: ${step} failed: ${toError(error).message}. ${contentStays}`;
    const isFatal = step !== 'stopping';
    reporter.reportError({ widget, where: step, sentence, element, error, isFatal });
  };
  return {
    failWith,
    onThrown: (life, step, thrown) => {
      // A clean-up that throws is reported, unless the page has already taken away what React wants to remove.
      const isStopping = life.signal.aborted && step === 'rendering' && !isNodeMissing(thrown);
      if (step === 'stopping' || isStopping) reportThrown(life, 'stopping', thrown);
      // An aborted load reports nothing more.
      if (step === 'stopping' || life.signal.aborted) return;
      if (life.status === 'mounted' && ask('onThrown', life, thrown).length > 0) return;
      const error = toError(thrown);
      const problem = findProblem(error);
      if (problem) {
        failWith(life, [toFatal(problem)], error);
      } else {
        reportThrown(life, step, error);
        fail(life, error);
      }
    },
  };
}
