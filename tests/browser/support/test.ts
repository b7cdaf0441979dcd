import { type Page, test as base } from '@playwright/test';
import express from 'express';
import { createApp } from '../../../dev-server/app.ts';
import { projectPath } from '../../../tools/project.ts';
import { makeCmsPage } from './cms-page.ts';
import {
  type Answers,
  json,
  provideCms,
  type StartCms,
  type TestCms,
} from '../../setup/network/test-cms.ts';
import { startServer } from '../../setup/network/test-server.ts';
import { open, type PageWatch, watchPage } from './page-watch.ts';

interface Fixtures {
  /** Starts another CMS with these answers and the built files under `/static`. */
  readonly startCms: StartCms;
  /** Starts another CMS like that, opens its `/page` and waits until its widgets have settled. */
  readonly openPage: (answers: Answers, policy?: string) => Promise<TestCms>;
  /** A page in a browser that runs no script. */
  readonly pageWithoutScript: Page;
  /** The faults of the page of this test. */
  readonly watch: PageWatch;
}

interface WorkerFixtures {
  /** The address of the gallery with the built files. */
  readonly gallery: string;
  /** The address of the catalogue: the package in a folder of a plain server of files. */
  readonly catalogue: string;
}

/**
 * The tests' own `test`: a foreign CMS that is closed afterwards, and a page that is watched. Tests with other fixtures of
 * a worker would start workers and browsers of their own.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  gallery: [
    // eslint-disable-next-line no-empty-pattern -- Playwright demands the pattern
    async ({}, use) => {
      const app = createApp({ isDevelopment: true });
      const server = await startServer((request, response) => {
        // To compress the script for each page takes half a second.
        delete request.headers['accept-encoding'];
        app(request, response);
      });
      await use(server.url);
      await server.close();
    },
    { scope: 'worker' },
  ],
  catalogue: [
    // eslint-disable-next-line no-empty-pattern -- Playwright demands the pattern
    async ({}, use) => {
      const files = express.static(projectPath('dist'), { redirect: false });
      const server = await startServer(express().use('/some/folder', files));
      await use(`${server.url}/some/folder/catalogue`);
      await server.close();
    },
    { scope: 'worker' },
  ],
  // eslint-disable-next-line no-empty-pattern -- Playwright demands the pattern
  startCms: async ({}, use) => {
    await provideCms(use);
  },
  openPage: async ({ page, startCms }, use) => {
    await use(async (answers, policy) => {
      const cms = await startCms(answers, policy);
      await open(page, `${cms.url}/page`);
      return cms;
    });
  },
  pageWithoutScript: async ({ browser, baseURL }, use) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      ...(baseURL !== undefined && { baseURL }),
    });
    await use(await context.newPage());
    await context.close();
  },
  watch: [
    async ({ page }, use) => {
      await use(await watchPage(page));
    },
    { auto: true },
  ],
});

/** Headless browsers hide their scroll bars; here they take space, as on most desktops. */
export const testWithScrollBars = test.extend({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const hidden = [launchOptions.ignoreDefaultArgs ?? []].flat() as string[];
      await use({ ...launchOptions, ignoreDefaultArgs: [...hidden, '--hide-scrollbars'] });
    },
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';
export { linkTag, scriptTag } from './cms-page.ts';

/** Three slides as a CMS sends them. */
export const slides = json({
  slides: ['First', 'Second', 'Third'].map((word, index) => ({
    id: `s${index}`,
    headline: `${word} <em>slide</em>`,
    copy: `<p>Copy of the ${word.toLowerCase()} slide.</p>`,
    ctaUrl: `/${word.toLowerCase()}`,
    ctaText: `Read the ${word.toLowerCase()}`,
    isBackgroundLight: false,
    colorAccent: 'rgba(23,85,131)',
  })),
});

/** The answers of a CMS that works. */
export const workingCalls: Answers = {
  'GET /en-us/slideshow/home': slides,
  'POST /en-us/signup': json({ IsSuccessStatusCode: true, message: 'Please confirm by e-mail.' }),
};

/** A page of another CMS with a carousel and a callout. `head` and `after` take the tags. */
export function makePage(head: string, after = ''): { readonly body: string } {
  return makeCmsPage(
    'Another CMS',
    `<section id="c" data-widget="carousel" data-carousel-id="Home"><h2>From the CMS</h2></section>
<section id="s" data-widget="subscribe-callout"><p>Subscribe by letter.</p></section>`,
    { head, after },
  );
}
