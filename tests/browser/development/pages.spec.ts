import { type Page } from '@playwright/test';
import { findAxeProblems } from '../support/axe.ts';
import {
  compareStyles,
  type ComputedStyles,
  readComputedStyles,
} from '../support/computed-styles.ts';
import {
  copyProjectWithoutTypes,
  type DevelopmentServer,
  type ProjectCopy,
  startDevelopmentServer,
} from '../support/development-server.ts';
import { endAnimations, open } from '../support/page-watch.ts';
import { expect, test } from '../support/test.ts';

// Pages of the development server: they look as in the product, and say what is wrong with them.

let copy: ProjectCopy;
let server: DevelopmentServer;

test.describe.configure({ mode: 'default', timeout: 120_000 });

test.beforeAll(async () => {
  test.setTimeout(90_000);
  copy = copyProjectWithoutTypes();
  server = await startDevelopmentServer(copy.folder);
});

test.afterAll(async () => {
  await server.stop();
  copy.remove();
});

/** The additions of development to a page. */
const ofDevelopment = '.dev-bar, vite-error-overlay, vite-plugin-checker-error-overlay';

async function readStyles(page: Page, address: string): Promise<ComputedStyles> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, address);
  // If a widget mounts before its answer has come, both sides wait for what it shows.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
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

// Each widget stands on one of them. Every element has the same computed styles, so the cascade is the same.
for (const address of ['/', '/team', '/funds', '/article', '/search?searchtext=income']) {
  test(`${address} looks the same in development and in the product`, async ({ page }) => {
    const product = await readStyles(page, address);
    expect(Object.keys(product.values).length).toBeGreaterThan(150);
    const development = await readStyles(page, server.origin + address);
    expect(compareStyles(product, development)).toEqual([]);
  });
}

/** Reports a problem as the engine does. */
function report(page: Page, selector: string, message: string): Promise<void> {
  return page
    .locator(selector)
    .first()
    .evaluate((element, text) => {
      const detail = { widget: 'x', where: 'y', found: 'z', expected: 'a', message: text };
      element.dispatchEvent(new CustomEvent('widget:problem', { bubbles: true, detail }));
    }, message);
}

const badge = (page: Page, count: number) =>
  page.getByRole('button', { name: count === 1 ? '1 problem' : `${count} problems`, exact: true });
const inspector = (page: Page) => page.getByRole('region', { name: 'Widgets on this page' });

test('the badge counts what widgets report and what is thrown, and opens the inspector with it, by keyboard too', async ({
  page,
  watch,
}) => {
  await open(page, `${server.origin}/news`);
  await expect(page.getByRole('complementary', { name: 'Development' })).toBeVisible();
  await expect(page.getByRole('button', { name: /problem/ })).toHaveCount(0);
  expect([watch.errors, watch.uncaught, watch.violations]).toEqual([[], [], []]);

  await report(page, 'html', 'page: the whole page is wrong.');
  await expect(badge(page, 1)).toBeVisible();
  await report(page, '[data-widget="filter-area"]', 'filter-area: <b>one</b> thing is wrong.');
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('thrown by a listener');
    });
    void Promise.reject(new Error('rejected by nobody'));
  });
  await badge(page, 4).focus();
  await page.keyboard.press('Enter');
  for (const words of [
    'page: the whole page is wrong.',
    'thrown by a listener',
    'A promise was rejected: Error: rejected by nobody',
  ]) {
    await expect(inspector(page).getByText(words)).toBeVisible();
  }
  const entry = inspector(page).getByRole('listitem').filter({ hasText: 'filter-area: mounted' });
  await expect(entry).toContainText('filter-area: <b>one</b> thing is wrong.');
  expect(await findAxeProblems(page)).toEqual([]);
  await page.evaluate(() => {
    scrollTo(0, document.body.scrollHeight);
  });
  await entry.getByRole('button').click();
  await expect(page.locator('[data-widget="filter-area"]')).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(inspector(page)).toHaveCount(0);
  await expect(badge(page, 4)).toBeFocused();
  expect(watch.violations).toEqual([]);
});

test('the badge counts what the script of the page reports first of all', async ({ page }) => {
  await page.route('**/mount/main.ts', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `document.documentElement.dispatchEvent(
        new CustomEvent('widget:problem', { bubbles: true, detail: { message: 'at once' } }));`,
    }),
  );
  await page.goto(`${server.origin}/news`);
  await badge(page, 1).click();
  await expect(inspector(page).getByText('at once')).toBeVisible();
});

test('the console says why a call of the page failed, and the inspector that it did', async ({
  page,
}) => {
  const other = await startDevelopmentServer(copy.folder, ['--api', 'http://127.0.0.1:1']);
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  await page.goto(`${other.origin}/news`);
  const reason =
    /articledata: http:\/\/127\.0\.0\.1:1 \(--api\) could not be reached: .*ECONNREFUSED/;
  await expect.poll(() => lines.filter((line) => reason.test(line))).not.toEqual([]);
  // A new server may reload the page once, when Vite has bundled the packages.
  await expect(async () => {
    await page.getByRole('button', { name: /problem/ }).click({ timeout: 1000 });
    await expect(inspector(page).getByText(/status code 502/)).toBeVisible({ timeout: 1000 });
  }).toPass();
  await other.stop();
});
