import { type Locator, type Page } from '@playwright/test';
import { openBarePage, readFirstHtml } from '../support/bare-page.ts';
import { makeBehaviourPage } from '../support/behaviour-page.ts';
import { listMenu, writeList } from '../support/document-lists.ts';
import { expectNoFault, open, whenDrawn } from '../support/page-watch.ts';
import { expect, testWithScrollBars as test } from '../support/test.ts';
import { sampleOf } from '../../setup/test-length.ts';
import { isInView, readPlaces, zoomTo } from '../support/zoomed-by-fingers.ts';
import { filterAreaContract } from '../../../widgets/filter-area/filter-area.contract.ts';

// The menus and lists of options of shared/dropdown, in the widgets that have them.

/** A page with space above and below a list in a box. */
const makeRoomyPage = (css: string, after = '') =>
  makeBehaviourPage(
    `<div class="room"></div><div class="box">${writeList('list')}</div><div class="room">${after}</div>`,
    `.room { block-size: 45rem } ${css}`,
  );

const [opener, panel] = ['.pmw-dropdown__button >> nth=0', '.pmw-dropdown__panel'];

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
  for (const css of sampleOf(containers, 2)) {
    await page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      // A bar of the CMS above the page moves all of it.
      const place = text.startsWith('margin') ? 'html' : '.box';
      sheet.replaceSync(`${place} { ${text} }`);
      document.adoptedStyleSheets = [sheet];
    }, css);
    for (const label of ['Type', 'Year']) {
      await listMenu(page, label).click();
      expect(await readPanel(page), css).toEqual(inPlace);
      await page.keyboard.press('Escape');
    }
  }
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
  });
  await openPage(makeRoomyPage(`.box { ${containers[0] ?? ''} }`));
  await listMenu(page, 'Year').click();
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
  const below = await openAbove(page, listMenu(page, 'Type'), 300);
  expect(below).toEqual({ isBelow: true, isAbove: false, isInWindow: true, scrolls: false });
  await page.keyboard.press('Escape');
  const above = await openAbove(page, listMenu(page, 'Type'), 200);
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
    await listMenu(page, 'Share class').click();
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
      await listMenu(page, 'Share class').click();
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
    await listMenu(page, 'Year').click();
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
    await listMenu(page, 'Year', '#other').click();
    expect(await readPanel(page)).toEqual(inPlace);
    await page.keyboard.press('Escape');
    await expect(options).toHaveCount(0);
    await listMenu(page, 'Type', '#other').click();
    await page.getByRole('option', { name: 'Letter', exact: true }).click();
    await expect(listMenu(page, 'Type', '#other')).toHaveAccessibleName('Type Letter');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});

test('a menu opens below its button and glides into sight; where the page ends, above its label', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/team');
  const button = page.getByRole('button', { name: /^Team/ });
  const panel = page.getByRole('group', { name: 'Team' });
  const label = page.locator('.pmw-dropdown__label', { hasText: 'Team' });
  const readGaps = async () => {
    const [over, field, menuBox] = await Promise.all(
      [label, button, panel].map(
        async (each) => await each.evaluate((at) => at.getBoundingClientRect()),
      ),
    );
    return {
      below: (menuBox?.top ?? NaN) - (field?.bottom ?? NaN),
      above: (over?.top ?? NaN) - (menuBox?.bottom ?? NaN),
    };
  };

  await button.click();
  await expect(panel).toBeInViewport({ ratio: 1 });
  await expect.poll(async () => (await readGaps()).below).toBeCloseTo(8, 0);
  await expect(label).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');

  await page.evaluate(() => {
    for (const each of document.querySelectorAll('footer, .pmw-cookie-bar')) each.remove();
    const { style } = document.querySelector('main') ?? document.body;
    Object.assign(style, { minHeight: '0', height: '35rem', overflow: 'clip' });
    window.scrollTo(0, 0);
  });
  await button.click();
  await expect(panel).toBeInViewport({ ratio: 1 });
  await expect.poll(async () => (await readGaps()).above).toBeCloseTo(8, 0);
});

test('on a phone its menus have a sign that closes them', async ({ page, openPage }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openPage(makeBehaviourPage(writeList('list')));
  await listMenu(page, 'Type').click();
  await expect(page.getByRole('listbox')).toBeFocused();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(listMenu(page, 'Type')).toBeFocused();
});

test('on a phone the button of a menu comes to stand above its sheet, where the page is long enough', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/team');
  await page.getByRole('button', { name: filterAreaContract.texts.filters }).click();
  const button = page.getByRole('button', { name: /^Team/ });
  await button.evaluate((element) => {
    element.scrollIntoView({ block: 'end' });
  });
  const readFoot = async () => {
    const box = await button.boundingBox();
    return box ? box.y + box.height : NaN;
  };
  const before = await readFoot();
  await button.click();
  const { y: head } = (await page.getByRole('group', { name: 'Team' }).boundingBox()) ?? { y: NaN };
  // Else the page would have nothing to do.
  expect(before).toBeGreaterThan(head);
  await expect.poll(readFoot).toBeLessThan(head);
});

const themes = [
  ['html { zoom: 1.25 }', 0],
  ['html { zoom: 1.25 } body { zoom: 0.8 }', 300],
  ['body { zoom: 0.8 }', 300],
  ['main { zoom: 1.5 }', 0],
  ['html { margin-top: 40px; zoom: 0.9 }', 300],
] as const;

for (const dir of sampleOf(['ltr', 'rtl'], 1)) {
  test(`a menu opens at its button in a page that a theme zooms, ${dir} @night`, async ({
    page,
    gallery,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const room = '<div data-room></div>';
    await openBarePage(page, gallery, room + readFirstHtml('document-list') + room);
    for (const [theme, scroll] of sampleOf(themes, 2)) {
      await page.evaluate(
        ([css, y, direction]) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(`${css} [data-room] { height: 600px }`);
          document.adoptedStyleSheets = [sheet];
          document.documentElement.dir = direction;
          window.scrollTo(0, y);
        },
        [theme, scroll, dir] as const,
      );
      await whenDrawn(page);
      await page.getByRole('button', { name: /^Type/ }).click();
      const readPlaces = () =>
        page.evaluate(() => {
          const [opener, panel] = ['.pmw-dropdown__button[aria-expanded="true"]', '[popover]'].map(
            (selector) => document.querySelector(selector)?.getBoundingClientRect(),
          );
          const field = document.querySelector('.pmw-dropdown:has([aria-expanded="true"])');
          const { zoom } = { zoom: document.querySelector('[popover]')?.currentCSSZoom ?? 1 };
          const isRight = document.documentElement.dir === 'rtl';
          const edge = (box?: DOMRect) => (isRight ? box?.right : box?.left) ?? NaN;
          const below = ((panel?.top ?? NaN) - (opener?.bottom ?? NaN)) / zoom;
          // Above its label, which stays in sight.
          const above =
            ((field?.getBoundingClientRect().top ?? NaN) - (panel?.bottom ?? NaN)) / zoom;
          return {
            isNear: Math.min(Math.abs(below - 8), Math.abs(above - 8)) < 1.5,
            isAligned: Math.abs(edge(panel) - edge(opener)) < 1.5,
            isWide: (panel?.width ?? 0) >= (opener?.width ?? NaN) - 1,
          };
        });
      // The panel is in its place and of its width once what it glides in has ended.
      await expect.poll(readPlaces, theme).toEqual({ isNear: true, isAligned: true, isWide: true });
      await page.keyboard.press('Escape');
      await expect(page.getByRole('listbox')).toHaveCount(0);
    }
  });
}

test.describe('where two fingers zoom', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

  const documents = ['Letter', 'Report'].map((type) => ({ docName: `A ${type}`, docType: type }));
  const answers = makeBehaviourPage(
    `<div class="room"></div>
    <section data-widget="document-list" data-documents='${JSON.stringify(documents)}'></section><div class="room"></div>`,
    '.room { block-size: 1500px }',
  );

  test('a menu is a sheet at the foot of the part of a zoomed page that is in view, and of the window again', async ({
    page,
    openPage,
  }) => {
    await openPage(answers);
    await zoomTo(page, 2, opener);
    await page.locator(opener).press('Enter');
    await expect(page.getByRole('option', { name: 'Letter' })).toBeVisible();
    const readSheet = async () => {
      await whenDrawn(page);
      const { view, box } = await readPlaces(page, panel);
      const far = [box.left - view.left, box.right - view.right, box.bottom - view.bottom];
      return {
        isAtFoot: far.every((each) => Math.abs(each) < 1.5),
        isBelowTop: box.top > view.top,
      };
    };
    await expect.poll(readSheet).toEqual({ isAtFoot: true, isBelowTop: true });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 });
    await expect.poll(readSheet).toEqual({ isAtFoot: true, isBelowTop: true });
    expect((await readPlaces(page, panel)).view.right).toBe(390);
  });

  test.describe('on a tablet', () => {
    test.use({ viewport: { width: 1000, height: 800 } });

    test('a menu opens at its button, in the part of a zoomed page that is in view @night', async ({
      page,
      openPage,
    }) => {
      await openPage(answers);
      for (const selector of [opener, '.pmw-dropdown__button >> nth=-1']) {
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
});
