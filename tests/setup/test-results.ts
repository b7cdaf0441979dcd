/** How many tests passed and failed. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

interface VitestResults {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  /** Files that broke before any of their tests ran. */
  readonly testResults: readonly { status: string; assertionResults: readonly unknown[] }[];
}

interface PlaywrightResults {
  readonly stats: { expected: number; unexpected: number; flaky: number };
  /** What broke outside of a test: a server that did not start. */
  readonly errors: readonly unknown[];
}

/** Counts the tests of a JSON report of vitest or of Playwright; broken files count as failed. */
export function countResults(report: unknown): Counts {
  const results = report as VitestResults | PlaywrightResults;
  if ('stats' in results) {
    const { expected, unexpected, flaky } = results.stats;
    return { passed: expected, failed: unexpected + flaky + results.errors.length };
  }
  const broken = results.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: results.numPassedTests,
    failed: results.numFailedTests + broken.length,
  };
}
