import { type Locator, type Page } from '@playwright/test';
import { makeDocuments } from '../../../fixtures/make/documents.ts';
import { makeBehaviourPage } from '../support/behaviour-page.ts';
import { expectNoOverflow, expectNoShift, measurePage } from '../support/measure.ts';
import { expectNoFault, open, whenReady } from '../support/page-watch.ts';
import { expect, testWithScrollBars as test } from '../support/test.ts';

/** A list of 48 documents: the first is saved, the second is shown. */
function writeList(id: string): string {
  const documents = makeDocuments(48).map((each, index) => ({
    ...each,
    downloadLink: `/${index}.txt`,
    forceDownload: index === 0,
  }));
  const value = JSON.stringify(documents).replaceAll('"', '&quot;');
  return `<section id="${id}" data-widget="document-list" data-documents="${value}"><p>CMS</p></section>`;
}

/** A page with space above and below a list in a box. */
const makeRoomyPage = (css: string, after = '') =>
  makeBehaviourPage(
    `<div class="room"></div><div class="box">${writeList('list')}</div><div class="room">${after}</div>`,
    `.room { block-size: 45rem } ${css}`,
  );

/** The button of a list of options: its name begins with its label and contains its value. */
const menu = (page: Page, label: string, place = '#list') =>
  page.locator(place).getByRole('button', { name: new RegExp(`^${label} `) });

/**
 * The position of the open list from its button in CSS pixels, and whether every corner can be pressed: nothing
 * clips or covers it. Waits two frames, in which the browser reports scrolling and new sizes.
 */
const readPanel = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const panel = document.querySelector('.pmw-dropdown__panel');
    const button = document.querySelector('.pmw-dropdown__button[aria-expanded="true"]');
    if (!panel || !button) throw new Error('nothing is open');
    const [inner, outer] = [panel.getBoundingClientRect(), button.getBoundingClientRect()];
    const isWhole = [inner.left + 3, inner.right - 3].every((x) =>
      [inner.top + 3, inner.bottom - 3].every((y) =>
        panel.contains(document.elementFromPoint(x, y)),
      ),
    );
    const gap = Math.round(Math.max(inner.top - outer.bottom, outer.top - inner.bottom));
    return { gap, shift: Math.abs(Math.round(inner.left - outer.left)), isWhole };
  });

const inPlace = { gap: 8, shift: 0, isWhole: true };

test('rows are cards where it is narrow, and still a table; a document is saved where the data say so, else shown', async ({
  page,
  openPage,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const cms = await openPage({
    ...makeBehaviourPage(writeList('list')),
    'GET /0.txt': { type: 'text/plain', body: 'saved' },
    'GET /1.txt': { type: 'text/plain', body: 'shown' },
  });
  const rows = page.getByRole('table', { name: 'Documents' }).getByRole('row');
  await expect(rows).toHaveCount(11);
  const name = rows.nth(1).getByRole('rowheader', { name: 'Document 1 (TXT)' });
  const top = (await name.boundingBox())?.y ?? NaN;
  const detail = rows.nth(1).getByRole('cell').first();
  expect((await detail.boundingBox())?.y).toBeGreaterThan(top);
  await expectNoOverflow(page);
  // With large letters the details take several lines, each of which begins where the name does.
  const starts = await rows.nth(1).evaluate((row) => {
    document.documentElement.style.fontSize = '200%';
    const details = [...row.querySelectorAll('td')].slice(0, -1);
    return [row.querySelector('a'), ...details].map((part) =>
      Math.round(part?.getClientRects()[0]?.left ?? 0),
    );
  });
  expect(starts).toHaveLength(4);
  expect(starts.filter((start) => start < (starts[0] ?? 0))).toEqual([]);

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Document 1 (TXT)' }).click();
  expect((await download).suggestedFilename()).toBe('0.txt');
  await page.getByRole('link', { name: 'Document 2 (TXT)' }).click();
  await expect(page).toHaveURL(`${cms.url}/1.txt`);
});

/** Ancestors that clip or move their content, as CSS of the box. */
const containers = [
  'overflow: hidden; block-size: 9rem; position: relative; z-index: 0',
  'overflow: hidden; block-size: 9rem; transform: translateX(7px)',
  'contain: paint; block-size: 9rem; clip-path: inset(0)',
  'margin-block-start: 32px',
];

test('a list of options is whole in whatever clips its container, without a top layer too', async ({
  page,
  openPage,
  watch,
}) => {
  await openPage(makeRoomyPage(''));
  for (const css of containers) {
    await page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      // A bar of the CMS above the page moves all of it.
      const place = text.startsWith('margin') ? 'html' : '.box';
      sheet.replaceSync(`${place} { ${text} }`);
      document.adoptedStyleSheets = [sheet];
    }, css);
    for (const label of ['Type', 'Year']) {
      await menu(page, label).click();
      expect(await readPanel(page), css).toEqual(inPlace);
      await page.keyboard.press('Escape');
    }
  }
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
  });
  await openPage(makeRoomyPage(`.box { ${containers[0] ?? ''} }`));
  await menu(page, 'Year').click();
  expect(await readPanel(page)).toEqual(inPlace);
  await page.evaluate(() => {
    window.scrollBy(0, 60);
  });
  expect(await readPanel(page)).toEqual(inPlace);
  expectNoFault(watch);
});

/** Scrolls until so many pixels are free below a button, and opens its list, which scrolls nothing. */
async function openAbove(page: Page, button: Locator, free: number) {
  const before = await button.evaluate((element, rest) => {
    window.scrollBy(0, element.getBoundingClientRect().bottom + rest - window.innerHeight);
    return window.scrollY;
  }, free);
  await button.click();
  await expect(page.getByRole('listbox')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  return page.getByRole('listbox').evaluate((list) => {
    const field = list.closest('.pmw-dropdown')?.getBoundingClientRect();
    const { top, bottom } = list.getBoundingClientRect();
    return {
      isBelow: top > (field?.bottom ?? NaN),
      isAbove: bottom < (field?.top ?? NaN),
      isInWindow: top >= 0 && bottom <= window.innerHeight,
      scrolls: list.scrollHeight > list.clientHeight,
    };
  });
}

test('a list of options hangs below its button where it has room, else stands above its label', async ({
  page,
  openPage,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPage(makeRoomyPage('.room { block-size: 60rem }'));
  const below = await openAbove(page, menu(page, 'Type'), 300);
  expect(below).toEqual({ isBelow: true, isAbove: false, isInWindow: true, scrolls: false });
  await page.keyboard.press('Escape');
  const above = await openAbove(page, menu(page, 'Type'), 200);
  expect(above).toEqual({ isBelow: false, isAbove: true, isInWindow: true, scrolls: false });
});

test('an open list of options is like that of a native select', async ({ page, openPage }) => {
  const dialog = `<dialog id="dialog" aria-label="Files">${writeList('other')}<button>Last</button></dialog>`;
  await openPage(
    makeRoomyPage(
      '.box { overflow: scroll; block-size: 12rem } .box section { padding-block: 2rem 9rem } dialog { inline-size: 50rem; block-size: 20rem; overflow: auto }',
      dialog,
    ),
  );
  const box = page.locator('.box');
  const options = page.getByRole('listbox');

  await test.step('it follows its button where the page or a container scrolls or changes its width', async () => {
    await menu(page, 'Share class').click();
    await expect(options).toBeFocused();
    await page.mouse.move(400, 20);
    for (let step = 0; step < 5; step += 1) {
      await page.mouse.wheel(0, 12);
      expect(await readPanel(page)).toEqual(inPlace);
    }
    const before = (await options.boundingBox())?.y ?? NaN;
    await box.evaluate((element) => {
      element.scrollBy(0, 25);
    });
    expect(await readPanel(page)).toEqual(inPlace);
    expect((await options.boundingBox())?.y).toBeCloseTo(before - 25, 0);
    for (const width of ['1000px', '700px', '']) {
      await box.evaluate((element, size) => {
        (element as HTMLElement).style.inlineSize = size;
      }, width);
      expect(await readPanel(page)).toEqual(inPlace);
    }
    await page.setViewportSize({ width: 800, height: 600 });
    expect(await readPanel(page)).toEqual(inPlace);
    await page.keyboard.press('Escape');
  });

  await test.step('a press on a scroll bar closes it', async () => {
    for (const place of ['html', '.box']) {
      await menu(page, 'Share class').click();
      await expect(options).toBeFocused();
      const { right, middle } = await page.locator(place).evaluate((element) => {
        const { right: edge, top } = element.getBoundingClientRect();
        const bar = element === document.documentElement ? window.innerWidth : edge;
        return { right: bar - 5, middle: Math.max(top, 0) + element.clientHeight / 2 };
      });
      await page.mouse.click(right, middle);
      await expect(options).toHaveCount(0);
    }
  });

  await test.step('it hangs together with its button when its widget is moved', async () => {
    await menu(page, 'Year').click();
    await readPanel(page);
    await page.evaluate(() => {
      const widget = document.getElementById('list');
      if (widget) document.querySelector('main')?.prepend(widget);
      window.scrollTo(0, 10);
    });
    expect(await readPanel(page)).toEqual(inPlace);
    await page.keyboard.press('Escape');
  });

  await test.step('in a modal dialog it opens above it, and Escape closes the list alone', async () => {
    await page.locator('#dialog').evaluate((element) => {
      (element as HTMLDialogElement).showModal();
    });
    await menu(page, 'Year', '#other').click();
    expect(await readPanel(page)).toEqual(inPlace);
    await page.keyboard.press('Escape');
    await expect(options).toHaveCount(0);
    await menu(page, 'Type', '#other').click();
    await page.getByRole('option', { name: 'Letter', exact: true }).click();
    await expect(menu(page, 'Type', '#other')).toHaveAccessibleName('Type Letter');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});

test('columns have 300, 120, 110, 110 and 50 of 690 px, and nothing is wider', async ({
  page,
  openPage,
}) => {
  await openPage(makeBehaviourPage(writeList('list'), '#list { inline-size: 690px }'));
  const widths = await page
    .getByRole('columnheader')
    .evaluateAll((heads) => heads.map((head) => Math.round(head.getBoundingClientRect().width)));
  expect(widths).toEqual([300, 120, 110, 110, 50]);
  const isWider = await page
    .getByRole('table')
    .evaluate((table) => table.scrollWidth > table.clientWidth);
  expect(isWider).toBe(false);
});

test('on a phone the columns are words to sort by below a caption, in one row that ends at the list, and nothing moves', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await measurePage(page);
  await open(page, '/funds');
  await whenReady(page);
  await expectNoShift(page);
  const caption = page.getByText('Sort by', { exact: true });
  const buttons = page.getByRole('button', { name: /^Sort by / });
  const readBox = (element: Locator) => element.evaluate((node) => node.getBoundingClientRect());
  const boxes = await Promise.all((await buttons.all()).map(readBox));
  expect(boxes.map(({ height }) => height)).toEqual([44, 44, 44, 44]);
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
  const words = await readBox(caption);
  expect(boxes[0]?.top).toBe(words.bottom);
  const filters = await readBox(page.locator('.pmw-document-list__filters'));
  const padding = 8;
  expect(words.top + padding - filters.bottom).toBe(36);
  await expect(buttons.first()).toHaveCSS('border-top-width', '0px');
  await page.setViewportSize({ width: 1280, height: 844 });
  await expect(caption).toBeHidden();
});

test('on a phone its menus have a sign that closes them', async ({ page, openPage }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openPage(makeBehaviourPage(writeList('list')));
  await menu(page, 'Type').click();
  await expect(page.getByRole('listbox')).toBeFocused();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(menu(page, 'Type')).toBeFocused();
});

test('a list without a result has nothing to sort by, and clears its filters beside its message', async ({
  page,
  openPage,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const cms = await openPage(makeBehaviourPage(writeList('list')));
  await open(page, `${cms.url}/page?docYear=2021&docClass=Class+I`);
  const sorting = page.getByRole('button', { name: 'Sort by Type' });
  await expect(sorting).toBeVisible();
  await expect(sorting.locator('svg')).toBeHidden();
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(sorting).toBeHidden();
  await expect(page.getByText('No document matches these filters.')).toBeInViewport();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(sorting).toBeVisible();
  await expect(sorting.locator('svg')).toBeVisible();
});
