import { findProblem } from '../shared/widget/problem.ts';
import { toError } from '../shared/widget/to-error.ts';
import { sendEvent } from './events.ts';
import { type MountRecord } from './mount-record.ts';
import { type Reporter } from './report.ts';

/** What was being done for a mount point when something threw, in words for the console. */
export type Phase =
  'reading the attributes' | 'loading' | 'starting' | 'rendering' | 'a callback' | 'stopping';

const contentStays = 'The content of the page stays.';

/** The ways in which a mount point fails without affecting any other. */
export interface Failing {
  /** Ends the widget and restores the CMS content. The reason has already been reported. */
  readonly fail: (record: MountRecord, error: Error) => void;
  /** Reports what was thrown, then fails the mount point. */
  readonly failWithError: (record: MountRecord, phase: Phase, thrown: unknown) => void;
  /** Reports what was thrown where the mount point continues, or has already ended. */
  readonly reportThrown: (record: MountRecord, phase: Phase, thrown: unknown) => void;
}

/**
 * Creates the functions that fail a mount point.
 *
 * @param records of the mount points that have not ended
 */
export function createFailing(reporter: Reporter, records: Set<MountRecord>): Failing {
  const fail = (record: MountRecord, error: Error) => {
    record.end('after-commit');
    records.delete(record);
    record.setStatus('failed');
    sendEvent(record.element, 'widget:failed', { widget: record.name, error });
  };

  const reportThrown = (record: MountRecord, phase: Phase, thrown: unknown) => {
    const { name: widget, element } = record;
    const error = toError(thrown);
    const sentence = `${widget}: ${phase} failed: ${error.message}. ${contentStays}`;
    const isFatal = phase !== 'stopping';
    reporter.reportError({ widget, where: phase, sentence, element, error, isFatal });
  };

  return {
    fail,
    reportThrown,
    failWithError: (record, phase, thrown) => {
      if (record.isOver) {
        // An aborted load reports nothing more; a clean-up that throws is still reported.
        if (phase === 'rendering') reportThrown(record, 'stopping', thrown);
        return;
      }
      const error = toError(thrown);
      const problem = findProblem(error);
      if (problem) {
        reporter.reportFailure(record.name, { ...problem, outcome: contentStays }, record.element);
      } else {
        reportThrown(record, phase, error);
      }
      fail(record, error);
    },
  };
}
