import { whenReady } from '../support/page-watch.ts';
import { expect, test } from '../support/test.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });

  test('the home page loads at most 350 kB of pictures, and none twice', async ({ page }) => {
    await page.goto('/');
    await whenReady(page);
    const hero = page.getByRole('region', { name: 'Alderfen at a glance' });
    // Also those of the hidden slides, which wait until the page is idle.
    const pictures = hero.locator('.pmw-carousel__picture img');
    await expect(pictures).toHaveCount(4);
    await expect
      .poll(() =>
        pictures.evaluateAll((all: HTMLImageElement[]) => all.every(({ complete }) => complete)),
      )
      .toBe(true);
    const loaded = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/assets/images/'))
        .map((entry) => ({
          path: new URL(entry.name).pathname,
          bytes: (entry as PerformanceResourceTiming).encodedBodySize,
        })),
    );
    const bytes = loaded.reduce((sum, picture) => sum + picture.bytes, 0);
    expect(bytes).toBeGreaterThan(20_000);
    expect(bytes, JSON.stringify(loaded)).toBeLessThanOrEqual(350_000);
    const paths = loaded.map(({ path }) => path);
    expect(paths).toEqual([...new Set(paths)]);
  });
});

test('the home page shows the figures of the specification', async ({ page }) => {
  await page.goto('/');
  const figures = page.getByRole('main').locator('.site-figures__item');
  await expect(figures).toHaveText([
    'assets under management and supervision 481.5 billion',
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
