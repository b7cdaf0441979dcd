import { findProblem } from '../shared/widget/problem.ts';
import { toError } from '../shared/widget/to-error.ts';
import { sendEvent } from './events.ts';
import { type MountPoint } from './mount-point.ts';
import { type Reporter } from './report.ts';

/** The step in which something threw, in words for the console. */
export type Phase =
  'reading the attributes' | 'loading' | 'starting' | 'rendering' | 'a callback' | 'stopping';

const contentStays = 'The content of the page stays.';

export interface Failing {
  /** Ends the widget and gives the CMS content back. The reason has already been reported. */
  readonly fail: (point: MountPoint, error: Error) => void;
  readonly failWithError: (point: MountPoint, phase: Phase, thrown: unknown) => void;
  /** Reports what was thrown by a widget that continues, or has already ended. */
  readonly reportThrown: (point: MountPoint, phase: Phase, thrown: unknown) => void;
}

/** Creates the functions that fail a mount point. */
export function createFailing(reporter: Reporter): Failing {
  const fail = (point: MountPoint, error: Error) => {
    point.end();
    point.setStatus('failed');
    sendEvent(point.element, 'widget:failed', { widget: point.name, error });
  };

  const reportThrown = (point: MountPoint, phase: Phase, thrown: unknown) => {
    const { name: widget, element } = point;
    const error = toError(thrown);
    const sentence = `${widget}: ${phase} failed: ${error.message}. ${contentStays}`;
    const isFatal = phase !== 'stopping';
    reporter.reportError({ widget, where: phase, sentence, element, error, isFatal });
  };

  return {
    fail,
    reportThrown,
    failWithError: (point, phase, thrown) => {
      if (point.isOver) {
        // An aborted load reports nothing more; a clean-up that throws is still reported.
        if (phase === 'rendering') reportThrown(point, 'stopping', thrown);
        return;
      }
      const error = toError(thrown);
      const problem = findProblem(error);
      if (problem) {
        reporter.reportFailure(point.name, { ...problem, outcome: contentStays }, point.element);
      } else {
        reportThrown(point, phase, error);
      }
      fail(point, error);
    },
  };
}
