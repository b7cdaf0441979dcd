import { relative, resolve } from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';

/** A failure, as the last lines of a run list it. */
export interface Failure {
  readonly name: string;
  /** The recorded files: traces and pictures, by their paths in the project. */
  readonly files: readonly string[];
}

/** The results of the tests in a report. */
export interface TestResults {
  readonly passed: number;
  readonly failures: readonly Failure[];
  /** Tests that failed and passed when they were tried again. */
  readonly flaky: readonly Failure[];
  /** The names of tests that were not run. */
  readonly skipped: readonly string[];
}

function firstLine(text = ''): string {
  const [line = ''] = text.split('\n', 1);
  return line === '' ? 'broke outside of its tests' : line;
}

function readVitest({ testResults }: JsonTestResults, projectFolder: string): TestResults {
  const failures: Failure[] = [];
  const skipped: string[] = [];
  let passed = 0;
  for (const { name, status, message, assertionResults } of testResults) {
    const file = relative(projectFolder, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    for (const { fullName } of failed) failures.push({ name: `${file}: ${fullName}`, files: [] });
    if (status === 'failed' && failed.length === 0) {
      failures.push({ name: `${file}: ${firstLine(message)}`, files: [] });
    }
    for (const test of assertionResults) {
      if (test.status === 'passed') passed += 1;
      else if (test.status !== 'failed') skipped.push(`${file}: ${test.fullName}`);
    }
  }
  return { passed, failures, flaky: [], skipped };
}

type PlaywrightSpec = JSONReportSuite['specs'][number];

interface NamedSpec {
  readonly spec: PlaywrightSpec;
  readonly name: string;
}

/** The specs of a suite and of those inside it; a file's own title is its path, which comes first anyway. */
function listSpecs(suite: JSONReportSuite, titles: readonly string[] = []): NamedSpec[] {
  const own = suite.specs.map((spec) => ({ spec, name: [...titles, spec.title].join(' › ') }));
  const inner = (suite.suites ?? []).flatMap((each) => listSpecs(each, [...titles, each.title]));
  return [...own, ...inner];
}

function listFiles(test: PlaywrightSpec['tests'][number], projectFolder: string): string[] {
  return test.results
    .flatMap(({ attachments }) => attachments.flatMap(({ path }) => path ?? []))
    .map((path) => relative(projectFolder, path));
}

function listReasons({ annotations }: PlaywrightSpec['tests'][number]): string {
  const reasons = annotations.flatMap(({ description }) => description ?? []);
  return reasons.length === 0 ? '' : ` (${reasons.join('; ')})`;
}

function readPlaywright(report: JSONReport, projectFolder: string): TestResults {
  const failures: Failure[] = [];
  const flaky: Failure[] = [];
  const skipped: string[] = [];
  let passed = 0;
  for (const { spec, name } of report.suites.flatMap((suite) => listSpecs(suite))) {
    const file = relative(projectFolder, resolve(report.config.rootDir, spec.file));
    const whole = `${file}:${spec.line} ${name}`;
    for (const test of spec.tests) {
      const files = listFiles(test, projectFolder);
      if (test.status === 'expected') passed += 1;
      else if (test.status === 'skipped') skipped.push(`${whole}${listReasons(test)}`);
      else (test.status === 'flaky' ? flaky : failures).push({ name: whole, files });
    }
  }
  for (const { message } of report.errors) {
    failures.push({ name: firstLine(message), files: [] });
  }
  return { passed, failures, flaky, skipped };
}

/**
 * Reads a JSON report of vitest or of Playwright. A file with an error outside of its tests has failed.
 *
 * @param projectFolder the absolute path that names are shortened by
 */
export function readResults(report: unknown, projectFolder: string): TestResults {
  const results = report as JsonTestResults | JSONReport;
  return 'testResults' in results
    ? readVitest(results, projectFolder)
    : readPlaywright(results, projectFolder);
}

/** A test by name, with the recorded files and the command that opens a trace. */
export function describeFailure({ name, files }: Failure, outcome = 'failed'): string {
  const lines = files.map((file) =>
    file.endsWith('.zip') ? `  npx playwright show-trace ${file}` : `  ${file}`,
  );
  return [`${outcome}: ${name}`, ...lines].join('\n');
}
