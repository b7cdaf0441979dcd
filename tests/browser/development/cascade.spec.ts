import { type Page } from '@playwright/test';
import {
  compareStyles,
  type ComputedStyles,
  readComputedStyles,
} from '../support/computed-styles.ts';
import { type DevelopmentServer, startDevelopmentServer } from '../support/development-server.ts';
import { endAnimations, whenReady } from '../support/page-watch.ts';
import { expect, test } from '../support/test.ts';

// A page looks the same in development and in the product: every element has the same computed styles, so the
// cascade is the same.

let server: DevelopmentServer;

test.describe.configure({ timeout: 120_000 });

test.beforeAll(async () => {
  test.setTimeout(90_000);
  server = await startDevelopmentServer();
});

test.afterAll(() => server.stop());

/** What development adds to a page. */
const ofDevelopment = '.dev-bar, vite-error-overlay, vite-plugin-checker-error-overlay';

async function readStyles(page: Page, address: string): Promise<ComputedStyles> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(address);
  await whenReady(page);
  // Where a widget mounts before its answer has come, both sides wait for what it shows.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  // Pictures of hidden slides.
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
  });
  await endAnimations(page);
  await page.evaluate((selector) => {
    for (const element of document.querySelectorAll(selector)) element.remove();
    // Forces a complete layout: the value of an automatic margin otherwise depends on earlier layouts.
    document.body.style.setProperty('display', 'none');
    document.body.getBoundingClientRect();
    document.body.style.removeProperty('display');
  }, ofDevelopment);
  return readComputedStyles(page, 'head');
}

for (const address of [
  '/',
  '/team',
  '/thought-leadership',
  '/funds',
  '/article',
  '/search?searchtext=income',
]) {
  test(`${address} looks the same in development and in the product`, async ({ page }) => {
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      const product = await readStyles(page, address);
      const development = await readStyles(page, server.origin + address);
      expect(Object.keys(product.values).length).toBeGreaterThan(150);
      expect(compareStyles(product, development), `at ${width} px`).toEqual([]);
    }
  });
}
