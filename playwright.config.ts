import { defineConfig, devices } from '@playwright/test';
import { findChromium, findHeadlessShell } from './tests/setup/find-chromium.ts';

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

// Each worker reads this file too; what was found (or installed) once is handed down to them.
const shell = findHeadlessShell();
const chromium = findChromium();
if (shell !== undefined) process.env['HEADLESS_SHELL_PATH'] = shell;
process.env['CHROMIUM_PATH'] = chromium;

/** A browser as all tests launch it. */
function launch(executablePath: string) {
  return {
    ...devices['Desktop Chrome'],
    launchOptions: {
      executablePath,
      args: process.getuid?.() === 0 ? rootArguments : [],
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    },
  };
}

/** Tests of what the headless shell has not got. */
const wholeBrowser = '**/whole-browser.spec.ts';

export default defineConfig({
  testDir: 'tests/browser',
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
    // A trace without pictures and copies of the page: they would slow the pages under test and disturb measured times.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'headless-shell', use: launch(shell ?? chromium), testIgnore: wholeBrowser },
    { name: 'chromium', use: launch(chromium), testMatch: wholeBrowser },
  ],
  webServer: {
    // The tests must never see a build older than the sources.
    command:
      'node --import tsx dev-server/build/build.ts --if-stale && node --import tsx dev-server/preview.ts',
    url: `${origin}/assets/widgets.js`,
    env: { PORT: String(port), HOST: '127.0.0.1' },
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
