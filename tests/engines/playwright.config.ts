import { defineConfig } from '@playwright/test';
import { type EngineOptions } from './engine-test.ts';
import { reachLoopback } from '../setup/network/reach-loopback.ts';
import { engines } from './find-engines.ts';

reachLoopback();

const found = engines.filter((engine) => engine.find() !== undefined);

const ofMissingEngines = '**/missing-engines.spec.ts';

/** The tests of the engines other than Chromium, which Playwright itself cannot drive. */
// eslint-disable-next-line no-restricted-syntax -- Playwright asks for it
export default defineConfig<object, EngineOptions>({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results/engines',
  workers: engines.length,
  // A test does much on pages that are rendered in software.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  // As in the browser tests.
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'list',
  projects: engines.map((engine) => ({
    name: engine.name,
    // One session each, side by side.
    workers: 1,
    use: { engineName: engine.name },
    ...(found.includes(engine)
      ? { testIgnore: ofMissingEngines }
      : { testMatch: ofMissingEngines }),
  })),
});
