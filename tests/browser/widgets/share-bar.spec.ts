import { findAxeProblems } from '../support/axe.ts';
import { collectActions, makeBehaviourPage, readActions } from '../support/behaviour-page.ts';
import { measurePage, readMeasures } from '../support/measure.ts';
import { whenReady } from '../support/page-watch.ts';
import { expect, test } from '../support/test.ts';

const item = (control: string) =>
  `<li class="pmw-share-bar__item${control.startsWith('<button') ? ' pmw-share-bar__item--scripted' : ''}">${control}</li>`;
const classes = 'class="pmw-share-bar__button pmw-icon-button"';
const bar = `<div class="pmw pmw-share-bar" data-widget="share-bar" data-address="https://alderfen.example/article"><p class="pmw-share-bar__label">Share</p>
<ul class="pmw-share-bar__list" role="list">${[
  `<button ${classes} type="button" data-share="print">Print</button>`,
  `<a ${classes} href="#mail" data-share="mail">Mail</a>`,
  `<button ${classes} type="button" data-share="copy">Copy link</button>`,
  `<button ${classes} type="button" data-share="share">System</button>`,
]
  .map(item)
  .join(
    '',
  )}</ul><a class="pmw-share-bar__download pmw-button pmw-button--primary" data-share="download" href="#paper">Download</a></div><p>After</p>`;
const answers = makeBehaviourPage(bar);

test('prints, copies and tells of it by keyboard alone; nothing moves, axe clean', async ({
  page,
  context,
  startCms,
  watch,
}) => {
  const cms = await startCms(answers);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    window.print = () => {
      document.title = 'Printed';
    };
    Reflect.deleteProperty(Navigator.prototype, 'share');
  });
  await collectActions(page);
  await measurePage(page);
  await page.goto(`${cms.url}/page`);
  await whenReady(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle('Printed');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText('Link copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'https://alderfen.example/article',
  );
  expect(await findAxeProblems(page)).toEqual([]);
  // A button that the browser cannot serve is no stop, and no empty item of the list.
  await expect(page.getByRole('listitem')).toHaveText(['Print', 'Mail', 'Copy link']);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Download' })).toBeFocused();
  await page.keyboard.press('Enter');
  expect(await readActions(page)).toEqual([
    'print: Print',
    'copy: Copy link',
    'download: Download',
  ]);
  expect((await readMeasures(page)).shift).toBe(0);
  expect([watch.errors, watch.violations]).toEqual([[], []]);
});

test('without JavaScript there are links only, and no gaps', async ({ browser, startCms }) => {
  const cms = await startCms(answers);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${cms.url}/page`);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('link')).toHaveText(['Mail', 'Download']);
  await context.close();
});
