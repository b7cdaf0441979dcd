import { describe, expect, it } from 'vitest';
import { createEventLog } from './event-log.ts';

const page = new EventTarget();
const point = new EventTarget();
const problem = (target: EventTarget, message: unknown) => ({
  type: 'widget:problem',
  timeStamp: 1,
  target,
  detail: { message },
});

describe('the log of the inspector', () => {
  it('keeps problems by mount point, and those of the page apart', () => {
    const log = createEventLog((target) => target === page);
    log.add(problem(point, 'one'));
    log.add(problem(page, 'two'));
    log.add(problem(point, 'three'));
    expect(log.historyOf(point)).toEqual({ problems: ['one', 'three'] });
    expect(log.pageProblems).toEqual(['two']);
  });

  it('keeps when a mount point was mounted last', () => {
    const log = createEventLog(() => false);
    const mounted = { type: 'widget:mounted', target: point, detail: {} };
    log.add({ ...mounted, timeStamp: 120 });
    log.add({ ...mounted, timeStamp: 480 });
    expect(log.historyOf(point)).toEqual({ mountedMs: 480, problems: [] });
  });

  it('takes events that have no target or message', () => {
    const log = createEventLog(() => true);
    log.add({ type: 'widget:problem', timeStamp: 1, target: null, detail: {} });
    log.add({ type: 'widget:problem', timeStamp: 1, target: page, detail: null });
    log.add({ type: 'widget:problem', timeStamp: 1, target: page, detail: 'of another script' });
    expect(log.pageProblems).toEqual(['', '']);
  });
});
