import {
  contentStays,
  type FatalProblem,
  findProblem,
  formatProblem,
  toFatal,
} from '../shared/widget/problem.ts';
import { toError } from '../shared/widget/to-error.ts';
import { type MountPoint } from './mount-point.ts';
import { type Reporter, sendEvent } from './report.ts';
import { type Requests } from './requests.ts';

/** The step in which something threw, in words for the console. */
export type Step =
  'reading the attributes' | 'loading' | 'starting' | 'rendering' | 'a callback' | 'stopping';

export interface Failures {
  /** Reports why a mount point cannot be mounted, and ends it. */
  readonly failWith: (point: MountPoint, problems: readonly FatalProblem[]) => void;
  /** Deals with what was thrown in a step, by a widget or in React. */
  readonly onThrown: (point: MountPoint, step: Step, thrown: unknown) => void;
}

/** A widget that breaks again this soon after it was drawn anew, in milliseconds, would always do so. */
const againMs = 1000;

/** React throws this if a node that it drew is no longer where it put it. */
const isNodeMissing = (error: unknown) => String(error).startsWith('NotFoundError');

/** Creates what ends a widget that fails: the CMS content comes back, the console and an event tell why. */
export function createFailures(reporter: Reporter, { remount }: Requests): Failures {
  const drawnAnew = new WeakSet<Element>();

  const fail = (point: MountPoint, error: Error) => {
    point.end();
    point.setStatus('failed');
    sendEvent(point.element, 'widget:failed', { widget: point.name, error });
  };
  const failWith = (point: MountPoint, problems: readonly FatalProblem[], error?: Error) => {
    const { name, element } = point;
    for (const problem of problems) reporter.reportFailure(name, problem, element);
    const sentences = problems.map((problem) => formatProblem(name, problem));
    fail(point, error ?? new Error(sentences.join(' ')));
  };
  const reportThrown = ({ name: widget, element }: MountPoint, step: Step, error: unknown) => {
    const sentence = `${widget}: ${step} failed: ${toError(error).message}. ${contentStays}`;
    const isFatal = step !== 'stopping';
    reporter.reportError({ widget, where: step, sentence, element, error, isFatal });
  };
  /** A tool of the page (an A/B test, a blocker) has taken out a node: the data are still there. */
  const drawAnew = (point: MountPoint) => {
    const { element, name } = point;
    drawnAnew.add(element);
    setTimeout(() => drawnAnew.delete(element), againMs);
    const where = 'what the widget drew';
    const found = 'changed by a script of the page';
    const expected = 'changes of attributes or data only';
    const outcome = 'The widget is drawn anew.';
    reporter.report(name, { where, found, expected, outcome }, element);
    remount(point);
  };

  return {
    failWith,
    onThrown: (point, step, thrown) => {
      const { element, signal, status } = point;
      if (step === 'stopping') {
        reportThrown(point, step, thrown);
        return;
      }
      if (signal.aborted) {
        // An aborted load reports nothing more; a clean-up that throws is still reported, unless the page has already
        // taken away what React wants to remove.
        if (step === 'rendering' && !isNodeMissing(thrown)) reportThrown(point, 'stopping', thrown);
        return;
      }
      if (status === 'mounted' && isNodeMissing(thrown) && !drawnAnew.has(element)) {
        drawAnew(point);
        return;
      }
      const error = toError(thrown);
      const problem = findProblem(error);
      if (problem) {
        failWith(point, [toFatal(problem)], error);
      } else {
        reportThrown(point, step, error);
        fail(point, error);
      }
    },
  };
}
