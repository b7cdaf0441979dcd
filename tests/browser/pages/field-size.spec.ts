import { open } from '../support/page-watch.ts';
import { expect, test } from '../support/test.ts';

const pages = [
  '/',
  '/search?searchtext=credit',
  '/funds',
  '/article',
  '/login',
  '/market-overview',
];

test('no text box and no select has letters of less than 16 px, at which phones would zoom in', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 800 });
  for (const address of pages) {
    await open(page, address);
    const sizes = await page.evaluate(() =>
      [
        ...document.querySelectorAll(
          'select, textarea, input:not([type=checkbox], [type=radio], [type=hidden], [type=range])',
        ),
      ].map((field) => parseFloat(getComputedStyle(field).fontSize)),
    );
    expect(sizes.length, address).toBeGreaterThan(0);
    expect(Math.min(...sizes), address).toBeGreaterThanOrEqual(16);
  }
});
