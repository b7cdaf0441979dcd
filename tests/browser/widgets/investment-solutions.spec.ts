import { type Page } from '@playwright/test';
import sharp from 'sharp';
import { slideAt } from '../../../shared/rules/scroll-progress.ts';
import { findAxeProblems } from '../support/axe.ts';
import { linkTag, makeCmsPage, scriptTag } from '../support/cms-page.ts';
import { type Answers, json } from '../../setup/network/test-cms.ts';
import { expectNoOverflow, expectNoShift, forgetShifts, measurePage } from '../support/measure.ts';
import { endAnimations, expectNoFault, whenDrawn, whenReady } from '../support/page-watch.ts';
import { expect, test } from '../support/test.ts';
import { sampleOf } from '../../setup/test-length.ts';
import { investmentSolutionsContract } from '../../../widgets/investment-solutions/investment-solutions.contract.ts';

const accents = ['#c9a15a', '#5d9cc4', '', '#783316'];
const desktop = { width: 1280, height: 720 };

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" fill="#246"/></svg>';

/** A page of another CMS: 1000 px, the showcase, 2000 px. */
function makeAnswers(count = 4): Answers {
  const slides = Array.from({ length: count }, (_, index) => ({
    id: 'same',
    headline: `Headline ${index + 1}`,
    copy: `<p>Copy of slide ${index + 1}.</p>`,
    ctaUrl: `/read-${index + 1}`,
    ctaText: `Read ${index + 1}`,
    backgroundImage: '/background.svg',
    featureImage: index === 0 ? '/feature.svg' : '',
    isBackgroundLight: index % 2 === 1,
    colorAccent: accents[index % accents.length],
  }));
  return {
    'GET /en-us/verticalscroll/Home': json({ slides }),
    'GET /background.svg': { type: 'image/svg+xml', body: picture, delayMs: 100 },
    'GET /feature.svg': { type: 'image/svg+xml', body: picture, delayMs: 200 },
    'GET /page.css': {
      body: `body{margin:0;font-family:sans-serif}h1{margin:0;height:80px}.above{height:1000px}.below{height:2000px}`,
    },
    'GET /page': makeCmsPage(
      'Showcase',
      `<div class="above"></div><div class="outer" id="wrap">
<section id="s" data-widget="investment-solutions" data-carousel-id="Home"><p>CMS</p></section>
</div><div class="below"><a href="#after">After</a></div>`,
      { head: `<link rel="stylesheet" href="/page.css">${linkTag}${scriptTag}` },
    ),
  };
}

const section = (page: Page) =>
  page.getByRole('region', { name: investmentSolutionsContract.texts.label });
const dot = (page: Page, n: number) =>
  page.getByRole('button', { name: `Go to slide ${n}`, exact: true });

/** Expects that this slide is the present one, by its headline and its dot. */
async function expectCurrent(page: Page, n: number): Promise<void> {
  const current = section(page).locator('[aria-current=true]');
  await expect
    .poll(() => current.evaluateAll((all) => all.map((one) => one.ariaLabel ?? one.textContent)))
    .toEqual([`Headline ${n}`, `Go to slide ${n}`]);
}

const readStart = (page: Page) =>
  page.locator('#s').evaluate((element) => element.getBoundingClientRect().top + scrollY);

const readScroll = (page: Page) => page.evaluate(() => scrollY);

/** Scrolls at once and waits until the browser has drawn. */
async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate((top) => {
    window.scrollTo({ top, behavior: 'instant' });
  }, y);
  await whenDrawn(page);
}

/** Expects all slides below each other, none of them as the present one. */
async function expectListed(page: Page, count = 4): Promise<void> {
  await expect(section(page).locator('[aria-current]')).toHaveCount(0);
  for (let n = 1; n <= count; n += 1) {
    const copy = page.getByText(`Copy of slide ${n}.`);
    await expect(copy).toBeVisible();
    await expect(copy).not.toHaveCSS('opacity', '0');
  }
  const tops = await page
    .locator('#s h3')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  expect(new Set(tops).size).toBe(count);
  const height = await page.locator('#s').evaluate((element) => element.clientHeight);
  expect(height).toBeLessThan(700 * count);
}

test('pinned, it stays in its place over its scroll height; its bar fills with the way, in the accent of the slide', async ({
  page,
  openPage,
  watch,
}) => {
  await measurePage(page);
  await openPage(makeAnswers());
  const start = await readStart(page);
  expect((await page.locator('#s').boundingBox())?.height).toBe(4000 + desktop.height);

  await test.step('reaching and leaving it moves nothing', async () => {
    const title = section(page).getByRole('heading', { level: 2 });
    const readTop = async (way: number) => {
      await scrollTo(page, start + way);
      return (await title.boundingBox())?.y ?? NaN;
    };
    const top = await readTop(0);
    for (const way of [1, 1777, 3999, 4000]) expect(await readTop(way)).toBe(top);
    expect(await readTop(4010)).toBeCloseTo(top - 10, 1);
    expect(await readTop(-10)).toBeCloseTo(top + 10, 1);
  });

  await test.step('it has the measures of the specification', async () => {
    const [first, last] = [await dot(page, 1).boundingBox(), await dot(page, 4).boundingBox()];
    expect((last?.y ?? 0) + (last?.height ?? 0) - (first?.y ?? 0)).toBe(4 * 40);
    const feature = page.locator('[class$="__feature pmw-notch"]').first();
    expect((await feature.boundingBox())?.height).toBe(188);
    await page.setViewportSize({ width: 390, height: 844 });
    expect((await feature.boundingBox())?.height).toBe(140);
    await page.setViewportSize(desktop);
  });

  for (const direction of sampleOf(['ltr', 'rtl'], 1)) {
    await test.step(`the bar at the foot of the window, ${direction}`, async () => {
      await page.evaluate((dir) => {
        document.documentElement.dir = dir;
      }, direction);
      const { width, height } = desktop;
      const readBar = async (way: number) => {
        await scrollTo(page, start + way);
        const line = await page.screenshot({ clip: { x: 0, y: height - 2, width, height: 1 } });
        const data = await sharp(line).removeAlpha().raw().toBuffer();
        const pixels = Array.from({ length: width }, (_, x) =>
          data.toString('hex', 3 * x, 3 * x + 3),
        );
        const colour = pixels.at(direction === 'ltr' ? 0 : -1);
        const share = pixels.filter((pixel) => pixel === colour).length / width;
        return [`#${colour ?? ''}`, Math.round(share * 100)];
      };
      expect(await readBar(400)).toEqual(['#c9a15a', 10]);
      expect(await readBar(1400)).toEqual(['#5d9cc4', 35]);
      expect(await readBar(2400)).toEqual(['#ffffff', 60]);
      expect(await readBar(3998)).toEqual(['#783316', 100]);
    });
  }

  await test.step('the picture of each slide answers every step through its share', async () => {
    for (const n of sampleOf([1, 2, 4], 1)) {
      const readWidth = async (way: number) => {
        await scrollTo(page, start + (n - 1) * 1000 + way);
        const image = section(page)
          .locator('.pmw-investment-solutions__picture img')
          .nth(n - 1);
        return (await image.boundingBox())?.width ?? NaN;
      };
      const widths = [await readWidth(100), await readWidth(200), await readWidth(900)];
      expect(widths, `slide ${n}`).toEqual(widths.toSorted((a, b) => b - a));
      expect(new Set(widths).size).toBe(3);
    }
  });

  await test.step('in forced colours, right to left, axe finds nothing on the first and last slide', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    for (const n of [1, 4]) {
      await scrollTo(page, start + (n - 1) * 1000 + 500);
      await expectCurrent(page, n);
      await endAnimations(page);
      expect(await findAxeProblems(page)).toEqual([]);
    }
    await expectNoOverflow(page);
  });
  expectNoFault(watch);
});

test.describe('at 1.5 device pixels a pixel', () => {
  test.use({ deviceScaleFactor: 1.5 });

  test('shows slide floor(progress * count) over 4000 px, moves nothing and lands every click on its own slide', async ({
    page,
    openPage,
  }) => {
    const count = 7;
    await measurePage(page);
    await openPage(makeAnswers(count));
    const start = await readStart(page);
    await forgetShifts(page);
    const steps = Array.from({ length: 22 }, (_, step) => 200 * step - 100);
    const ways = sampleOf(steps, 7);
    const expected = ways.map((way) => slideAt(way / 4000, count));
    const seen = await page.evaluate(
      async ([from, places, slides]) => {
        const dots = [...document.querySelectorAll('#s [aria-label^="Go to"]')];
        const read = () => dots.findIndex((one) => one.getAttribute('aria-current') === 'true');
        const shown: number[] = [];
        for (const [at, way] of places.entries()) {
          window.scrollTo({ top: from + way, behavior: 'instant' });
          // A busy machine draws it some frames later.
          for (let frame = 0; frame < 60 && (frame < 2 || read() !== slides[at]); frame += 1) {
            await new Promise((resolve) => requestAnimationFrame(resolve));
          }
          shown.push(read());
        }
        return shown;
      },
      [start, ways, expected] as const,
    );
    expect(seen).toEqual(expected);
    await expectNoShift(page);

    await scrollTo(page, start + 1);
    for (const n of sampleOf([7, 3, 4, 2], 2)) {
      const target =
        n % 2 === 0 ? dot(page, n) : page.getByRole('button', { name: `Headline ${n}` });
      await page.evaluate(() => {
        window.addEventListener('scrollend', () => (document.title = 'rests'), { once: true });
        document.title = 'scrolls';
      });
      await target.click();
      await expect(page).toHaveTitle('rests');
      await expectCurrent(page, n);
    }
  });
});

test('can be skipped, and is read through by the keyboard, whose focus is seen; a reload opens at the same slide', async ({
  page,
  openPage,
}) => {
  const { url } = await openPage(makeAnswers());
  const readFocus = () =>
    page.evaluate(() => {
      const focused = document.activeElement as HTMLElement;
      const { top, bottom } = focused.getBoundingClientRect();
      const isSeen = focused.checkVisibility({ opacityProperty: true });
      return {
        name: focused.ariaLabel ?? focused.textContent,
        isSeen: isSeen && top >= 0 && bottom <= innerHeight,
      };
    });
  /** The names of what one key leads to, up to this one. */
  const walk = async (key: string, end: string) => {
    const reached: string[] = [];
    while (reached.at(-1) !== end && reached.length < 20) {
      await page.keyboard.press(key);
      const { name } = await readFocus();
      await expect.poll(async () => (await readFocus()).isSeen, name).toBe(true);
      reached.push(name);
    }
    return reached;
  };
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('link', { name: investmentSolutionsContract.texts.skip }),
  ).toBeFocused();
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => (await page.locator('.below').boundingBox())?.y)
    .toBeLessThanOrEqual(1);
  await expect(page.getByRole('note', { name: /^End of / })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'After' })).toBeFocused();
  expect(page.url()).toBe(`${url}/page`);

  const stops = [
    'Skip this section: Investment solutions',
    ...[1, 2, 3, 4].flatMap((n) => [`Headline ${n}`, `Read ${n}`]),
    ...[1, 2, 3, 4].map((n) => `Go to slide ${n}`),
    'After',
  ];
  const back = await walk('Shift+Tab', 'Headline 4');
  await expectCurrent(page, 4);
  back.push(...(await walk('Shift+Tab', 'Skip this section: Investment solutions')));
  expect(back).toEqual(stops.slice(0, -1).reverse());
  expect(await walk('Tab', 'After')).toEqual(stops.slice(1));

  await scrollTo(page, (await readStart(page)) + 3500);
  await page.reload();
  await whenReady(page);
  await scrollTo(page, 4500);
  await expectCurrent(page, 4);
});

test('keeps slide and place in a window that changes, and fades nothing when the list becomes the section', async ({
  page,
  openPage,
}) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  await openPage(makeAnswers());
  const start = await readStart(page);
  await scrollTo(page, start + 1999);
  for (const height of [844, 700, 901]) {
    await page.setViewportSize({ width: 1024, height });
    await expectCurrent(page, 2);
    expect((await page.locator('#s').boundingBox())?.height).toBe(4000 + height);
    expect(await readScroll(page)).toBe(start + 1999);
  }
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('.above')?.style.setProperty('height', '1700px');
  });
  expect(await readStart(page)).toBe(start + 700);
  await expect.poll(() => readScroll(page)).toBe(start + 2699);
  await expectCurrent(page, 2);

  await page.setViewportSize({ width: 600, height: 800 });
  await expectListed(page);
  await scrollTo(page, 0);
  await page
    .locator('.pmw-investment-solutions__slide')
    .nth(1)
    .evaluate((slide) => {
      const [body = slide] = slide.getElementsByClassName('pmw-investment-solutions__body');
      const note = () => {
        document.documentElement.dataset['opacity'] = getComputedStyle(body).opacity;
      };
      new MutationObserver(() => requestAnimationFrame(note)).observe(slide, {
        attributeFilter: ['data-state'],
      });
    });
  await page.setViewportSize(desktop);
  await expect(page.locator('html')).toHaveAttribute('data-opacity', '0');
  await expectCurrent(page, 1);
});

test('is a list of all slides where it has no room, less motion is wanted, and on paper', async ({
  page,
  openPage,
  watch,
}) => {
  const screen = { media: 'screen', reducedMotion: 'no-preference' } as const;
  const readLines = () =>
    page
      .locator('.pmw-investment-solutions__head')
      .evaluateAll((heads) =>
        heads.map((head) => getComputedStyle(head, '::before').backgroundColor),
      );
  /** The accents of the slides: none is that of the present one. The third has the default. */
  const lines = [
    ...['rgb(201, 161, 90)', 'rgb(93, 156, 196)', 'rgb(23, 85, 131)', 'rgb(120, 51, 22)'],
  ];
  await openPage(makeAnswers());
  for (const [name, width, height, media] of [
    ['below 768 px', 767, 900, {}],
    ['in a short window', 1024, 599, {}],
    ['at 400 % zoom', 320, 256, {}],
    ['where less motion is wanted', 1280, 720, { reducedMotion: 'reduce' }],
    ['on paper', 1280, 720, { media: 'print' }],
  ] as const) {
    await test.step(name, async () => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ ...screen, ...media });
      await expectListed(page);
      expect(await readLines()).toEqual(lines);
    });
  }
  await page.emulateMedia(screen);

  await test.step('while its texts do not fit into the window', async () => {
    await page.setViewportSize({ width: 1280, height: 640 });
    await openPage(makeAnswers(12));
    await expect(section(page)).toHaveAttribute('data-layout', 'listed');
    await expectListed(page, 12);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(section(page)).toHaveAttribute('data-layout', 'pinned');
    await expectCurrent(page, 1);
    expectNoFault(watch);
  });
});

test('in the list each slide stands on the ground of its tone, with both of its pictures', async ({
  page,
  openPage,
  watch,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(makeAnswers());
  const slides = await page.locator('.pmw-investment-solutions__slide').evaluateAll((all) =>
    all.map((slide) => {
      const [copy = slide] = slide.getElementsByClassName('pmw-investment-solutions__copy');
      return [getComputedStyle(slide).backgroundColor, getComputedStyle(copy).color];
    }),
  );
  const [dark, light] = [
    ['rgb(15, 27, 38)', 'rgb(255, 255, 255)'],
    ['rgb(255, 255, 255)', 'rgb(15, 27, 38)'],
  ];
  expect(slides).toEqual([dark, light, dark, light]);
  const readBox = async (name: string) => {
    const box = await page.locator(`.pmw-investment-solutions__${name}`).first().boundingBox();
    return box ?? { x: NaN, y: NaN, width: NaN, height: NaN };
  };
  for (const width of [390, 320, 1024]) {
    // On the widest, motion is not wanted.
    await page.emulateMedia({ reducedMotion: width === 1024 ? 'reduce' : 'no-preference' });
    await page.setViewportSize({ width, height: 844 });
    const [small, large, text] = [
      await readBox('feature'),
      await readBox('picture'),
      await readBox('body'),
    ];
    expect(small.height, `${width}`).toBe(width < 768 ? 140 : 188);
    expect(large.height, `${width}: a row is as high with two pictures as with one`).toBe(
      small.height,
    );
    expect(small.width).toBeLessThan(large.width);
    expect(small.y).toBeCloseTo(large.y, 0);
    expect(small.x - (large.x + large.width)).toBeCloseTo(12, 0);
    const alone = await page.locator('.pmw-investment-solutions__picture').nth(1).boundingBox();
    expect(small.x + small.width).toBeCloseTo((alone?.x ?? NaN) + (alone?.width ?? NaN), 0);
    if (width < 768) expect(large.y + large.height).toBeLessThanOrEqual(text.y);
    await expectNoOverflow(page);
  }
  await page.emulateMedia({ reducedMotion: 'no-preference', forcedColors: 'none' });
  await page.setViewportSize({ width: 390, height: 844 });

  await test.step('no line of their ground at an edge between two pixels', async () => {
    for (const fraction of sampleOf([0.5, 0.25, 0.75], 1)) {
      await page.locator('.above').evaluate((above: HTMLElement, part) => {
        above.style.height = `${above.offsetHeight + part}px`;
      }, fraction);
      await page.locator('.pmw-investment-solutions__feature').first().scrollIntoViewIfNeeded();
      const { x, y, height } = await readBox('feature');
      const clip = { x: x + 9, y: Math.floor(y) - 2, width: 1, height: Math.ceil(height) + 4 };
      const data = await sharp(await page.screenshot({ clip }))
        .removeAlpha()
        .raw()
        .toBuffer();
      const colours = Array.from({ length: data.length / 3 }, (_, row) =>
        data.toString('hex', 3 * row, 3 * row + 3),
      );
      expect([...new Set(colours)]).toEqual(['0f1b26', '224466']);
    }
  });
  expect(await findAxeProblems(page)).toEqual([]);
  expectNoFault(watch);
});

test('a frame that grows with its content comes to rest, with all slides listed, told once @night', async ({
  page,
  startCms,
}) => {
  const answers = makeAnswers();
  for (const element of sampleOf(['documentElement', 'body'], 1)) {
    await test.step(`one that follows the height of ${element}`, async () => {
      const { url } = await startCms(
        {
          ...answers,
          'GET /page.css': { body: 'body{margin:0}.above{height:100px}.below{height:200px}' },
          'GET /frame.js': {
            body: `addEventListener('load', () => {
  const [frame] = document.querySelectorAll('iframe');
  setInterval(() => { frame.style.height = frame.contentDocument.${element}.offsetHeight + 'px'; }, 20);
});`,
          },
          'GET /outer': {
            body: '<!doctype html><html lang="en"><title>Outer</title><style>iframe { width: 1100px; height: 700px }</style><script src="/frame.js"></script><iframe src="/page" title="Inner"></iframe></html>',
          },
        },
        '',
      );
      const told: string[] = [];
      page.on('console', (message) => {
        if (message.text().includes('the frame around the page')) told.push(message.text());
      });
      await page.goto(`${url}/outer`);
      const inner = page.frameLocator('iframe');
      const showcase = inner.locator('.pmw-investment-solutions');
      await expect(showcase).toHaveAttribute('data-layout', 'listed');
      const readHeight = () => page.locator('iframe').evaluate((frame) => frame.clientHeight);
      await expect
        .poll(async () => {
          const before = await readHeight();
          await page.waitForTimeout(500);
          return (await readHeight()) - before;
        })
        .toBe(0);
      expect(await readHeight()).toBeLessThan(12_000);
      await expect(inner.getByText('Copy of slide 4.')).toBeVisible();
      expect(told).toHaveLength(1);
      page.removeAllListeners('console');
    });
  }
});

test('asks again whether it can be pinned when its texts or the page change @night', async ({
  page,
  openPage,
}) => {
  const css =
    '.large .pmw-investment-solutions__headline { font-size: 150px !important } @media (width < 900px) { #wrap { overflow: hidden } }';
  const answers = makeAnswers();
  await page.setViewportSize({ width: 1024, height: 700 });
  await openPage({
    ...answers,
    'GET /page.css': { body: `body{margin:0}.above{height:1000px}.below{height:2000px}${css}` },
  });
  const layout = (word: string) => expect(section(page)).toHaveAttribute('data-layout', word);
  const setLarge = (isLarge: boolean) =>
    page.evaluate((on) => {
      document.body.classList.toggle('large', on);
    }, isLarge);
  await layout('pinned');
  await test.step('texts that no longer fit, and fit again in the same window', async () => {
    await setLarge(true);
    await layout('listed');
    await setLarge(false);
    await layout('pinned');
  });
  await test.step('texts that fit in a wider window of the same height', async () => {
    await setLarge(true);
    await layout('listed');
    await page.setViewportSize({ width: 1500, height: 700 });
    await setLarge(false);
    await layout('pinned');
  });
  await test.step('an ancestor whose overflow hangs on the width', async () => {
    await page.setViewportSize({ width: 850, height: 700 });
    await layout('listed');
    await page.setViewportSize({ width: 1024, height: 700 });
    await layout('pinned');
  });
});

test('on the home page it is read slide by slide without the script', async ({ page }) => {
  await page.route('**/widgets.js', (route) => route.abort());
  await page.goto('/');
  const mountPoint = page.locator('[data-widget=investment-solutions]');
  const start = (await mountPoint.boundingBox())?.y ?? NaN;
  for (const [index, name] of ['equity', 'credit', 'assets', 'solutions'].entries()) {
    await scrollTo(page, start + index * 950);
    const link = page.getByRole('link', { name: new RegExp(`^Explore .*${name}$`) });
    await expect(link).toBeInViewport();
    const isOnTop = await link.evaluate((one) => {
      const { left, top } = one.getBoundingClientRect();
      return one.contains(document.elementFromPoint(left + 5, top + 5));
    });
    expect(isOnTop).toBe(true);
  }
});
