import { type Page } from '@playwright/test';
import { findAxeProblems } from '../support/axe.ts';
import { type DevelopmentServer, startDevelopmentServer } from '../support/development-server.ts';
import { whenReady } from '../support/page-watch.ts';
import { expect, test } from '../support/test.ts';

// What a developer is told on a page of the development server about what is wrong with it.

let server: DevelopmentServer;

test.describe.configure({ timeout: 90_000 });

test.beforeAll(async () => {
  test.setTimeout(90_000);
  server = await startDevelopmentServer();
});

test.afterAll(() => server.stop());

async function open(page: Page, address: string): Promise<void> {
  await page.goto(server.origin + address);
  await whenReady(page);
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

test('there is no badge while nothing is wrong', async ({ page, watch }) => {
  await open(page, '/news');
  await expect(page.getByRole('complementary', { name: 'Development' })).toBeVisible();
  await expect(page.getByRole('button', { name: /problem/ })).toHaveCount(0);
  expect([watch.errors, watch.uncaught, watch.violations]).toEqual([[], [], []]);
});

test('the badge counts what widgets report and opens the inspector with it, by keyboard too', async ({
  page,
  watch,
}) => {
  await open(page, '/news');
  await report(page, 'html', 'page: the whole page is wrong.');
  await expect(badge(page, 1)).toBeVisible();
  await report(page, '[data-widget="filter-area"]', 'filter-area: <b>one</b> thing is wrong.');
  await badge(page, 2).focus();
  await page.keyboard.press('Enter');
  await expect(inspector(page).getByText('page: the whole page is wrong.')).toBeVisible();
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
  await expect(badge(page, 2)).toBeFocused();
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

test('the badge counts what is thrown', async ({ page }) => {
  await open(page, '/news');
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('thrown by a listener');
    });
    void Promise.reject(new Error('rejected by nobody'));
  });
  await badge(page, 2).click();
  await expect(inspector(page).getByText('thrown by a listener')).toBeVisible();
  await expect(
    inspector(page).getByText('A promise was rejected: Error: rejected by nobody'),
  ).toBeVisible();
});

test('the console says why a call of the page failed, and the inspector that it did', async ({
  page,
}) => {
  const other = await startDevelopmentServer(undefined, ['--api', 'http://127.0.0.1:1']);
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
