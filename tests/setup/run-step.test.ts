import { describe, expect, it } from 'vitest';
import { addResults, judgeStep } from './run-step.ts';
import { type TestResults } from './test-results.ts';

const tests = { script: 'test:unit', report: 'test-results/unit.json' };
const good: TestResults = { passed: 3, failures: [], skipped: [] };
const nothing: TestResults = { passed: 0, failures: [], skipped: [] };
const flaky: TestResults = {
  passed: 3,
  failures: [{ name: 'tabs › open (passed when tried again)', files: [] }],
  skipped: [],
};

describe('a step of the whole run', () => {
  it('is what its tests are', () => {
    expect(judgeStep(tests, true, good)).toEqual(good);
    expect(judgeStep({ script: 'test:types' }, true, nothing)).toEqual(nothing);
  });

  it('has failed where a test has, whatever its exit code', () => {
    expect(judgeStep(tests, true, flaky).failures).toEqual(flaky.failures);
    expect(judgeStep(tests, false, flaky).failures).toEqual(flaky.failures);
  });

  it.each([
    ['breaks before its tests', tests, false, nothing],
    ['breaks after its tests', tests, false, good],
    ['finds no tests', tests, true, nothing],
    ['has no tests and fails', { script: 'test:types' }, false, nothing],
  ] as const)('is one failure where it %s', (_, step, hasPassed, results) => {
    expect(judgeStep(step, hasPassed, results).failures).toEqual([
      { name: `npm run ${step.script}`, files: [] },
    ]);
  });

  it('adds to the others', () => {
    expect(addResults([good, flaky, nothing])).toEqual({
      passed: 6,
      failures: flaky.failures,
      skipped: [],
    });
  });
});
