import { expectNoShift, forgetShifts, measurePage } from '../support/measure.ts';
import { expectNoFault, open } from '../support/page-watch.ts';
import { expect, test } from '../support/test.ts';
import { shareBarContract } from '../../../widgets/share-bar/share-bar.contract.ts';

test('prints and copies by keyboard alone; a button that the browser cannot serve is no stop; nothing moves', async ({
  page,
  context,
  watch,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    window.print = () => {
      document.title = 'Printed';
    };
    Reflect.deleteProperty(Navigator.prototype, 'share');
  });
  await measurePage(page);
  await open(page, '/article');
  const bar = page.locator('[data-widget=share-bar]');
  await bar.getByRole('button', { name: 'Print' }).focus();
  await forgetShifts(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle('Printed');
  for (let stop = 0; stop < 4; stop += 1) await page.keyboard.press('Tab');
  await expect(bar.getByRole('button', { name: 'Copy link' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(bar.getByRole('status')).toHaveText(shareBarContract.texts.copied);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^https:.*\/article$/);
  const items = ['Print', 'Send by e-mail', 'Share on LinkedIn', 'Share on X', 'Copy link'];
  await expect(bar.getByRole('listitem')).toHaveText(items);
  await page.keyboard.press('Tab');
  await expect(bar.getByRole('link', { name: 'Download' })).toBeFocused();
  await expectNoShift(page);
  expectNoFault(watch);
});
