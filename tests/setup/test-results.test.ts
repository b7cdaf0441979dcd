import { describe, expect, it } from 'vitest';
import { describeFailure, readResults } from './test-results.ts';

const projectFolder = '/project';

/** A test in Playwright's report, and the files of each attempt. */
function makeTest(status: string, ...attempts: readonly (readonly string[])[]) {
  const results = attempts.map((paths) => ({
    attachments: paths.map((path) => ({ name: 'trace', path })),
  }));
  return { projectName: 'chromium', status, results, annotations: [] as object[] };
}

function makeSpec(title: string, test: object) {
  return { title, file: 'widgets/tabs.spec.ts', line: 7, tests: [test] };
}

function makePlaywrightReport(specs: readonly object[], errors: readonly object[] = []): unknown {
  return {
    config: { rootDir: '/project/tests/browser' },
    suites: [
      { title: 'widgets/tabs.spec.ts', specs: [], suites: [{ title: 'tabs', specs }] },
      { title: 'empty.spec.ts', specs: [] },
    ],
    errors,
  };
}

describe('the results of Playwright', () => {
  it('name a test that failed, and the files that tell why', () => {
    const trace = '/project/test-results/browser/tabs/trace.zip';
    const report = makePlaywrightReport([
      makeSpec('open', makeTest('expected', [])),
      makeSpec('close', makeTest('unexpected', [trace])),
    ]);
    expect(readResults(report, projectFolder)).toEqual({
      passed: 1,
      failures: [
        {
          name: 'tests/browser/widgets/tabs.spec.ts:7 tabs › close',
          files: ['test-results/browser/tabs/trace.zip'],
        },
      ],
      flaky: [],
      skipped: [],
    });
  });

  it('list a test that passes only when it is tried again as flaky', () => {
    const spec = makeSpec('open', makeTest('flaky', ['/project/test-results/a.zip'], []));
    expect(readResults(makePlaywrightReport([spec]), projectFolder)).toEqual({
      passed: 0,
      failures: [],
      flaky: [
        {
          name: 'tests/browser/widgets/tabs.spec.ts:7 tabs › open',
          files: ['test-results/a.zip'],
        },
      ],
      skipped: [],
    });
  });

  it('count what broke outside of the tests, such as a server that did not start', () => {
    const report = makePlaywrightReport([], [{ message: 'no server\n  at start' }]);
    expect(readResults(report, projectFolder).failures).toEqual([{ name: 'no server', files: [] }]);
  });

  it('name what was skipped', () => {
    const test = makeTest('skipped', []);
    test.annotations.push({ type: 'skip', description: 'no browser' });
    const report = makePlaywrightReport([makeSpec('open', test)]);
    expect(readResults(report, projectFolder)).toEqual({
      passed: 0,
      failures: [],
      flaky: [],
      skipped: ['tests/browser/widgets/tabs.spec.ts:7 tabs › open (no browser)'],
    });
  });
});

describe('the results of vitest', () => {
  const name = '/project/shared/rules/money.test.ts';

  it('name tests that failed and tests that were skipped', () => {
    const assertionResults = [
      { status: 'passed', fullName: 'money is read' },
      { status: 'failed', fullName: 'money is written' },
      { status: 'skipped', fullName: 'money is counted' },
      { status: 'todo', fullName: 'money is lent' },
    ];
    const report = { testResults: [{ name, status: 'failed', assertionResults }] };
    expect(readResults(report, projectFolder)).toEqual({
      passed: 1,
      failures: [{ name: 'shared/rules/money.test.ts: money is written', files: [] }],
      flaky: [],
      skipped: [
        'shared/rules/money.test.ts: money is counted',
        'shared/rules/money.test.ts: money is lent',
      ],
    });
  });

  it('count a file that broke before, or after, its tests ran', () => {
    const passed = [{ status: 'passed', fullName: 'money is read' }];
    const report = {
      testResults: [
        { name, status: 'failed', message: 'no such file\n at x', assertionResults: [] },
        { name, status: 'failed', message: '', assertionResults: passed },
      ],
    };
    expect(readResults(report, projectFolder)).toEqual({
      passed: 1,
      failures: [
        { name: 'shared/rules/money.test.ts: no such file', files: [] },
        { name: 'shared/rules/money.test.ts: broke outside of its tests', files: [] },
      ],
      flaky: [],
      skipped: [],
    });
  });
});

describe('a failure in the last lines', () => {
  it('is a line that says what happened to it', () => {
    expect(describeFailure({ name: 'tabs › open', files: [] }, 'flaky')).toBe('flaky: tabs › open');
  });

  it('is a line, with its files below', () => {
    expect(describeFailure({ name: 'tabs › open', files: ['a/trace.zip', 'a/shot.png'] })).toBe(
      'failed: tabs › open\n  npx playwright show-trace a/trace.zip\n  a/shot.png',
    );
  });
});
