import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { projectPath } from '../../dev-server/project.ts';
import { readResults } from './test-results.ts';

/** The project's configuration for the tests of another folder, without its server. */
const config = `import base from ${JSON.stringify(projectPath('playwright.config.ts'))};
export default {
  ...base, testDir: '.', testMatch: '*.spec.mjs', outputDir: 'output', webServer: undefined,
  projects: [{ ...base.projects[0], testIgnore: [] }],
  reporter: [['json', { outputFile: 'report.json' }]],
};`;

const spec = `import { expect, test } from '@playwright/test';
test('always fails', async ({ page }) => {
  await page.goto('data:text/html,<h1>Page</h1>');
  expect(await page.locator('h1').innerText()).toBe('Another');
});
test('fails by chance', ({}, { retry }) => {
  expect(retry).toBe(1);
});
test('passes', () => {});`;

/** Runs that spec as continuous integration runs all specs. */
function runSpec() {
  const cache = projectPath('node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'failing-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  writeFileSync(join(folder, 'playwright.config.mjs'), config);
  writeFileSync(join(folder, 'failing.spec.mjs'), spec);
  const program = projectPath('node_modules/@playwright/test/cli.js');
  const { status } = spawnSync(process.execPath, [program, 'test'], {
    cwd: folder,
    env: { ...process.env, CI: '1' },
  });
  const report: unknown = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'));
  return { status, folder, report };
}

describe('the browser tests', () => {
  it('name what fails and what fails by chance, and leave a trace and a picture of the first time', () => {
    const { status, folder, report } = runSpec();
    expect(status).toBe(1);
    const { passed, failures, flaky } = readResults(report, folder);
    expect(passed).toBe(1);
    expect(failures.map(({ name }) => name)).toEqual(['failing.spec.mjs:2 always fails']);
    expect(flaky.map(({ name }) => name)).toEqual(['failing.spec.mjs:6 fails by chance']);
    const files = failures[0]?.files ?? [];
    const first = files.filter((path) => !path.includes('retry'));
    expect(first.map((path) => basename(path)).toSorted()).toEqual(
      expect.arrayContaining(['test-failed-1.png', 'trace.zip']),
    );
  }, 60_000);
});
