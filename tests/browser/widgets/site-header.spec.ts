import { open } from '../support/page-watch.ts';
import { expect, test } from '../support/test.ts';

test('nothing moves when a panel opens, on a phone and on a desktop', async ({ page }) => {
  await open(page, '/news');
  const main = page.getByRole('main');
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
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
