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
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true });

  test('the pictures of the first window, with those of the slides that come, weigh at most 60 kB, those of the whole page at most 350 kB', async ({
    page,
  }) => {
    const weights = new Map<string, Promise<number>>();
    page.on('requestfinished', (request) => {
      if (request.resourceType() !== 'image') return;
      weights.set(
        request.url(),
        request.sizes().then((sizes) => sizes.responseBodySize),
      );
    });
    const weigh = async (addresses: Iterable<string>) => {
      const all = await Promise.all(
        [...addresses].map(async (each) => (await weights.get(each)) ?? 0),
      );
      return all.reduce((sum, weight) => sum + weight, 0);
    };
    /** The pictures in the window; undefined while one of them is on its way. */
    const readShown = () =>
      page.evaluate(() => {
        const shown = [...document.images].filter((image) => {
          const { top, bottom } = image.getBoundingClientRect();
          return bottom > 0 && top < innerHeight;
        });
        if (!shown.every(({ complete }) => complete)) return undefined;
        return shown.map(({ currentSrc }) => currentSrc);
      });
    await open(page, '/');
    // A picture for each of the four slides.
    await expect.poll(async () => (await readShown())?.length).toBe(4);
    expect(await weigh((await readShown()) ?? [])).toBeLessThanOrEqual(60_000);
    const windows = await page.evaluate(() => Math.ceil(document.body.scrollHeight / innerHeight));
    for (let index = 0; index < windows; index += 1) {
      await page.evaluate((at) => {
        scrollTo({ top: at * innerHeight, behavior: 'instant' });
      }, index);
      await expect.poll(readShown).toBeDefined();
    }
    await page.waitForLoadState('networkidle');
    expect(weights.size).toBeGreaterThan(5);
    expect(await weigh(weights.keys())).toBeLessThanOrEqual(350_000);
  });
});
