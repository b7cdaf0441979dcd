import { type Page } from '@playwright/test';
import { whenReady } from '../support/page-watch.ts';
import { expect, test } from '../support/test.ts';

const tile = (page: Page) => page.locator('.pmw-tile--simple').first();
const tileLink = (page: Page) => tile(page).locator('.pmw-tile__link');

test.describe('under the pointer', () => {
  for (const { name, address, selector, property } of [
    {
      name: 'a chapter moves its arrow',
      address: '/chaptered-content',
      selector: '.site-chapters__chapter',
      property: 'transform',
    },
    {
      name: 'a button changes its colour',
      address: '/news',
      selector: '.pmw-pagination .pmw-icon-button:not([aria-disabled=true])',
      property: 'background-color',
    },
  ]) {
    test(name, async ({ page }) => {
      await page.goto(address);
      await whenReady(page);
      const target = page.locator(selector).first();
      const read = () =>
        target.evaluate(
          (element, key) =>
            [element, ...element.querySelectorAll('*')].map((each) =>
              getComputedStyle(each).getPropertyValue(key),
            ),
          property,
        );
      const before = await read();
      await target.hover();
      await expect.poll(read).not.toEqual(before);
    });
  }

  for (const { dir, matrix } of [
    { dir: 'ltr', matrix: 'matrix(1, 0, 0, 1, 4, 0)' },
    { dir: 'rtl', matrix: 'matrix(-1, 0, 0, 1, -4, 0)' },
  ]) {
    test(`a tile has a shadow, and its arrow moves in the reading direction, ${dir}`, async ({
      page,
    }) => {
      await page.goto('/news');
      await whenReady(page);
      await page.evaluate((value) => {
        document.documentElement.dir = value;
      }, dir);
      const link = tileLink(page);
      const read = () =>
        link.evaluate((element) => {
          const box = element.closest('.pmw-tile');
          const arrow = box?.querySelector('.pmw-icon--directed');
          if (!box || !arrow) throw new Error('The tile has no arrow.');
          return {
            shadow: getComputedStyle(box, '::before').opacity,
            arrow: getComputedStyle(arrow).transform,
          };
        });
      expect((await read()).shadow).toBe('0');
      await link.hover();
      await expect.poll(read).toEqual({ shadow: '1', arrow: matrix });
    });
  }

  test('nothing moves for who prefers reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/news');
    await whenReady(page);
    await tileLink(page).hover();
    const running = await tile(page).evaluate(
      (element) => element.getAnimations({ subtree: true }).length,
    );
    expect(running).toBe(0);
    await expect(tile(page).locator('.pmw-icon--directed')).toHaveCSS(
      'transform',
      'matrix(1, 0, 0, 1, 0, 0)',
    );
  });
});
