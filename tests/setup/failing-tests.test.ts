import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { projectPath } from '../../dev-server/project.ts';
import { runRow } from './run-step.ts';
import { unit } from './steps.ts';
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

/** A folder that finds the project's packages; it goes with the test. */
function makeFolder(): string {
  const cache = projectPath('node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'failing-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

/** Runs that spec as continuous integration runs all specs. */
function runSpec() {
  const folder = makeFolder();
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

describe('the unit tests', () => {
  it('tell first what breaks outside of them', async () => {
    const folder = makeFolder();
    const test = `import { writeSync } from 'node:fs';
      import { test } from 'vitest';
      test('passes', async () => {
        writeSync(1, 'Noise. '.repeat(200));
        setTimeout(() => { throw new Error('too late'); });
        await new Promise((resolve) => { setTimeout(resolve, 50); });
      });`;
    writeFileSync(join(folder, 'vite.config.mjs'), 'export default {};');
    for (const name of ['a', 'b', 'c']) writeFileSync(join(folder, `${name}.test.mjs`), test);
    const printed: string[] = [];
    vi.spyOn(console, 'log').mockImplementation((text: string) => void printed.push(text));
    const report = relative(projectPath('.'), join(folder, 'report.json'));
    const values = (unit.values ?? []).filter((value) => !value.startsWith('--outputFile'));
    values.push('--root', folder, `--outputFile.json=${join(folder, 'report.json')}`);
    const { passed, failures } = await runRow([{ ...unit, report, values }]);
    expect([passed, failures]).toEqual([3, [{ name: 'npm run test:unit', files: [] }]]);
    const [step, failure, output = ''] = printed;
    expect([step, failure]).toEqual([
      expect.stringMatching(/^FAILED test:unit/),
      'failed: npm run test:unit',
    ]);
    expect(output.slice(0, 1000)).toContain('Error: too late');
  }, 60_000);
});
