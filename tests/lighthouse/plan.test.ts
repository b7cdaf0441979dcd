import { describe, expect, it } from 'vitest';
import { OptionError } from '../../dev-server/command-line.ts';
import { nameReport, readPlan } from './plan.ts';

const known = ['/', '/funds'];

describe('what is measured', () => {
  it.each([
    [{}, { addresses: known, runs: 3 }],
    [{ page: '/funds' }, { addresses: ['/funds'], runs: 3 }],
    [
      { page: '/', runs: '1' },
      { addresses: ['/'], runs: 1 },
    ],
  ])('with %o: %o', (values, plan) => {
    expect(readPlan(values, known)).toEqual(plan);
  });

  it.each(['0', '-1', '1.5', 'many', '100', ''])('is never measured %o times', (runs) => {
    expect(() => readPlan({ runs }, known)).toThrow(OptionError);
  });

  it('is a page of the site', () => {
    expect(() => readPlan({ page: 'funds' }, known)).toThrow(
      'There is no page "funds"; there are: /, /funds.',
    );
  });
});

describe('the file of a report', () => {
  it.each([
    ['/', 1, 'home-1.html'],
    ['/funds', 2, 'funds-2.html'],
    ['/market-overview/live', 3, 'market-overview-live-3.html'],
  ])('%s, visit %d: %s', (address, run, name) => {
    expect(nameReport(address, run)).toBe(name);
  });
});
