import { open } from '../support/page-watch.ts';
import { expect, test } from '../support/test.ts';

test('the home page has the figures, hero, differentiator, callout and links of the specification', async ({
  page,
}) => {
  await open(page, '/');
  const footer = page.getByRole('contentinfo');
  await expect(page.getByRole('main').locator('.site-figures__item')).toHaveText([
    'assets under management and supervision, in US dollars, as of 30 September 2022 $481.5 billion',
    'clients and investors 500+',
    'years in business 28',
  ]);
  await expect(footer).toContainText('2012–2022');
  for (const name of [
    'Terms of Use',
    'Site Index',
    'Privacy Notice',
    'Cookie Policy',
    'Modern Slavery Statement',
  ]) {
    await expect(footer.getByRole('link', { name })).toBeVisible();
  }
  const carousels = page.locator('[aria-roledescription=carousel]');
  await expect(carousels).toHaveCount(2);
  const names = await carousels.evaluateAll((all) => all.map((one) => one.ariaLabel));
  expect(new Set(names).size).toBe(2);
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

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });

  test('the pictures of the whole home page weigh at most 350 kB', async ({ page }) => {
    const weights = new Map<string, Promise<number>>();
    page.on('requestfinished', (request) => {
      if (request.resourceType() !== 'image') return;
      weights.set(
        request.url(),
        request.sizes().then((sizes) => sizes.responseBodySize),
      );
    });
    await open(page, '/');
    const windows = await page.evaluate(() => Math.ceil(document.body.scrollHeight / innerHeight));
    for (let index = 0; index < windows; index += 1) {
      await page.evaluate((at) => {
        scrollTo({ top: at * innerHeight, behavior: 'instant' });
      }, index);
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
  });
});
