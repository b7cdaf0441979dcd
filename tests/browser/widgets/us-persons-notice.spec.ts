import { expect, test } from '../support/test.ts';

test('the notice can be read above its answers at 200 % text and at 400 % zoom, and leads back to the main site', async ({
  page,
}) => {
  await page.goto('/funds');
  const dialog = page.getByRole('alertdialog', { name: 'Important Notice' });
  await expect(dialog).toBeVisible();
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
