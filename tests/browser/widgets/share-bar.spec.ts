import { makeBehaviourPage } from '../support/behaviour-page.ts';
import { expectNoShift, measurePage } from '../support/measure.ts';
import { expectNoFault } from '../support/page-watch.ts';
import { expect, test } from '../support/test.ts';

const item = (control: string) =>
  `<li class="pmw-share-bar__item${control.startsWith('<button') ? ' pmw-share-bar__item--scripted' : ''}">${control}</li>`;
const classes = 'class="pmw-share-bar__button pmw-icon-button"';
const items = [
  `<button ${classes} type="button" data-share="print">Print</button>`,
  `<a ${classes} href="#mail" data-share="mail">Mail</a>`,
  `<button ${classes} type="button" data-share="copy">Copy link</button>`,
  `<button ${classes} type="button" data-share="share">System</button>`,
].map(item);
const bar = `<div class="pmw pmw-share-bar" data-widget="share-bar" data-address="https://alderfen.example/article"><p class="pmw-share-bar__label">Share</p>
<ul class="pmw-share-bar__list" role="list">${items.join('')}</ul><a class="pmw-share-bar__download pmw-button" data-share="download" href="#paper">Download</a></div><p>After</p>`;

test('prints and copies by keyboard alone; a button that the browser cannot serve is no stop; nothing moves', async ({
  page,
  context,
  openPage,
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
  await openPage(makeBehaviourPage(bar));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle('Printed');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText('Link copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe('https://alderfen.example/article');
  await expect(page.getByRole('listitem')).toHaveText(['Print', 'Mail', 'Copy link']);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Download' })).toBeFocused();
  await expectNoShift(page);
  expectNoFault(watch);
});
