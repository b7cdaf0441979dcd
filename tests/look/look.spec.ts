import { expect, type Page, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { readThrough } from '../browser/support/read-through.ts';
import { type Views, viewsVariable } from './views.ts';

const views = JSON.parse(readFileSync(process.env[viewsVariable] ?? '', 'utf8')) as Views;

const pages = [
  ...views.ofSite.map((path) => [path, new URL(path, views.site).href] as const),
  ...views.ofCatalogue.map((path) => [path, new URL(path, views.catalogue).href] as const),
];

/** Waits until the pictures that a reader has come by are there, and nothing comes any more. */
async function whenLoaded(page: Page): Promise<void> {
  await page.evaluate(() => {
    const pictures = [...document.images].filter(
      ({ loading, complete }) => loading !== 'lazy' || complete,
    );
    return Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  });
  await page.waitForLoadState('networkidle');
}

for (const width of [390, 1280]) {
  for (const [path, address] of pages) {
    test(`${path} looks the same at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: width < 600 ? 844 : 800 });
      await page.clock.setFixedTime(views.nowMs);
      // What opens by itself has been answered.
      await page.addInitScript((nowMs) => {
        sessionStorage.setItem('pmw-us-person', 'no');
        localStorage.setItem('pmw-consent', String(nowMs));
      }, views.nowMs);
      const answer = await page.goto(address);
      expect(answer?.status(), 'There is such a page.').not.toBe(404);
      await page.evaluate(() =>
        'PrivateMarketsWidgets' in window ? window.PrivateMarketsWidgets.ready : undefined,
      );
      await readThrough(page);
      await whenLoaded(page);
      const name = `${path.replaceAll(/[^\w-]+/g, '_')}-${width}.png`;
      await expect(page).toHaveScreenshot(name, { fullPage: true });
    });
  }
}
