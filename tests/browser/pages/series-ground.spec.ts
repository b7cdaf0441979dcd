import sharp from 'sharp';
import { open } from '../support/page-watch.ts';
import { expect, test } from '../support/test.ts';

const ink = 'rgb(15, 27, 38)';

test('the words of a series lie on ink where more contrast is asked for, else its picture on petrol', async ({
  page,
}) => {
  await open(page, '/insights');
  const ground = page.locator('.pmw-tile--chaptered .pmw-tile__ground').first();
  // Ink below a picture that petrol multiplies would be black.
  await expect(ground).not.toHaveCSS('background-color', ink);
  await page.emulateMedia({ contrast: 'more' });
  await expect(ground).toHaveCSS('background-color', ink);
});

for (const [address, part] of [
  ['/insights', '.pmw-tile--featured'],
  ['/product-interior', '.site-copy-over-image'],
] as const) {
  test(`the foot of a picture with words on it is ink, not ultramarine: ${part}`, async ({
    page,
  }) => {
    await open(page, address);
    const picture = page.locator(part).first();
    await picture.scrollIntoViewIfNeeded();
    const { width, height } = (await picture.boundingBox()) ?? { width: 0, height: 0 };
    const foot = { left: 0, top: Math.floor(height) - 12, width: Math.floor(width), height: 8 };
    const readBlue = async () => {
      const { channels } = await sharp(await picture.screenshot())
        .extract(foot)
        .stats();
      return (channels[2]?.mean ?? NaN) / (channels[1]?.mean ?? NaN);
    };
    // Ink has 1.4 times as much blue as green, petrol on petrol 2.4 times.
    await expect.poll(readBlue).toBeLessThan(1.75);
  });
}
