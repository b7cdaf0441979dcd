import { type Locator } from '@playwright/test';
import { open } from '../support/page-watch.ts';
import { expect, test } from '../support/test.ts';

/** The values of a property of an element and of all that is in it. */
const readAll = (target: Locator, property: string) =>
  target.evaluate(
    (element, key) =>
      [element, ...element.querySelectorAll('*')].map((each) =>
        getComputedStyle(each).getPropertyValue(key),
      ),
    property,
  );

test('under the pointer a button changes its colour, a tile has a shadow and its arrow moves in the reading direction; nothing moves for who prefers reduced motion', async ({
  page,
}) => {
  await open(page, '/thought-leadership');
  const button = page.locator('.pmw-pagination .pmw-icon-button:not([aria-disabled=true])').first();
  const before = await readAll(button, 'background-color');
  await button.hover();
  await expect.poll(() => readAll(button, 'background-color')).not.toEqual(before);

  const tile = page.locator('.pmw-tile--simple').first();
  const link = tile.locator('.pmw-tile__link');
  const arrow = tile.locator('.pmw-icon--directed').first();
  const readShadow = () =>
    tile.evaluate((element) => getComputedStyle(element, '::before').opacity);
  for (const [dir, matrix] of [
    ['ltr', 'matrix(1, 0, 0, 1, 4, 0)'],
    ['rtl', 'matrix(-1, 0, 0, 1, -4, 0)'],
  ] as const) {
    await page.evaluate((value) => {
      document.documentElement.dir = value;
    }, dir);
    await page.mouse.move(0, 0);
    await expect.poll(readShadow).toBe('0');
    await link.hover();
    await expect.poll(readShadow).toBe('1');
    await expect(arrow).toHaveCSS('transform', matrix);
  }

  await page.mouse.move(0, 0);
  const countAnimations = () =>
    tile.evaluate((element) => element.getAnimations({ subtree: true }).length);
  // The movements of leaving come to their ends.
  await expect.poll(countAnimations).toBe(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await link.hover();
  expect([await countAnimations(), await readShadow()]).toEqual([0, '1']);
  await expect(arrow).toHaveCSS('transform', 'matrix(-1, 0, 0, 1, 0, 0)');
});
