import { open } from '../support/page-watch.ts';
import { expect, test } from '../support/test.ts';
import { subscribeCalloutContract } from '../../../widgets/subscribe-callout/subscribe-callout.contract.ts';

test('the tiles of the home page are in the document in the order in which they are seen', async ({
  page,
}) => {
  await open(page, '/');
  const news = page.getByRole('region', { name: 'News and insights' });
  const items = news.getByRole('list').first().locator(':scope > li');
  await expect(
    items.last().getByRole('textbox', { name: subscribeCalloutContract.texts['email-label'] }),
  ).toBeVisible();
  // By row, then by column.
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
    /** The bytes that have come of all pictures, or of these. */
    const weigh = (addresses?: readonly string[]) =>
      page.evaluate((wanted) => {
        const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
        return entries
          .filter(
            ({ name }) =>
              wanted?.includes(name) ?? /\.(?:avif|webp|jpe?g|png|svg)(?:\?|$)/.test(name),
          )
          .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
      }, addresses);
    const first = await weigh(await readShown());
    expect(first).toBeGreaterThan(0);
    expect(first).toBeLessThanOrEqual(60_000);
    const windows = await page.evaluate(() => Math.ceil(document.body.scrollHeight / innerHeight));
    for (let index = 0; index < windows; index += 1) {
      await page.evaluate((at) => {
        scrollTo({ top: at * innerHeight, behavior: 'instant' });
      }, index);
      await expect.poll(readShown).toBeDefined();
    }
    await page.waitForLoadState('networkidle');
    const all = await weigh();
    expect(all).toBeGreaterThan(first);
    expect(all).toBeLessThanOrEqual(350_000);
  });
});
