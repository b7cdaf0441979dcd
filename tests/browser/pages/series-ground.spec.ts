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
