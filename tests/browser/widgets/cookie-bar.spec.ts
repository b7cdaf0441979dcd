import { type Page } from '@playwright/test';
import { byLength, sampleOf } from '../../setup/test-length.ts';
import { makeBehaviourPage } from '../support/behaviour-page.ts';
import { expectNoShift, measurePage } from '../support/measure.ts';
import { expectNoFault, open, whenDrawn } from '../support/page-watch.ts';
import { expect, test } from '../support/test.ts';

test('never covers the focused element, backwards and forwards, at 320 and 1280 px', async ({
  page,
}) => {
  // No smooth scrolling: the scroll position is final at once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/insights');
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
  const isCovered = () =>
    page.evaluate(() => {
      const { activeElement: focused, body, documentElement } = document;
      const cookies = document.querySelector('[data-widget="cookie-bar"]');
      if (!focused || !cookies || focused === body || cookies.contains(focused)) return false;
      const { top: edge } = cookies.getBoundingClientRect();
      const { top, bottom, height } = focused.getBoundingClientRect();
      // An element higher than the space above the bar is only partly visible.
      const room = edge - parseFloat(getComputedStyle(documentElement).scrollPaddingTop);
      return (height <= room ? bottom - 2 : top + 24) > edge;
    });
  const covered: string[] = [];
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 640 });
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let step = 0; step < byLength(8, 30); step += 1) {
        await page.keyboard.press(key);
        if (await isCovered()) covered.push(`${key} ${step} at ${width} px`);
      }
    }
  }
  expect(covered).toEqual([]);
});

test('hides no button in a scroller of its own, and leaves half of the window to the page, however large the text', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  const bar = page.getByRole('region', { name: 'Cookies' });
  const settings = [
    [32, 844, 390],
    [16, 320, 256],
    [16, 640, 360],
    [32, 390, 844],
    [24, 360, 640],
  ] as const;
  for (const [standard, width, height] of sampleOf(settings, 1)) {
    const name = `letters of ${standard} px in ${width} × ${height} px`;
    // The visitor's own size of text.
    await session.send('Page.setFontSizes', { fontSizes: { standard } });
    await page.setViewportSize({ width, height });
    await open(page, '/insights');
    await expect(bar, name).toBeVisible();
    const cut = () => bar.evaluate((each) => each.scrollHeight - each.clientHeight);
    await expect.poll(cut, name).toBe(0);
    // It is part of the page, or leaves half of the window to it.
    const readShare = () =>
      bar.evaluate((each) => {
        const { position } = getComputedStyle(each);
        const share = each.getBoundingClientRect().height / window.innerHeight;
        return position === 'static' ? 0 : position === 'fixed' ? share : Infinity;
      });
    await expect.poll(readShare, name).toBeLessThanOrEqual(0.5);
  }
});

test('leaves the end of the page free and is not printed; accepted, it is gone on later pages, which are told', async ({
  page,
  watch,
}) => {
  await page.addInitScript(() => {
    document.addEventListener('widget:consent', (event) => {
      const { choice } = (event as CustomEvent<{ choice: string }>).detail;
      const isPage = event.target === document.documentElement;
      Object.assign(window, { heard: { isPage, choice } });
    });
  });
  const readChoice = () =>
    page.evaluate(() => {
      const heard: unknown = Reflect.get(window, 'heard');
      return [window.PrivateMarketsWidgets.consent, heard];
    });
  await measurePage(page);
  await open(page, '/news');
  const bar = page.getByRole('region', { name: 'Cookies' });
  await expect(page.locator('html')).toHaveAttribute('style', /padding-block-end/);
  await page.evaluate(() => {
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  });
  const footer = await page.getByRole('contentinfo').boundingBox();
  const end = (footer?.y ?? NaN) + (footer?.height ?? NaN);
  expect(end).toBeLessThanOrEqual(((await bar.boundingBox())?.y ?? NaN) + 1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-widget="cookie-bar"]')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  expect(await readChoice()).toEqual([undefined, undefined]);
  await bar.getByRole('button', { name: 'Accept' }).click();
  await expect(bar).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.style.cssText)).toBe('');
  expect(await readChoice()).toEqual(['accepted', { isPage: false, choice: 'accepted' }]);
  await open(page, '/team');
  expect(await readChoice()).toEqual(['accepted', { isPage: true, choice: 'accepted' }]);
  await expect(bar).toBeHidden();
  await expectNoShift(page);
  expectNoFault(watch);
});

const ownBar = `<section data-widget="cookie-bar" class="pmw pmw-cookie-bar" aria-label="Cookies"><p>We use cookies to analyze traffic on this site.</p><button type="button" data-accept>Accept</button></section>`;
const inside = (css: string, rules = '') =>
  makeBehaviourPage(
    `<div class="holder">${ownBar}</div><div class="tall cover">Text</div><a href="#end">Last link</a>`,
    `.holder { ${css} } ${rules}`,
  );
const barOf = (page: Page) => page.locator('[data-widget="cookie-bar"]');

/** The distance of the bar's lower edge from the window's, and whether its button can be pressed where it is. */
const readPlace = (page: Page) =>
  barOf(page).evaluate((bar) => {
    const { bottom, left, width } = bar.getBoundingClientRect();
    const button = bar.querySelector('button') ?? bar;
    const { x, y } = button.getBoundingClientRect();
    const hit = document.elementFromPoint(x + 5, y + 5);
    const { clientWidth } = document.documentElement;
    return {
      below: Math.round(bottom - window.innerHeight),
      isWide: left === 0 && Math.round(width) === clientWidth,
      canBePressed: button.contains(hit),
    };
  });
const inPlace = { below: 0, isWide: true, canBePressed: true };

const ancestors = [
  'transform: translateZ(0)',
  'filter: blur(0); inline-size: 300px',
  'contain: paint; block-size: 20px',
  'will-change: transform; overflow: hidden; block-size: 0',
  'container-type: size; block-size: 30px',
  'position: absolute; inset: 0 auto auto -400px; inline-size: 300px; perspective: 1px',
  'overflow: clip; block-size: 0; backdrop-filter: blur(1px)',
];
for (const css of sampleOf(ancestors, 1)) {
  test(`is at the foot of the window, whatever it stands in: ${css}`, async ({
    page,
    openPage,
    watch,
  }) => {
    await openPage(inside(css));
    await page.evaluate(() => {
      window.scrollTo(0, 700);
    });
    await expect.poll(() => readPlace(page)).toEqual(inPlace);
    await page.getByRole('button', { name: 'Accept' }).click();
    await expect(barOf(page)).toBeHidden();
    expect(await barOf(page).getAttribute('popover')).toBeNull();
    expectNoFault(watch);
  });
}

test('lies over what has a layer above its ancestor’s @night', async ({
  page,
  openPage,
  watch,
}) => {
  const cover = '.cover { position: relative; z-index: 1; background: #fff }';
  await openPage(inside('position: relative; z-index: 0', cover));
  await expect.poll(() => readPlace(page)).toEqual(inPlace);
  expectNoFault(watch);
});

for (const css of sampleOf(['display: none', 'content-visibility: hidden'], 1)) {
  test(`says in one line that it cannot be seen in an ancestor with ${css}`, async ({
    openPage,
    watch,
  }) => {
    await openPage(inside(css));
    const line =
      'cookie-bar: the bar is in div.holder, which is not displayed; expected a place that is, such as the end of <body>. Nobody sees the bar.';
    await expect.poll(() => watch.errors).toEqual([expect.stringContaining(line)]);
  });
}

const largeText =
  '.holder .pmw-cookie-bar p { font-size: 56px !important; line-height: 1.5 !important }';
for (const [name, width, height, rules] of sampleOf(
  [
    ['at 400 % zoom', 320, 256, ''],
    ['where its text is large on a phone', 320, 568, largeText],
  ] as const,
  1,
)) {
  test(`flows with the page ${name}, and is fixed again where there is room`, async ({
    page,
    openPage,
    watch,
  }) => {
    await page.setViewportSize({ width, height });
    await openPage(inside('', rules));
    const readPosition = () => barOf(page).evaluate((bar) => getComputedStyle(bar).position);
    await expect.poll(readPosition).toBe('static');
    await expect.poll(() => page.evaluate(() => document.documentElement.style.cssText)).toBe('');
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect.poll(readPosition).toBe('fixed');
    await expect(page.locator('html')).toHaveAttribute('style', /padding-block-end/);
    expectNoFault(watch);
  });
}

const sizesOfLowWindows = [
  [320, 256],
  [667, 310],
  [568, 200],
  [844, 300],
  [1280, 319],
] as const;

test('is as wide as the page in a low window, and no higher than its words need', async ({
  page,
}) => {
  for (const address of sampleOf(['/insights', '/ar/news'], 1)) {
    await open(page, address);
    for (const [width, height] of sizesOfLowWindows) {
      await page.setViewportSize({ width, height });
      const name = `${address} in ${width} × ${height} px`;
      const readSides = () =>
        barOf(page).evaluate((bar) => {
          const { x, width, height } = bar.getBoundingClientRect();
          return [x, document.body.getBoundingClientRect().width - width, height < 200];
        });
      await expect.poll(readSides, name).toEqual([0, 0, true]);
    }
  }
});

const places = [
  'display: flex; flex-direction: column',
  'display: flex; flex-direction: column; align-items: center',
  'display: flex',
  'display: grid; justify-items: start',
];
for (const css of sampleOf(places, 1)) {
  test(`is as wide as its place, fixed or not, with the script or without, in ${css} @night`, async ({
    page,
    startCms,
  }) => {
    const theme = 'section { margin: 0 auto; max-width: 40px }';
    const cms = await startCms(inside(css, theme));
    const readWidths = () =>
      barOf(page).evaluate((bar) => [
        getComputedStyle(bar).position,
        bar.getBoundingClientRect().width - (bar.parentElement?.getBoundingClientRect().width ?? 0),
      ]);
    for (const [script, positionWithRoom] of [
      ['**/other.js', 'fixed'],
      ['**/widgets.js', 'static'],
    ] as const) {
      await page.route(script, (route) => route.abort());
      await page.goto(`${cms.url}/page`);
      for (const dir of sampleOf(['rtl', 'ltr'], 1)) {
        await page.evaluate((to) => {
          document.documentElement.dir = to;
        }, dir);
        for (const [height, position] of [
          [256, 'static'],
          [900, positionWithRoom],
        ] as const) {
          await page.setViewportSize({ width: 640, height });
          await expect.poll(readWidths, `${script}, ${dir}, ${height} px`).toEqual([position, 0]);
        }
      }
    }
  });
}

test('waits below a dialog that was open before it, where an ancestor would carry it away', async ({
  page,
  openPage,
  watch,
}) => {
  const notice =
    '<section data-widget="us-persons-notice" data-open="load"><h2>Important Notice</h2><button type="button" data-answer="us-person">Yes</button></section>';
  const holder = `<div class="holder">${ownBar}</div>`;
  await openPage(makeBehaviourPage(notice + holder, '.holder { transform: translateZ(0) }'));
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await whenDrawn(page);
  expect(await barOf(page).getAttribute('popover')).toBeNull();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect.poll(() => readPlace(page)).toEqual(inPlace);
  expectNoFault(watch);
});

const sizesOfWindows = [
  [320, 568],
  [390, 844],
  [599, 900],
  [600, 900],
  [768, 1024],
  [1280, 720],
  [1920, 1080],
] as const;
const longText = 'Wir verwenden Cookies, um zu verstehen, welche Seiten gelesen werden. '.repeat(4);

for (const language of sampleOf(['', 'de', 'ar'], 1)) {
  test(`leaves the hero’s Pause free on the page /${language}, however long its text is`, async ({
    page,
  }) => {
    await open(page, `/${language}`);
    const pause = page.locator('.site-hero .pmw-carousel__toggle');
    for (const text of ['', longText]) {
      const words = barOf(page).locator('p').first();
      if (text) await words.evaluate((p, long) => (p.textContent = long), text);
      for (const [width, height] of sampleOf(sizesOfWindows, 2)) {
        await page.setViewportSize({ width, height });
        await whenDrawn(page);
        const name = `${width} × ${height} ${text.slice(0, 3)}`;
        await expect(barOf(page), name).toBeVisible();
        const [bar, button] = [await barOf(page).boundingBox(), await pause.boundingBox()];
        if (!bar || !button) throw new Error('not drawn');
        const isBeside = bar.x >= button.x + button.width || bar.x + bar.width <= button.x;
        const isBelow = bar.y >= button.y + button.height;
        expect(isBeside || isBelow, name).toBe(true);
      }
    }
  });
}

test('is as wide as the page says, at the end of the window’s foot', async ({ page, openPage }) => {
  await openPage(inside('', ':root { --pmw-cookie-bar-width: 300px }'));
  const readEdges = () =>
    barOf(page).evaluate((bar) => {
      const { left, right, bottom } = bar.getBoundingClientRect();
      return [
        left,
        document.documentElement.clientWidth - right,
        innerHeight - bottom,
        right - left,
      ];
    });
  await expect.poll(readEdges).toEqual([980, 0, 0, 300]);
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  await expect.poll(readEdges).toEqual([0, 980, 0, 300]);
});
