import { findAxeProblems } from '../support/axe.ts';
import { makeCmsPage } from '../support/cms-page.ts';
import { json } from '../../setup/network/test-cms.ts';
import { expectNoFault } from '../support/page-watch.ts';
import { expect, test } from '../support/test.ts';
import { subscribeCalloutContract } from '../../../widgets/subscribe-callout/subscribe-callout.contract.ts';

const point = (variant: string) =>
  `<h2>News</h2><section id="${variant}" data-widget="subscribe-callout" data-variant="${variant}"><p>CMS</p></section>`;

test('callout and tile: what is no address is said in the field as it is drawn, without moving anything; axe clean to the thanks', async ({
  page,
  openPage,
  watch,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const cms = await openPage({
    'GET /page': makeCmsPage('Letter', point('callout') + point('tile')),
    'POST /en-us/signup': json({ IsSuccessStatusCode: true, message: 'Please <b>confirm</b>.' }),
  });
  const [callout, tile] = [page.locator('#callout'), page.locator('#tile')];
  for (const variant of [callout, tile]) {
    const box = variant.getByRole('textbox', {
      name: subscribeCalloutContract.texts['email-label'],
    });
    const button = variant.getByRole('button', { name: subscribeCalloutContract.texts.submit });
    const readPlace = () => button.evaluate((one) => one.getBoundingClientRect().y + scrollY);
    const before = await readPlace();
    await box.fill('nobody');
    await page.keyboard.press('Enter');
    const error = variant.getByRole('alert');
    await expect(error).toHaveText(subscribeCalloutContract.texts['invalid-email']);
    await expect(error).toHaveCSS('font-size', '14px');
    await expect(error).toHaveCSS('line-height', '22px');
    await expect(box).toBeFocused();
    await expect(box).toHaveAccessibleDescription(/valid email address/);
    await expect(box).toHaveCSS('box-shadow', /0px 0px 0px 1px inset.*5px 0px 0px 0px inset/);
    // A bubble of the browser stands only where the browser checks the form.
    await expect(variant.locator('form')).toHaveJSProperty('noValidate', true);
    expect(await readPlace()).toBe(before);
  }
  expect(await findAxeProblems(page)).toEqual([]);
  expect(cms.requests.filter((request) => request.includes('signup'))).toEqual([]);
  for (const variant of [callout, tile]) {
    await variant.getByRole('textbox').fill('reader@pension.example');
    await page.keyboard.press('Enter');
    // The message is text, not HTML.
    await expect(variant.getByRole('status')).toContainText('Please <b>confirm</b>.');
    await expect(variant.getByText(subscribeCalloutContract.texts['success-title'])).toBeFocused();
    await expect(variant.getByRole('textbox')).toBeHidden();
  }
  expect(await findAxeProblems(page)).toEqual([]);
  expectNoFault(watch);
});
