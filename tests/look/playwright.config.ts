import { defineConfig } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { projectPath } from '../../tools/project.ts';
import { chromiumArguments, findChromium } from '../programs/find-chromium.ts';
import { type Views, viewsVariable } from './views.ts';

const executablePath = findChromium();
const file = process.env[viewsVariable] ?? '';
const { pictures } = JSON.parse(readFileSync(file, 'utf8')) as Views;

/** The pictures of `npm run look`, which starts it. */
// eslint-disable-next-line no-restricted-syntax -- Playwright asks for it
export default defineConfig({
  testDir: '.',
  testMatch: 'look.spec.ts',
  outputDir: projectPath('test-results/look'),
  snapshotPathTemplate: `${pictures}/{arg}{ext}`,
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  expect: {
    timeout: 30_000,
    toHaveScreenshot: { maxDiffPixels: 0, threshold: 0.1, animations: 'disabled', caret: 'hide' },
  },
  use: {
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      args: chromiumArguments,
      ...(executablePath !== undefined && { executablePath }),
    },
  },
});
