import { open, whenDrawn } from '../support/page-watch.ts';
import { expect, test } from '../support/test.ts';

test('nothing moves when a panel opens, on a phone and on a desktop', async ({ page }) => {
  const main = page.getByRole('main');
  await open(page, '/news');
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await whenDrawn(page);
    const before = await main.boundingBox();
    for (const [name, panel] of [
      ['Search', '#site-search'],
      ['Menu', '#site-menu'],
    ] as const) {
      await page.getByRole('banner').getByRole('button', { name }).click();
      await expect(page.locator(panel)).toBeVisible();
      expect(await main.boundingBox()).toEqual(before);
    }
    await page.keyboard.press('Escape');
  }
});

test('a panel is whole in a phone’s window, and the page behind it is out of focus', async ({
  page,
}) => {
  await open(page, '/');
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await whenDrawn(page);
    for (const [name, panel] of [
      ['Menu', '#site-menu'],
      ['Search', '#site-search'],
    ] as const) {
      await page.getByRole('banner').getByRole('button', { name }).click();
      await expect(page.locator(panel)).toBeInViewport({ ratio: 1 });
      const veil = await page.evaluate(() => {
        const { backdropFilter, position, pointerEvents } = getComputedStyle(
          document.body,
          '::after',
        );
        return { backdropFilter, position, pointerEvents };
      });
      expect(veil).toEqual({
        backdropFilter: 'blur(12px)',
        position: 'fixed',
        pointerEvents: 'none',
      });
    }
    await page.keyboard.press('Escape');
    const content = await page.evaluate(() => getComputedStyle(document.body, '::after').content);
    expect(content).toBe('none');
  }
});
