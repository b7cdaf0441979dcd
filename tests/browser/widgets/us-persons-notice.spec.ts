import { expect, test } from '../support/test.ts';

test('the notice can be read above its answers at 200 % text and at 400 % zoom, and leads back to the main site; the focus ring on Close shows, and is quieter than that of an answer', async ({
  page,
}) => {
  await page.goto('/funds');
  const dialog = page.getByRole('alertdialog', { name: 'Important Notice' });
  await expect(dialog).toBeVisible();
  const close = dialog.getByRole('button', { name: 'Close' });
  await expect(close).toBeFocused();
  const readRing = () =>
    page.evaluate(() => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(
        document.activeElement ?? document.body,
      );
      const [red = 0, green = 0, blue = 0] = (outlineColor.match(/[\d.]+/g) ?? []).map((part) => {
        const share = Number(part) / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      const light = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      return { outlineStyle, width: parseFloat(outlineWidth), contrast: 1.05 / (light + 0.05) };
    });
  const ring = await readRing();
  expect(ring.outlineStyle).toBe('solid');
  expect(ring.width).toBeGreaterThanOrEqual(2);
  expect(ring.contrast).toBeGreaterThanOrEqual(3);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const other = await readRing();
  expect(ring.width).toBeLessThan(other.width);
  expect(ring.contrast).toBeLessThan(other.contrast);

  for (const { width, height, fontSize } of [
    { width: 390, height: 844, fontSize: '32px' },
    { width: 1280, height: 800, fontSize: '32px' },
    { width: 320, height: 256, fontSize: '16px' },
  ]) {
    await page.setViewportSize({ width, height });
    const covered = await dialog.evaluate((element, size) => {
      document.documentElement.style.fontSize = size;
      return [...element.querySelectorAll('p, h2, h3, button')]
        .filter((each) => {
          each.scrollIntoView({ block: 'center' });
          const { left, top, width: across, height: down } = each.getBoundingClientRect();
          const hit = document.elementFromPoint(left + across / 2, top + down / 2);
          return hit === null || !(each.contains(hit) || hit.contains(each));
        })
        .map((each) => each.textContent);
    }, fontSize);
    expect(covered).toEqual([]);
  }
  await dialog.locator('[data-answer=main-site]').click();
  await page.waitForURL('/');
});
