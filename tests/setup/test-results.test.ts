import { describe, expect, it } from 'vitest';
import { countResults } from './test-results.ts';

describe('the count of a test run', () => {
  it('has the tests of vitest, and files that broke before their tests', () => {
    const testResults = [
      { status: 'passed', assertionResults: [{}] },
      { status: 'failed', assertionResults: [{}, {}] },
      { status: 'failed', assertionResults: [] },
    ];
    expect(countResults({ numPassedTests: 2, numFailedTests: 1, testResults })).toEqual({
      passed: 2,
      failed: 2,
    });
  });

  it('has the tests of Playwright, and what broke outside of them', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 3 };
    expect(countResults({ stats, errors: [{}] })).toEqual({ passed: 5, failed: 3 });
  });
});
