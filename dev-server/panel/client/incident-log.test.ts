import { describe, expect, it } from 'vitest';
import { createIncidentLog } from './incident-log.ts';

describe('the log of what goes wrong on a page', () => {
  const one = {} as Element;
  const other = {} as Element;

  it('counts the same of the same element, and nothing else', () => {
    const log = createIncidentLog();
    expect(log.add('a', one)).toEqual([0, { text: 'a', element: one, count: 1 }]);
    expect(log.add('a', other)).toEqual([1, { text: 'a', element: other, count: 1 }]);
    expect(log.add('a')).toEqual([2, { text: 'a', element: undefined, count: 1 }]);
    expect(log.add('b', one)).toEqual([3, { text: 'b', element: one, count: 1 }]);
    expect(log.add('a', one)).toEqual([0, { text: 'a', element: one, count: 2 }]);
  });

  it('takes no more than so many, and goes on counting those', () => {
    const log = createIncidentLog(2);
    log.add('a');
    log.add('b');
    expect(log.add('c')).toBeUndefined();
    expect(log.add('b')).toEqual([1, { text: 'b', element: undefined, count: 2 }]);
  });
});
