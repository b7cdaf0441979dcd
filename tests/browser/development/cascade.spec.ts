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

const widths = [1280, 390];

/** What development adds to a page. */
const ofDevelopment = '.dev-bar, vite-error-overlay, vite-plugin-checker-error-overlay';

/** The styles of a page at each width. */
async function readStyles(page: Page, address: string): Promise<ComputedStyles[]> {
  const styles: ComputedStyles[] = [];
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(address);
  await whenReady(page);
  // Where a widget mounts before its answer has come, both sides wait for what it shows.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  // Pictures of hidden slides.
  await page.waitForLoadState('networkidle');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
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
    styles.push(await readComputedStyles(page, 'head'));
  }
  return styles;
}

// Each widget stands on one of them.
for (const address of ['/', '/team', '/funds', '/article', '/search?searchtext=income']) {
  test(`${address} looks the same in development and in the product`, async ({ page }) => {
    const product = await readStyles(page, address);
    const development = await readStyles(page, server.origin + address);
    for (const [at, one] of product.entries()) {
      expect(Object.keys(one.values).length).toBeGreaterThan(150);
      const other = development[at] ?? { names: [], values: {} };
      expect(compareStyles(one, other), `at ${widths[at] ?? ''} px`).toEqual([]);
    }
  });
}
