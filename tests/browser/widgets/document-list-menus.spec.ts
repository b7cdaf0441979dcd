import { answers, choose, encode, menu, readVisibleText, text } from '../support/document-page.ts';
import { containers, inPlace, makeRoomyPage, readPanel } from '../support/panel.ts';
import { open } from '../support/page-watch.ts';
import { expect, test as base } from '../support/test.ts';

/** Headless browsers hide their scroll bars; here they take space, as on most desktops. */
const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const hidden = [launchOptions.ignoreDefaultArgs ?? []].flat() as string[];
      await use({ ...launchOptions, ignoreDefaultArgs: [...hidden, '--hide-scrollbars'] });
    },
    { scope: 'worker' },
  ],
});

test('Tab chooses the active option and moves on, as in a native select', async ({
  page,
  startCms,
}) => {
  const cms = await startCms(answers);
  await open(page, `${cms.url}/page`);
  await menu(page, 'Type').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(menu(page, 'Type')).toHaveAccessibleName('Type Annual report');
  await expect(menu(page, 'Year')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await page.keyboard.press('Shift+Tab');
  await expect(menu(page, 'Year')).toHaveAccessibleName('Year 2015');
  await expect(menu(page, 'Type')).toBeFocused();
});

const point = `<section id="list-0" data-widget="document-list" data-documents="${encode(text)}"><p>CMS</p></section>`;

for (const [name, css] of Object.entries(containers)) {
  test(`a list of options is whole in a container with ${name}`, async ({
    page,
    startCms,
    watch,
  }) => {
    const cms = await startCms(makeRoomyPage(point, css));
    await open(page, `${cms.url}/page`);
    for (const [label, option] of [
      ['Type', 'Letter'],
      ['Year', '2022'],
    ] as const) {
      await menu(page, label).click();
      expect(await readPanel(page)).toEqual(inPlace);
      await page.getByRole('option', { name: option }).click();
    }
    expect(await readVisibleText(page)).toBe('2 documents');
    expect([watch.errors, watch.uncaught, watch.violations]).toEqual([[], [], []]);
  });
}

test('a list of options escapes a container that clips without a top layer too', async ({
  page,
  startCms,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
  });
  const cms = await startCms(makeRoomyPage(point, containers['overflow: hidden'] ?? ''));
  await open(page, `${cms.url}/page`);
  await menu(page, 'Year').click();
  expect(await readPanel(page)).toEqual(inPlace);
  await page.evaluate(() => {
    window.scrollBy(0, 60);
  });
  expect(await readPanel(page)).toEqual(inPlace);
});

test('an open list follows its button: the page scrolls, a container scrolls, the column changes', async ({
  page,
  startCms,
}) => {
  const css = '.box { overflow: auto; block-size: 12rem } #list-0 { padding-block: 2rem 9rem }';
  const cms = await startCms(makeRoomyPage(point, css));
  await open(page, `${cms.url}/page`);
  await menu(page, 'Share class').click();
  await expect(page.getByRole('listbox')).toBeFocused();
  expect(await readPanel(page)).toEqual(inPlace);
  for (let step = 0; step < 10; step += 1) {
    await page.mouse.move(400, 20);
    await page.mouse.wheel(0, 12);
    expect(await readPanel(page)).toEqual(inPlace);
  }
  const before = await page.getByRole('listbox').boundingBox();
  await page.locator('.box').evaluate((box) => {
    box.scrollBy(0, 25);
  });
  expect(await readPanel(page)).toEqual(inPlace);
  expect((await page.getByRole('listbox').boundingBox())?.y).toBeCloseTo((before?.y ?? 0) - 25, 0);
  for (const width of [1000, 700]) {
    await page.locator('.box').evaluate((box, pixels) => {
      (box as HTMLElement).style.inlineSize = `${pixels}px`;
    }, width);
    expect(await readPanel(page)).toEqual(inPlace);
  }
  await page.setViewportSize({ width: 800, height: 600 });
  expect(await readPanel(page)).toEqual(inPlace);
});

test('an open list hangs together when its widget is moved', async ({ page, startCms }) => {
  const cms = await startCms(makeRoomyPage(point, ''));
  await open(page, `${cms.url}/page`);
  await menu(page, 'Year').click();
  await readPanel(page);
  await page.evaluate(() => {
    const widget = document.querySelector('#list-0');
    if (widget) document.querySelector('main')?.prepend(widget);
    window.scrollTo(0, 10);
  });
  expect(await readPanel(page)).toEqual(inPlace);
});

test('a list in a modal dialog opens above it, and Escape closes the list alone', async ({
  page,
  startCms,
}) => {
  const dialog = `<dialog id="dialog" aria-label="Files">${point}<button>Last</button></dialog>`;
  const css = 'dialog { inline-size: 50rem; block-size: 20rem; overflow: auto }';
  const cms = await startCms(makeRoomyPage(dialog, css));
  await open(page, `${cms.url}/page`);
  await page.locator('#dialog').evaluate((element) => {
    (element as HTMLDialogElement).showModal();
  });
  await menu(page, 'Year').click();
  expect(await readPanel(page)).toEqual(inPlace);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toBeVisible();
  await choose(page, 'Type', 'Letter');
  await expect(menu(page, 'Type')).toHaveAccessibleName('Type Letter');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a press on a scroll bar closes a list, as it closes a native select', async ({
  page,
  startCms,
}) => {
  const css = '.box { overflow: scroll; block-size: 12rem }';
  const cms = await startCms(makeRoomyPage(point, css));
  await open(page, `${cms.url}/page`);
  for (const box of ['html', '.box']) {
    await menu(page, 'Share class').click();
    await expect(page.getByRole('listbox')).toBeFocused();
    const { right, middle } = await page.locator(box).evaluate((element) => {
      const { right: edge, top } = element.getBoundingClientRect();
      const bar = element === document.documentElement ? window.innerWidth : edge;
      return { right: bar - 5, middle: Math.max(top, 0) + element.clientHeight / 2 };
    });
    await page.mouse.click(right, middle);
    await expect(page.getByRole('listbox')).toHaveCount(0);
  }
});
