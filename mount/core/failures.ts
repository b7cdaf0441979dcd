import {
  contentStays,
  type FatalProblem,
  findProblem,
  formatProblem,
  toFatal,
} from '../../shared/widget/problem.ts';
import { toError } from '../../shared/widget/to-error.ts';
import { type Reporter, sendEvent } from '../report.ts';
import { type Ask } from './hooks.ts';
import { type Life } from './life.ts';

/** What was going on when something threw, in words for the console. */
export type Activity =
  'reading the attributes' | 'loading' | 'starting' | 'rendering' | 'a callback' | 'stopping';

/** React throws this if a node that it drew is no longer where it put it. */
export const isNodeMissing = (error: unknown) => String(error).startsWith('NotFoundError');

/** Creates what ends a life that fails: the CMS content comes back, the console and an event tell why. */
export function createFailures(life: Life, reporter: Reporter, ask: Ask) {
  const { element, name: widget } = life;
  const endAsFailed = (error: Error) => {
    life.end();
    life.setStatus('failed');
    sendEvent(element, 'widget:failed', { widget, error });
  };
  /** Fails by what the author or the page has to mend. */
  const fail = (problems: readonly FatalProblem[], error?: Error) => {
    for (const problem of problems) reporter.report(widget, problem, element);
    const sentences = problems.map((problem) => formatProblem(widget, problem));
    endAsFailed(error ?? new Error(sentences.join(' ')));
  };
  const reportError = (activity: Activity, error: unknown, isFatal: boolean) => {
    const sentence = `${widget}: ${activity} failed: ${toError(error).message}. ${contentStays}`;
    reporter.reportError({ widget, where: activity, sentence, element, error, isFatal });
  };
  /** Takes what the widget threw as it ended: it has ended nevertheless. */
  const onEndError = (error: unknown) => {
    reportError('stopping', error, false);
  };
  /** Fails by what the widget or React threw, unless the life has ended or a guard knows better. */
  const onError = (activity: Activity) => (thrown: unknown) => {
    if (life.signal.aborted) {
      // An aborted load has nothing to tell. React runs clean-ups after the end, and may not find nodes that the page has
      // taken away.
      if (activity === 'rendering' && !isNodeMissing(thrown)) onEndError(thrown);
      return;
    }
    if (life.status === 'mounted' && ask('recover', life, thrown).length > 0) return;
    const error = toError(thrown);
    const problem = findProblem(error);
    if (problem) {
      fail([toFatal(problem)], error);
    } else {
      reportError(activity, error, true);
      endAsFailed(error);
    }
  };
  return { fail, onError, onEndError };
}
