import { type Page } from '@playwright/test';
import { linkTag, makeCmsPage, scriptTag } from '../support/cms-page.ts';
import { sampleOf } from '../../setup/test-length.ts';
import { type Answers, json } from '../../setup/network/test-cms.ts';
import { expectNoOverflow, expectNoShift, measurePage, openInFonts } from '../support/measure.ts';
import { expectNoFault, hold, open, whenDrawn, whenReady } from '../support/page-watch.ts';
import { expect, test } from '../support/test.ts';
import { filterAreaContract } from '../../../widgets/filter-area/filter-area.contract.ts';

const makeMenu = (FieldName: string, ...values: string[]) => ({
  Label: FieldName,
  FieldName,
  Items: values.map((value) => ({ Label: value, FieldValue: value })),
});

const series = {
  Headline: 'The series',
  Url: '#series',
  DisplayTile: 'ChapteredContent',
  Data: { Topic: 'Rates' },
  ChapteredArticles: ['One', 'Two', 'Three'].map((word) => ({
    Headline: `Chapter ${word}`,
    Url: `#${word}`,
    Data: { Topic: 'Rates' },
  })),
};

/** Articles of two topics alternately, the first four from Asia; the second is a series. */
const articles = Array.from({ length: 40 }, (_, index) => ({
  Headline: `Article ${index + 1}`,
  Url: `#${index + 1}`,
  DisplayTile: index % 5 === 1 ? 'Callout' : 'Simple',
  Data: {
    FormattedPublishedDate: '1 May 2022',
    Topic: index % 2 ? 'Credit' : 'Rates',
    Region: index < 4 ? 'Asia, Pacific' : 'Europe',
  },
}));

const answers: Answers = {
  'GET /page': makeCmsPage(
    'Found',
    '<section data-widget="filter-area" data-source="news"></section>',
  ),
  'GET /article': { body: '<h1>Article</h1>' },
  'GET /api/en-us/articledata/news': json({
    Menus: [makeMenu('Topic', 'Rates', 'Credit'), makeMenu('Region', 'Europe', 'Asia, Pacific')],
    Content: [...articles.slice(0, 1), series, ...articles.slice(1)],
  }),
};

const status = (page: Page) => page.getByRole('status');
const position = (page: Page) => page.getByText(/^\d+ of \d+$/);
const next = (page: Page) => page.getByRole('link', { name: filterAreaContract.texts.next });
const results = (page: Page) => page.getByRole('group', { name: 'Results', exact: true });
const boxes = (page: Page) => page.getByRole('checkbox');
/** A menu's button: its name begins with its label and contains its value. */
const menu = (page: Page, label: string) =>
  page.getByRole('button', { name: new RegExp(`^${label} `) });

/** Shows an open page on a phone, with that many pixels above its content and a window's height below. @returns Filters */
async function showOnPhone(page: Page, above: number) {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate((room) => {
    document.body.style.setProperty('padding-block', `${room}px 100vh`, 'important');
  }, above);
  return page.getByRole('button', { name: filterAreaContract.texts.filters });
}

/** Where a part of the widget stands in the window, in px. */
const readPlace = (page: Page, part: string) =>
  page
    .locator(`.pmw-filter-area__${part}`)
    .evaluate((each) => each.getBoundingClientRect().toJSON() as DOMRect);

async function apply(page: Page, name: string, value: string): Promise<void> {
  await menu(page, name).click();
  await page.getByRole('checkbox', { name: value }).check();
  await page.getByRole('button', { name: filterAreaContract.texts.apply }).click();
}

test('apply, page, tag and clear are in the address; Back and Forward bring each again, from an article too', async ({
  page,
  startCms,
  watch,
}) => {
  const cms = await startCms(answers);
  await open(page, `${cms.url}/page?utm=a%20b#end`);
  const countEntries = () => page.evaluate(() => window.history.length);
  const before = await countEntries();
  const seen: string[] = [];
  const expectSeen = async (text: string) => {
    const words = status(page).or(position(page));
    await expect.poll(async () => (await words.allTextContents()).join(', ')).toBe(text);
  };
  const see = async (text: string, act?: () => Promise<void>) => {
    await act?.();
    await expectSeen(text);
    seen.push(text);
  };
  await see('41 results, 1 of 3');
  await see('20 results, 1 of 2', () => apply(page, 'Topic', 'Credit'));
  await see('20 results, 2 of 2', () => next(page).click());
  await see('2 results', () => apply(page, 'Region', 'Asia, Pacific'));
  const { searchParams, hash } = new URL(page.url());
  const kept = [searchParams.get('utm'), searchParams.get('menu_Topic'), hash];
  expect(kept).toEqual(['a b', 'Credit', '#end']);
  await see('4 results', () => page.getByRole('button', { name: 'Remove filter Credit' }).click());
  await see('41 results, 1 of 3', () =>
    page.getByRole('button', { name: filterAreaContract.texts.clear }).click(),
  );
  for (const text of seen.slice(0, -1).reverse()) {
    await page.goBack();
    await expectSeen(text);
  }
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  for (const text of seen.slice(1)) {
    await page.goForward();
    await expectSeen(text);
  }
  // Going back and forward writes nothing.
  expect(await countEntries()).toBe(before + 5);
  await next(page).click();
  await page.goto(`${cms.url}/article`);
  // A page from the back-forward cache does not load again.
  await page.goBack({ waitUntil: 'commit' });
  await whenReady(page);
  await expectSeen('41 results, 2 of 3');
  expectNoFault(watch);
});

test('a step comes to the head of its results without a frame of the old ones; Back comes to where the visitor was', async ({
  page,
  openPage,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await openPage(answers);
  await next(page).scrollIntoViewIfNeeded();
  const readTop = () => page.evaluate(() => Math.round(window.scrollY));
  const before = await readTop();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  const frames = await page.evaluate(async () => {
    const read = () => `${Math.round(scrollY)} ${document.querySelector('h2')?.textContent ?? ''}`;
    const seen = new Set([read()]);
    document.querySelector<HTMLElement>('.pmw-pagination__step:last-child')?.click();
    // Read at the beginning of each frame, so that it is what the frame shows.
    while (!read().endsWith('Article 14')) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      seen.add(read());
    }
    await new Promise((resolve) => requestAnimationFrame(resolve));
    return [...seen.add(read())];
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  // It glides there: the old ones are in the first position alone.
  expect(frames.filter((each) => each.endsWith(' Article 1'))).toHaveLength(1);
  await expect(results(page)).toBeFocused();
  const readHead = async () => (await results(page).boundingBox())?.y ?? NaN;
  await expect.poll(readHead).toBeGreaterThanOrEqual(0);
  expect(await readHead()).toBeLessThan(200);

  await page.getByRole('link', { name: 'Article 20', exact: true }).focus();
  await page.goBack();
  await expect(position(page)).toHaveText('1 of 3');
  await expect.poll(readTop).toBe(before);
  await expect(results(page)).toBeFocused();
});

test('Tab goes through an open menu, and leaving it drops its checks; it hangs from its button’s right edge right to left', async ({
  page,
  openPage,
}) => {
  await openPage(answers);
  await menu(page, 'Topic').focus();
  for (const key of ['Enter', 'Tab', 'Tab']) await page.keyboard.press(key);
  await expect(page.getByRole('checkbox', { name: 'Credit' })).toBeFocused();
  await page.keyboard.press('Space');
  for (const name of ['Apply', 'Clear', 'Region Any']) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name, exact: true })).toBeFocused();
  }
  await expect(boxes(page)).toHaveCount(0);
  await expect(status(page)).toHaveText('41 results');

  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  await menu(page, 'Topic').click();
  await expect(boxes(page)).toHaveCount(2);
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  const places = [page.getByRole('group', { name: 'Topic' }), menu(page, 'Topic')];
  const rights = places.map((place) =>
    place.evaluate((each) => each.getBoundingClientRect().right),
  );
  const [panel = NaN, button = NaN] = await Promise.all(rights);
  expect(panel).toBeCloseTo(button, 0);
});

test('up to 992 px filters are in a panel, which stays as the visitor left it; the focus keeps its tile', async ({
  page,
  startCms,
  watch,
}) => {
  const cms = await startCms(answers);
  await page.setViewportSize({ width: 992, height: 800 });
  await open(page, `${cms.url}/page`);
  const filters = page.getByRole('button', { name: filterAreaContract.texts.filters });
  await expect(menu(page, 'Topic')).toBeHidden();
  await page.setViewportSize({ width: 993, height: 800 });
  await expect(menu(page, 'Topic')).toBeVisible();
  await expect(filters).toBeHidden();

  const readOrder = () => page.getByRole('heading', { level: 2 }).allTextContents();
  const before = await readOrder();
  const link = page.getByRole('link', { name: 'Article 4', exact: true });
  await link.focus();
  for (const width of [320, 768, 1280, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await whenDrawn(page);
    await expect(link).toBeFocused();
    if (width === 320) expect(await readOrder()).not.toEqual(before);
  }
  await expect(menu(page, 'Topic')).toBeHidden();
  await filters.click();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.setViewportSize({ width: 320, height: 800 });
  await apply(page, 'Topic', 'Credit');
  await menu(page, 'Region').click();
  await expectNoOverflow(page);
  await expect(boxes(page)).toHaveCount(2);
  expectNoFault(watch);
});

test.describe('the grid of tiles', () => {
  const siteStyle = (rules: string): Answers => ({
    ...answers,
    'GET /page': makeCmsPage(
      'Found',
      '<div class="column"><section data-widget="filter-area" data-source="news"></section></div>',
      { head: `${linkTag}<link rel="stylesheet" href="/site.css">${scriptTag}` },
    ),
    'GET /site.css': { body: rules },
  });

  /** The boxes of the tiles in the order of the document, from the grid's own start edge, in whole pixels. */
  const readTiles = (page: Page) =>
    page.evaluate(() => {
      const boxes = [...document.querySelectorAll('pmw-root .pmw-tile-grid > li')].map((cell) => ({
        kind: cell.querySelector('article')?.className ?? '',
        box: cell.getBoundingClientRect(),
      }));
      return boxes.map(({ kind, box: { left, top, width, height } }) => ({
        isSeries: kind.includes('chaptered'),
        isCallout: kind.includes('callout'),
        left: Math.round(left),
        top: Math.round(top),
        width,
        height,
      }));
    });

  /** Expects so many columns, tiles of their sizes, and the order of the document. */
  async function expectGrid(page: Page, columns: number): Promise<void> {
    const tiles = await readTiles(page);
    expect(tiles).toHaveLength(14);
    expect(new Set(tiles.map(({ left }) => left)).size).toBe(columns);
    const inOrder = tiles.toSorted((a, b) => a.top - b.top || a.left - b.left);
    expect(tiles).toEqual(inOrder);
    const gap = 24;
    const columnWidth = Math.min(...tiles.map(({ width }) => width));
    const single = tiles.find(({ isSeries, isCallout }) => !isSeries && !isCallout);
    for (const { isSeries, isCallout, width, height } of tiles) {
      const across = isSeries ? columns : 1;
      expect(width).toBeCloseTo(across * columnWidth + (across - 1) * gap, 0);
      if (isCallout) expect(height).toBeGreaterThanOrEqual(2 * 248 + gap);
      if (isSeries) expect(height).toBeGreaterThanOrEqual(2 * (single?.height ?? NaN) + gap);
    }
  }

  const columnsOfTiles = [
    [1280, '900px', '0', 3],
    [1280, '816px', '0', 3],
    [1280, '815px', '0', 2],
    [1280, '700px', '0', 2],
    [1280, '536px', '0', 2],
    [1280, '535px', '0', 1],
    [800, '400px', '0', 1],
    [1000, 'auto', '8px', 3],
    [992, 'auto', '0', 2],
    [640, 'auto', '8px', 2],
  ] as const;
  for (const [windowWidth, column, body, columns] of sampleOf(columnsOfTiles, 1)) {
    const place = `a column of ${column} in a window of ${windowWidth} px`;
    test(`has the columns that fit, with the sizes and the order of the tiles: ${place}`, async ({
      page,
      openPage,
      watch,
    }) => {
      await measurePage(page);
      await page.setViewportSize({ width: windowWidth, height: 900 });
      await openPage(siteStyle(`body { margin: ${body} } .column { inline-size: ${column} }`));
      await whenDrawn(page);
      await expectGrid(page, columns);
      // Drawn with the columns of the window, and again before the frame was painted.
      await expectNoShift(page);
      await expectNoOverflow(page);
      expectNoFault(watch);
    });
  }

  test('follows a column that changes while the window stays, letters that grow and the paper; the focus keeps its tile', async ({
    page,
    openPage,
    watch,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await openPage(siteStyle('body { margin: 0 }'));
    await whenDrawn(page);
    const link = page.getByRole('link', { name: 'Article 4', exact: true });
    await link.focus();
    const setColumn = async (width: string) => {
      await page.locator('.column').evaluate((column, inlineSize) => {
        Object.assign((column as HTMLElement).style, { inlineSize, overflow: 'hidden' });
      }, width);
      await whenDrawn(page);
    };
    for (const [width, columns] of [
      ['700px', 2],
      ['300px', 1],
      ['1000px', 3],
      ['0px', undefined],
      ['700px', 2],
    ] as const) {
      await setColumn(width);
      if (columns !== undefined) await expectGrid(page, columns);
      await expect(link).toBeFocused();
    }

    await setColumn('900px');
    await expectGrid(page, 3);
    const countColumns = async () => new Set((await readTiles(page)).map(({ left }) => left)).size;
    const setUnit = (value: string) =>
      page.evaluate((unit) => {
        document.documentElement.style.setProperty('--pmw-unit', unit);
      }, value);
    await setUnit('24px');
    await expect.poll(countColumns).toBe(2);
    await setUnit('');
    await expect.poll(countColumns).toBe(3);

    await page.emulateMedia({ media: 'print' });
    await setColumn('700px');
    await expect.poll(countColumns).toBe(2);
    const tiles = await readTiles(page);
    expect(tiles).toEqual(tiles.toSorted((a, b) => a.top - b.top || a.left - b.left));
    for (const { isSeries, width } of tiles) if (!isSeries) expect(width).toBeLessThan(350);
    expectNoFault(watch);
  });

  for (const width of sampleOf([700, 900, 500], 1)) {
    test(`of the CMS is where the widget puts it, in ${width} px of a wide window`, async ({
      page,
      watch,
    }) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.route('**/*.css', async (route) => {
        const response = await route.fetch();
        const narrow = `main { inline-size: ${width}px; overflow: hidden }`;
        await route.fulfill({ response, body: `${await response.text()}\n${narrow}` });
      });
      for (const address of sampleOf(['/news', '/thought-leadership', '/team'], 1)) {
        await openInFonts(page, address);
        await whenReady(page);
        await expectNoShift(page);
      }
      expectNoFault(watch);
    });
  }
});

test('portraits, and the monogram in place of one that does not load, follow the notch of the theme', async ({
  page,
  openPage,
}) => {
  const people = { Menus: [], Content: [{ FullName: 'Ann Abel', ImageUrl: '/missing.jpg' }] };
  await openPage({
    'GET /page': makeCmsPage('Team', '<div data-widget="filter-area" data-source="team"></div>'),
    'GET /api/en-us/teamdata': json(people),
  });
  const readClips = (notch: string) =>
    page.evaluate((size) => {
      document.documentElement.style.setProperty('--pmw-notch', size);
      const parts = ['pmw-person__portrait', 'pmw-person__initials'];
      return parts.flatMap((name) =>
        [...document.getElementsByClassName(name)].map((part) => getComputedStyle(part).clipPath),
      );
    }, notch);
  await expect(page.getByText('AA')).toBeVisible();
  expect(await readClips('12px')).toEqual([
    expect.stringContaining('100% 32px') as unknown,
    expect.stringContaining('100% 12px') as unknown,
  ]);
  expect((await readClips('0px')).filter((clip) => /[1-9][\d.]*px/.test(clip))).toEqual([]);
});

test('the number of results stands in the band of the menus, above them or beside their button; the results follow', async ({
  page,
  openPage,
}) => {
  await openPage(answers);
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await whenDrawn(page);
    const [number, band] = [await readPlace(page, 'status'), await readPlace(page, 'bar')];
    expect(number.top).toBeGreaterThan(band.top);
    if (width === 1280) {
      expect(number.bottom).toBeLessThan((await readPlace(page, 'menus')).top);
    } else {
      expect(number.bottom).toBeLessThan(band.bottom);
      expect(number.left).toBeGreaterThan((await readPlace(page, 'toggle')).right);
    }
    expect((await readPlace(page, 'results')).top - band.bottom).toBeLessThan(40);
  }
});

test('the order of a team stands in the band of the menus where both fit; forced colours show which it is', async ({
  page,
  openPage,
}) => {
  await openPage({
    'GET /page': makeCmsPage('Team', '<div data-widget="filter-area" data-source="team"></div>'),
    'GET /api/en-us/teamdata': json({
      Menus: [makeMenu('Team', 'Credit')],
      Content: [{ FullName: 'Ann Abel', Team: 'Credit' }],
    }),
  });
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await whenDrawn(page);
    const { top, bottom } = await readPlace(page, 'sort');
    const bar = await readPlace(page, 'bar');
    expect(top).toBeGreaterThan(bar.top);
    expect(bottom).toBeLessThan(bar.bottom);
  }

  await page.emulateMedia({ forcedColors: 'active' });
  const [ground, chosen] = await page
    .getByRole('button', { name: filterAreaContract.texts['sort-alphabetically'] })
    .evaluate((button) =>
      [button, button.querySelector('[aria-hidden="true"]') ?? button].map(
        (each) => getComputedStyle(each).backgroundColor,
      ),
    );
  expect(chosen).not.toBe(ground);
});

test('what Filters opens at the foot of a window comes into view with the button', async ({
  page,
  openPage,
}) => {
  await openPage(answers);
  const filters = await showOnPhone(page, 760);
  await filters.click();
  await expect(filters).toBeInViewport({ ratio: 1 });
  await expect(menu(page, 'Region')).toBeInViewport({ ratio: 1 });
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(0);

  // In view already: nothing moves.
  await filters.click();
  await filters.click();
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
});

test('on a phone a menu is a sheet: Apply is as wide, nothing moves when a box is checked, and a sign closes it', async ({
  page,
  openPage,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(answers);
  await page.getByRole('button', { name: filterAreaContract.texts.filters }).click();
  await menu(page, 'Topic').click();
  const sheet = page.getByRole('group', { name: 'Topic' });
  const applyButton = sheet.getByRole('button', { name: filterAreaContract.texts.apply });
  const before = await applyButton.boundingBox();
  expect(await sheet.boundingBox()).toMatchObject({ x: 0, width: 390 });
  expect(before).toMatchObject({ x: 20, width: 350 });
  await page.getByRole('checkbox', { name: 'Credit' }).check();
  await expect(
    sheet.getByRole('button', { name: filterAreaContract.texts['clear-menu'] }),
  ).toBeInViewport();
  expect(await applyButton.boundingBox()).toEqual(before);
  await sheet.getByRole('button', { name: filterAreaContract.texts.close }).click();
  await expect(sheet).toBeHidden();
  await expect(menu(page, 'Topic')).toBeFocused();

  await page.setViewportSize({ width: 1280, height: 900 });
  await menu(page, 'Topic').click();
  await expect(applyButton).toBeVisible();
  await expect(sheet.getByRole('button', { name: filterAreaContract.texts.close })).toBeHidden();
});

for (const width of sampleOf([390, 1280], 1)) {
  test(`while it loads, lines stand where its menus will be, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const release = await hold(page, '**/articledata/news');
    await openInFonts(page, '/news');
    const part = width < 993 ? '.pmw-filter-area__toggle' : '.pmw-dropdown__button';
    const readBoxes = () =>
      page.locator(part).evaluateAll((all) =>
        all.map((each) => {
          const { opacity, visibility } = getComputedStyle(each, '::after');
          const { x, y, width: across } = each.getBoundingClientRect();
          return { isLine: visibility === 'visible' && opacity === '1', box: [x, y, across] };
        }),
      );
    await expect.poll(async () => (await readBoxes()).every(({ isLine }) => isLine)).toBe(true);
    const lines = await readBoxes();
    expect(lines.length).toBe(width < 993 ? 1 : 3);
    release();
    await expect(page.locator('pmw-root .pmw-filter-area__bar')).toBeVisible();
    // The sign beside "Filters" comes with the widget.
    const places = (each: typeof lines) => each.map(({ box }) => box.slice(0, width < 993 ? 2 : 3));
    expect(places(await readBoxes())).toEqual(places(lines));
    await expectNoShift(page);
  });
}
