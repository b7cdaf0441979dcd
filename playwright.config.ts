import { defineConfig, devices } from '@playwright/test';
import { findChromium, findHeadlessShell } from './tests/programs/find-chromium.ts';
import { isModuleTested } from './tests/setup/network/module-tags.ts';
import { reachLoopback } from './tests/setup/network/reach-loopback.ts';
import { isLong } from './tests/setup/test-length.ts';

// Another port lets two checkouts run at once.
const port = Number(process.env['BROWSER_TEST_PORT'] ?? 4173);
const origin = `http://127.0.0.1:${port}`;

/** In a container Chromium runs as root and without a display, a sandbox or a GPU. */
const rootArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

// `npm run test:browser` installs a missing Chromium before; without one, Playwright says what is missing.
const shell = findHeadlessShell();
const chromium = findChromium();

reachLoopback();

/** A browser as all tests launch it. */
function launch(executablePath: string | undefined) {
  return {
    ...devices['Desktop Chrome'],
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      args: process.getuid?.() === 0 ? rootArguments : [],
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    },
  };
}

/** Tests of what the headless shell has not got. */
const wholeBrowser = '**/whole-browser.spec.ts';

/** Files and tests that `npm run test:long` runs alone. */
const ofTheNight = isLong ? [] : ['**/*.night.spec.ts'];
const tagOfTheNight = / @night$/;

export default defineConfig({
  testDir: 'tests/browser',
  ...(!isLong && { grepInvert: tagOfTheNight }),
  outputDir: 'test-results/browser',
  // Most tests wait for their pages: two would leave the processors idle a third of the time.
  workers: 3,
  // A file whose tests share a server says so itself.
  fullyParallel: true,
  // Nothing waits longer than it must; a busy machine may need this long.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'list',
  use: {
    baseURL: origin,
    // Each line of a trace is a write to the disk: `npx playwright test --trace on FILE` makes one.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'headless-shell',
      use: launch(shell ?? chromium),
      testIgnore: [wholeBrowser, ...ofTheNight],
    },
    { name: 'chromium', use: launch(chromium), testMatch: wholeBrowser },
  ],
  webServer: {
    // It builds first what is older than its sources.
    command: 'node --import tsx dev-server/preview.ts',
    // Not an address to ask: Playwright would take the answer of any other server there for that of this one.
    wait: { stdout: /^Built files: /m },
    env: {
      ...{ PORT: String(port), PORT_NAME: 'BROWSER_TEST_PORT', HOST: '127.0.0.1' },
      ...(isModuleTested && { SCRIPT: 'module' }),
    },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
