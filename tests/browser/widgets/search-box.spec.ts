import { findAxeProblems } from '../support/axe.ts';
import { sampleOf } from '../../setup/test-length.ts';
import { open } from '../support/page-watch.ts';
import { expect, test } from '../support/test.ts';

const windows = [
  // What the keyboard of a phone leaves.
  ['/search', 'credit', 390, 450],
  ['/search', 'credit', 1280, 800],
  ['/search', 'credit', 390, 844],
  ['/ar/search', 'الائتمان', 390, 844],
] as const;
for (const [address, text, width, height] of sampleOf(windows, 1)) {
  test(`suggestions on ${address} at ${width} × ${height} px lie beside the box, within the window, whatever clips around it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page, address);
    const form = page.locator('.site-search-form');
    const box = form.getByRole('combobox');
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await form.evaluate((element) => {
      element.style.overflow = 'hidden';
    });
    await box.click();
    const list = form.getByRole('listbox');
    await expect(list.getByRole('option')).toHaveCount(4);
    await box.pressSequentially(text);
    await expect(list.getByRole('group')).toHaveCount(0);
    await expect(list.getByRole('option').first()).toBeInViewport({ ratio: 1 });
    await expect(async () => {
      const [boxPlace, place] = [await box.boundingBox(), await list.boundingBox()];
      if (!boxPlace || !place) throw new Error('Nothing is drawn.');
      const isBelow = place.y > boxPlace.y + boxPlace.height;
      expect(isBelow || place.y + place.height < boxPlace.y).toBe(true);
      expect(Math.abs(place.x - boxPlace.x)).toBeLessThan(2);
      expect(Math.abs(place.width - boxPlace.width)).toBeLessThan(4);
    }).toPass();
    await box.press('ArrowDown');
    await expect(list.getByRole('option', { selected: true })).toBeInViewport({ ratio: 1 });
    expect(await findAxeProblems(page, '.site-search-form')).toEqual([]);
  });
}

test('a suggested page opens by Enter, and Escape leaves the text', async ({ page }) => {
  await open(page, '/search');
  const box = page.locator('.site-search-form').getByRole('combobox');
  const options = page.getByRole('option');
  await box.fill('credit');
  await expect(options.first()).toBeVisible();
  await box.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(box).toHaveValue('credit');
  await box.press('ArrowDown');
  const address = await options.first().getAttribute('href');
  await box.press('ArrowDown');
  await box.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname === address);
});
