import { describe, expect, it } from 'vitest';
import { addResults, judgeRun, judgeStep } from './run-step.ts';
import { type TestResults } from './test-results.ts';

const tests = { script: 'test:unit', report: 'test-results/unit.json' };
const nothing: TestResults = { passed: 0, failures: [], flaky: [], skipped: [] };
const good: TestResults = { ...nothing, passed: 3 };
const bad: TestResults = { ...good, failures: [{ name: 'tabs › open', files: [] }] };
const disturbed = { name: 'tabs › close', files: [] };
const withFlaky = (count: number): TestResults => ({
  ...good,
  flaky: Array.from({ length: count }, () => disturbed),
});

describe('a step of the whole run', () => {
  it('is what its tests are', () => {
    expect(judgeStep(tests, true, good)).toEqual(good);
    expect(judgeStep(tests, true, withFlaky(1))).toEqual(withFlaky(1));
    expect(judgeStep({ script: 'test:types' }, true, nothing)).toEqual(nothing);
  });

  it('has failed where a test has, whatever its exit code', () => {
    expect(judgeStep(tests, true, bad).failures).toEqual(bad.failures);
    expect(judgeStep(tests, false, bad).failures).toEqual(bad.failures);
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
    expect(addResults([bad, withFlaky(1), nothing])).toEqual({
      passed: 6,
      failures: bad.failures,
      flaky: [disturbed],
      skipped: [],
    });
  });
});

describe('the whole run', () => {
  it('counts a test that passes when it is tried again as passed', () => {
    expect(judgeRun(withFlaky(3))).toMatchObject({ passed: 6, failures: [] });
  });

  it('fails where more than three tests pass only when they are tried again', () => {
    const { passed, failures } = judgeRun(withFlaky(4));
    expect(passed).toBe(3);
    expect(failures).toEqual(withFlaky(4).flaky);
  });
});
