import sharp from 'sharp';
import { slideAt } from '../../../shared/rules/scroll-progress.ts';
import { json } from '../support/foreign-cms.ts';
import { measurePage, readMeasures } from '../support/measure.ts';
import { whenReady } from '../support/page-watch.ts';
import {
  currentNames,
  dot,
  expectListed,
  makeAnswers,
  makeSlides,
  openShowcase,
  scrollTo,
  section,
  startOf,
} from '../support/showcase-page.ts';
import { expect, test } from '../support/test.ts';

test.describe('the pinned showcase', () => {
  test('stays in its place over its scroll height, and unlocking moves nothing', async ({
    page,
    startCms,
  }) => {
    await openShowcase(page, startCms);
    const viewport = page.viewportSize()?.height ?? 0;
    const box = await page.locator('#s').boundingBox();
    expect(box?.height).toBe(4000 + viewport);
    const start = await startOf(page);
    const title = section(page).getByRole('heading', { level: 2 });
    const tops: number[] = [];
    for (const way of [0, 1, 1777, 3999, 4000]) {
      await scrollTo(page, start + way);
      tops.push((await title.boundingBox())?.y ?? NaN);
    }
    expect(new Set(tops).size).toBe(1);
    await scrollTo(page, start + 4010);
    expect((await title.boundingBox())?.y).toBeCloseTo((tops[0] ?? NaN) - 10, 1);
    await scrollTo(page, start - 10);
    expect((await title.boundingBox())?.y).toBeCloseTo((tops[0] ?? NaN) + 10, 1);
  });

  test('shows slide floor(progress * count) over 4000 px; nothing moves', async ({
    page,
    startCms,
  }) => {
    const count = 7;
    await measurePage(page);
    await openShowcase(page, startCms, makeAnswers({ count }));
    const start = await startOf(page);
    const ways = Array.from({ length: 42 }, (_, step) => 100 * step - 100);
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
    expect((await readMeasures(page)).shift).toBe(0);
  });

  for (const direction of ['ltr', 'rtl']) {
    test(`fills a bar at the foot of the window with the way, in the accent of the slide, ${direction}`, async ({
      page,
      startCms,
    }) => {
      const colours = ['#c9a15a', '#5d9cc4', '', '#783316'];
      await openShowcase(page, startCms, {
        ...makeAnswers({ html: `dir="${direction}"` }),
        'GET /en-us/verticalscroll/Home': json({
          slides: makeSlides(4).map((slide, index) => ({ ...slide, colorAccent: colours[index] })),
        }),
      });
      const start = await startOf(page);
      const { width = 0, height = 0 } = page.viewportSize() ?? {};
      const readBar = async (way: number) => {
        await scrollTo(page, start + way);
        const line = await page.screenshot({ clip: { x: 0, y: height - 2, width, height: 1 } });
        const { data } = await sharp(line)
          .removeAlpha()
          .raw()
          .toBuffer({ resolveWithObject: true });
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

  for (const deviceScaleFactor of [1, 1.5]) {
    test(`lands every click on its own slide at ${deviceScaleFactor} device pixels a pixel`, async ({
      browser,
      startCms,
    }) => {
      test.slow();
      const cms = await startCms(makeAnswers({ count: 7 }));
      const context = await browser.newContext({ deviceScaleFactor });
      const page = await context.newPage();
      await page.goto(`${cms.url}/page`);
      await whenReady(page);
      await scrollTo(page, (await startOf(page)) + 1);
      for (const n of [7, 2, 4, 1, 6, 3, 5]) {
        const button =
          n % 2 === 0 ? dot(page, n) : page.getByRole('button', { name: `Headline ${n}` });
        await page.evaluate(() => {
          window.addEventListener('scrollend', () => (document.title = 'rests'), { once: true });
          document.title = 'scrolls';
        });
        await button.click();
        await expect(page).toHaveTitle('rests');
        await expect(dot(page, n)).toHaveAttribute('aria-current', 'true');
        expect(await currentNames(page)).toEqual([`Headline ${n}`, `Go to slide ${n}`]);
      }
      await context.close();
    });
  }

  test('leaves the wheel to the browser', async ({ page, startCms }) => {
    await openShowcase(page, startCms);
    await scrollTo(page, (await startOf(page)) + 500);
    const before = await page.evaluate(() => scrollY);
    await page.mouse.move(300, 300);
    await page.mouse.wheel(0, 130);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before + 130);
  });

  test('announces the slide and tells the page when scrolling has ended', async ({
    page,
    startCms,
  }) => {
    await openShowcase(page, startCms);
    await page.evaluate(() => {
      const seen: unknown[] = [];
      Object.assign(window, { seen });
      document.addEventListener('widget:action', (event) => {
        seen.push((event as CustomEvent).detail);
      });
    });
    const status = section(page).getByRole('status');
    await expect(status).toHaveText('');
    await scrollTo(page, (await startOf(page)) + 2500);
    await expect(status).toHaveText('Headline 3: 3 of 4');
    expect(await page.evaluate(() => (window as unknown as { seen: unknown }).seen)).toEqual([
      { widget: 'investment-solutions', action: 'slide', label: 'Headline 3', value: 3 },
    ]);
  });

  test('opens at the slide of the position that a page is restored to', async ({
    page,
    startCms,
  }) => {
    await openShowcase(page, startCms);
    await scrollTo(page, (await startOf(page)) + 3500);
    await page.reload();
    await whenReady(page);
    await scrollTo(page, 4500);
    await expect.poll(() => currentNames(page)).toEqual(['Headline 4', 'Go to slide 4']);
  });

  test('is read through by the keyboard: what has the focus is seen', async ({
    page,
    startCms,
  }) => {
    await openShowcase(page, startCms);
    const names: string[] = [];
    const readFocus = () =>
      page.evaluate(() => {
        const focused = document.activeElement;
        if (!(focused instanceof HTMLElement)) return undefined;
        const { top, bottom } = focused.getBoundingClientRect();
        const isSeen = top >= 0 && bottom <= innerHeight;
        return {
          name: focused.ariaLabel ?? focused.textContent,
          isSeen: isSeen && focused.checkVisibility({ opacityProperty: true }),
        };
      });
    for (let n = 0; n < 20; n += 1) {
      await page.keyboard.press('Tab');
      const { name = '' } = (await readFocus()) ?? {};
      if (name === 'After') break;
      await expect.poll(async () => (await readFocus())?.isSeen, name).toBe(true);
      names.push(name);
    }
    const slides = [1, 2, 3, 4];
    expect(names).toEqual([
      'Skip this section',
      ...slides.flatMap((n) => [`Headline ${n}`, `Read ${n}`]),
      ...slides.map((n) => `Go to slide ${n}`),
    ]);
    // And back, from below.
    await page.keyboard.press('Shift+Tab');
    for (const n of [4, 3, 2, 1]) {
      await page.keyboard.press('Shift+Tab');
      if (n === 1) await page.keyboard.press('Shift+Tab');
    }
    expect((await readFocus())?.name).toBe('Headline 4');
    await expect.poll(() => currentNames(page)).toEqual(['Headline 4', 'Go to slide 4']);
  });

  test('can be skipped', async ({ page, startCms }) => {
    const url = await openShowcase(page, startCms);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip this section' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.locator('.below').evaluate((one) => one.getBoundingClientRect().top))
      .toBeLessThanOrEqual(1);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'After' })).toBeFocused();
    expect(page.url()).toBe(`${url}/page`);
  });

  test('goes between section and list with the window, and knows its slide again', async ({
    page,
    startCms,
  }) => {
    await openShowcase(page, startCms);
    await scrollTo(page, (await startOf(page)) + 3500);
    await expect.poll(() => currentNames(page)).toEqual(['Headline 4', 'Go to slide 4']);
    await page.setViewportSize({ width: 600, height: 800 });
    await expectListed(page);
    await scrollTo(page, 0);
    await page.setViewportSize({ width: 1280, height: 720 });
    await expect.poll(() => currentNames(page)).toEqual(['Headline 1', 'Go to slide 1']);
  });
});

test.describe('the showcase of the home page', () => {
  const windows: readonly {
    readonly name: string;
    readonly size: { readonly width: number; readonly height: number };
    readonly reducedMotion?: 'reduce';
  }[] = [
    { name: 'a phone', size: { width: 390, height: 844 } },
    { name: 'a tablet', size: { width: 768, height: 1024 } },
    { name: 'a desktop', size: { width: 1280, height: 800 } },
    { name: 'a short desktop', size: { width: 1280, height: 560 } },
    {
      name: 'a desktop with less motion',
      size: { width: 1280, height: 800 },
      reducedMotion: 'reduce',
    },
  ];
  for (const { name, size, reducedMotion = 'no-preference' } of windows) {
    test(`takes the same room on ${name} before, without and with the script`, async ({ page }) => {
      await page.setViewportSize(size);
      await page.emulateMedia({ reducedMotion });
      const mountPoint = page.locator('[data-widget=investment-solutions]');
      await page.route('**/widgets.js', (route) => route.abort());
      await page.goto('/');
      const without = await mountPoint.boundingBox();
      const title = page.getByRole('heading', { name: 'Investment solutions' });
      const titleWithout = await title.boundingBox();
      await page.unroute('**/widgets.js');
      await page.goto('/');
      await whenReady(page);
      expect(await mountPoint.boundingBox()).toEqual(without);
      // At the top of the page, nothing moves either.
      expect((await title.boundingBox())?.y).toBeCloseTo(titleWithout?.y ?? NaN, 0);
    });
  }

  test('is pinned over 3000 px, between the statement and the differentiators', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/');
    await whenReady(page);
    const box = await page.locator('[data-widget=investment-solutions]').boundingBox();
    const statement = await page.locator('.site-statement').boundingBox();
    const differentiators = await page.locator('.site-differentiators').boundingBox();
    expect(box?.height).toBe(3800);
    expect(box?.y).toBe((statement?.y ?? 0) + (statement?.height ?? 0));
    expect(differentiators?.y).toBe((box?.y ?? 0) + 3800);
  });

  test('is read slide by slide where the script is blocked', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.route('**/widgets.js', (route) => route.abort());
    await page.goto('/');
    const start = (await page.locator('[data-widget=investment-solutions]').boundingBox())?.y ?? 0;
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
});
