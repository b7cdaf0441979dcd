import { whenReady } from '../support/page-watch.ts';
import { expect, test } from '../support/test.ts';

test('the home page shows the figures of the specification', async ({ page }) => {
  await page.goto('/');
  const figures = page.getByRole('main').locator('.site-figures__item');
  await expect(figures).toHaveText([
    'assets under management and supervision, in US dollars, as of 30 September 2022 $481.5 billion',
    'clients and investors 500+',
    'years in business 28',
  ]);
  await expect(page.getByRole('contentinfo')).toContainText('2012–2022');
});

test('the home page has a hero, a differentiator and a newsletter callout that work', async ({
  page,
}) => {
  await page.goto('/');
  await whenReady(page);
  const carousels = page.locator('[aria-roledescription=carousel]');
  await expect(carousels).toHaveCount(2);
  const names = await carousels.evaluateAll((all) => all.map((one) => one.ariaLabel));
  expect(new Set(names).size).toBe(2);
  const second = carousels.nth(1);
  await second.getByRole('button', { name: 'Next slide' }).click();
  await expect(second.getByRole('group', { name: '2 of 3' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Email address' }).first().fill('reader@pension.example');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Thank you/)).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'confirm' })).toBeVisible();
});

test('footer and header name their links', async ({ page }) => {
  await page.goto('/');
  for (const name of [
    'Terms of Use',
    'Site Index',
    'Privacy Notice',
    'Cookie Policy',
    'Modern Slavery Statement',
  ]) {
    await expect(page.getByRole('contentinfo').getByRole('link', { name })).toBeVisible();
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /skip to/i })).toBeFocused();
});

test('the home page has news and insights with the featured series and the subscribe tile', async ({
  page,
}) => {
  await page.goto('/');
  await whenReady(page);
  const news = page.getByRole('region', { name: 'News and insights' });
  const items = news.getByRole('list').first().locator(':scope > li');
  await expect(items.first().getByRole('heading', { level: 3 })).toContainText('The long tunnel');
  await expect(items.first().getByRole('listitem')).toHaveCount(3);
  await expect(items.last().getByRole('textbox', { name: 'Email address' })).toBeVisible();
  // In the DOM in visual order: by row, then by column.
  const boxes = await items.evaluateAll((all) =>
    all.map((item) => {
      const { top, left } = item.getBoundingClientRect();
      return { top: Math.round(top), left: Math.round(left) };
    }),
  );
  expect(boxes).toEqual([...boxes].sort((a, b) => a.top - b.top || a.left - b.left));
});

test('the pictures of the whole home page weigh at most 350 kB on a phone', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const weights = new Map<string, Promise<number>>();
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'image') return;
    weights.set(
      request.url(),
      request.sizes().then((sizes) => sizes.responseBodySize),
    );
  });
  await page.goto('/');
  await whenReady(page);
  const windows = await page.evaluate(() => Math.ceil(document.body.scrollHeight / innerHeight));
  for (let count = 0; count < windows; count += 1) {
    await page.evaluate((index) => {
      scrollTo({ top: index * innerHeight, behavior: 'instant' });
    }, count);
    await page.waitForFunction(() =>
      [...document.images].every((image) => {
        const { top, bottom } = image.getBoundingClientRect();
        return bottom <= 0 || top >= innerHeight || image.complete;
      }),
    );
  }
  await page.waitForLoadState('networkidle');
  const bytes = (await Promise.all(weights.values())).reduce((sum, weight) => sum + weight, 0);
  expect(weights.size).toBeGreaterThan(5);
  expect(bytes).toBeLessThanOrEqual(350_000);
  await context.close();
});
