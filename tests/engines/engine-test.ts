import { writeFileSync } from 'node:fs';
import { expect, test as base } from '@playwright/test';
import { isLong } from '../setup/test-length.ts';
import { provideCms, type StartCms } from '../setup/network/test-cms.ts';
import { type TestServer } from '../setup/network/test-server.ts';
import { type BrowserDriver } from './browser-driver.ts';
import { engines } from './find-engines.ts';
import { createVisitor, type Visitor } from './visitor.ts';
import { startWatchedSite, watchAnswers } from './watched-site.ts';

export interface EngineOptions {
  /** The engine of the project, by its name in the list of engines. */
  readonly engineName: string;
}

interface WorkerFixtures extends EngineOptions {
  readonly driver: BrowserDriver;
  readonly site: TestServer;
}

interface TestFixtures {
  /** Starts another CMS with these answers and the built files under `/static`; its pages are watched. */
  readonly startCms: StartCms;
  /** A new visitor. At the end, nothing may have gone wrong on the visitor's page. */
  readonly visitor: Visitor;
}

/** The test fixtures for the engines other than Chromium: a browser and a site per engine, a visitor per test. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  engineName: ['', { option: true, scope: 'worker' }],
  driver: [
    async ({ engineName, site }, use) => {
      const start = engines.find(({ name }) => name === engineName)?.find();
      if (start === undefined) throw new Error(`There is no ${engineName}.`);
      const driver = await start();
      // The first page with a film loads the media player, which blocks WebKitGTK for seconds.
      if (isLong) await driver.open(`${site.url}/article`);
      await use(driver);
      await driver.close();
    },
    { scope: 'worker' },
  ],
  site: [
    // eslint-disable-next-line no-empty-pattern -- Playwright demands the pattern
    async ({}, use) => {
      const site = await startWatchedSite();
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  // eslint-disable-next-line no-empty-pattern -- Playwright demands the pattern
  startCms: async ({}, use) => {
    await provideCms((start) => use((answers, policy) => start(watchAnswers(answers), policy)));
  },
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- so the CMS closes after the visitor has left
  visitor: async ({ driver, site, startCms: _cms }, use, testInfo) => {
    await driver.forget();
    const visitor = createVisitor(driver, site.url);
    await use(visitor);
    if (testInfo.status !== testInfo.expectedStatus) {
      const path = testInfo.outputPath('window.png');
      writeFileSync(path, await driver.takePicture());
      testInfo.attachments.push({ name: 'window', path, contentType: 'image/png' });
    }
    // A page that a form has just asked for has not begun to record its problems.
    await expect.poll(() => visitor.problems().catch(() => undefined)).toEqual([]);
  },
});

/** Asks the page until the answer is the expected one. */
export const eventually = <Value>(ask: () => Promise<Value>) =>
  expect.poll(ask, { intervals: [20, 50, 100, 200] });

export { expect };
