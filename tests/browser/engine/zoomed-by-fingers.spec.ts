import { type Page } from '@playwright/test';
import { makeCmsPage } from '../support/cms-page.ts';
import { whenDrawn } from '../support/page-watch.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

const documents = JSON.stringify([
  { docName: 'A letter', docType: 'Letter' },
  { docName: 'A report', docType: 'Report' },
]);
const answers = {
  'GET /page': makeCmsPage(
    'Article',
    `<div class="room"></div><p class="end"><a href="#terms" data-modal="#terms">Terms</a></p>
    <div id="terms"><h2>The terms</h2><p>Words</p></div>
    <section data-widget="document-list" data-documents='${documents}'></section><div class="room"></div>`,
    {
      head: `<link rel="stylesheet" href="/page.css"><link rel="stylesheet" href="/static/widgets.css">
      <script src="/static/widgets.js" defer></script>`,
    },
  ),
  'GET /page.css': { body: '.room { block-size: 1500px } .end { text-align: end }' },
};

const [button, panel] = ['.pmw-dropdown__button >> nth=0', '.pmw-dropdown__panel'];

/** Zooms as two fingers do, into the part of the page around an element. */
async function zoomTo(page: Page, scale: number, selector: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: scale });
  await page.locator(selector).evaluate((element) => {
    element.scrollIntoView({ block: 'center', inline: 'center' });
  });
  await whenDrawn(page);
}

/** The part of the page that is in view, and the box of an element, both from the edges of the window. */
const readPlaces = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const view = window.visualViewport;
    if (!view) throw new Error('There is no visual viewport.');
    const { offsetLeft: left, offsetTop: top, width, height, scale } = view;
    const box = element.getBoundingClientRect();
    return {
      scale,
      view: { left, top, right: left + width, bottom: top + height },
      box: { left: box.left, top: box.top, right: box.right, bottom: box.bottom },
    };
  });

type Places = Awaited<ReturnType<typeof readPlaces>>;

const isInView = ({ view, box }: Places) =>
  box.left >= view.left - 1 &&
  box.top >= view.top - 1 &&
  box.right <= view.right + 1 &&
  box.bottom <= view.bottom + 1;

test('a modal opens in the part of a zoomed page that is in view, and fills the page again with it', async ({
  page,
  openPage,
}) => {
  await openPage(answers);
  await zoomTo(page, 2.5, '[data-modal]');
  await page.getByRole('link', { name: 'Terms' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'The terms' })).toBeVisible();
  const places = await readPlaces(page, 'dialog');
  expect(places.scale).toBe(2.5);
  expect(isInView(places)).toBe(true);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 });
  await expect
    .poll(async () => {
      const { box } = await readPlaces(page, 'dialog');
      return box.right - box.left;
    })
    .toBeGreaterThan(300);
  await page.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a menu is a sheet at the foot of the part of a zoomed page that is in view, and of the window again', async ({
  page,
  openPage,
}) => {
  await openPage(answers);
  await zoomTo(page, 2, button);
  await page.locator(button).press('Enter');
  await expect(page.getByRole('option', { name: 'Letter' })).toBeVisible();
  const readSheet = async () => {
    await whenDrawn(page);
    const { view, box } = await readPlaces(page, panel);
    const far = [box.left - view.left, box.right - view.right, box.bottom - view.bottom];
    return { isAtFoot: far.every((each) => Math.abs(each) < 1.5), isBelowTop: box.top > view.top };
  };
  await expect.poll(readSheet).toEqual({ isAtFoot: true, isBelowTop: true });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 });
  await expect.poll(readSheet).toEqual({ isAtFoot: true, isBelowTop: true });
  expect((await readPlaces(page, panel)).view.right).toBe(390);
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 1000, height: 800 } });

  test('a menu opens at its button, in the part of a zoomed page that is in view', async ({
    page,
    openPage,
  }) => {
    await openPage(answers);
    for (const selector of [button, '.pmw-dropdown__button >> nth=-1']) {
      await zoomTo(page, 2, selector);
      await page.locator(selector).press('Enter');
      await expect(page.locator(panel)).toBeVisible();
      await whenDrawn(page);
      const places = await readPlaces(page, panel);
      const { box } = await readPlaces(page, selector);
      expect(places.scale).toBe(2);
      expect(isInView(places)).toBe(true);
      const gaps = [places.box.top - box.bottom, box.top - places.box.bottom];
      expect(Math.abs(Math.max(...gaps) - 8)).toBeLessThan(1.5);
      await page.keyboard.press('Escape');
      await expect(page.locator(panel)).toHaveCount(0);
    }
  });
});
