import { type Locator, type Page } from '@playwright/test';
import { countDrawing } from '../support/forced-work.ts';
import { whenReady } from '../support/page-watch.ts';
import { expect, test } from '../support/test.ts';

const tile = (page: Page) => page.locator('.pmw-tile--simple').first();
const tileLink = (page: Page) => tile(page).locator('.pmw-tile__link');

/** Moves the pointer over an element and away again; each time counts the frames of the main thread. */
async function countFrames(page: Page, target: Locator): Promise<readonly number[]> {
  // The cookie bar is at the foot of the window.
  await target.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
  const { x, y, width, height } = (await target.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  const goTo = (at: readonly [number, number]) => async () => {
    await page.mouse.move(...at);
    await page.waitForTimeout(600);
  };
  const over = goTo([x + width / 2, y + height / 2]);
  const away = goTo([1, 1]);
  // The first time something is painted that stays.
  await over();
  await away();
  const frames = [await countDrawing(page, over), await countDrawing(page, away)];
  return frames.map((drawing) => drawing.frames);
}

test.describe('under the pointer', () => {
  for (const { name, address, find, most } of [
    // The change, the start of two animations and their end; a transition on the main thread takes 14 frames.
    { name: 'a tile shows its shadow', address: '/news', find: tileLink, most: 11 },
    {
      name: 'a chapter moves its arrow',
      address: '/chaptered-content',
      find: (page: Page) => page.locator('.site-chapters__link').first(),
      most: 11,
    },
    {
      name: 'a button changes its colour',
      address: '/news',
      find: (page: Page) =>
        page.locator('.pmw-pagination .pmw-icon-button:not([aria-disabled=true])'),
      most: 3,
    },
  ]) {
    test(`${name} in few frames of the main thread`, async ({ page }) => {
      await page.goto(address);
      await whenReady(page);
      for (const frames of await countFrames(page, find(page))) {
        expect(frames).toBeGreaterThan(0);
        expect(frames).toBeLessThanOrEqual(most);
      }
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
