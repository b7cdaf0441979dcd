import { type Page } from '@playwright/test';
import { makeCmsPage } from '../support/cms-page.ts';
import { findAxeProblems } from '../support/axe.ts';
import { countDrawing, countLayouts } from '../support/forced-work.ts';
import { measurePage, readMeasures } from '../support/measure.ts';
import { whenReady } from '../support/page-watch.ts';
import { expect, slides, test } from '../support/test.ts';

function makePage(attributes: string): { readonly body: string } {
  return makeCmsPage(
    'Slides',
    `<section id="c" data-widget="carousel" data-carousel-id="home" ${attributes}><p>CMS</p></section><a href="#end">After</a>`,
  );
}

const currentSlide = (page: Page) => page.locator('[role=group]:not([inert])');
const dot = (page: Page, n: number) => page.getByRole('button', { name: `Go to slide ${n}` });

/** Waits for the next change of slides without asking for frames. */
async function whenSlideChanges(page: Page): Promise<void> {
  await page.locator('#c [aria-live]').evaluate(
    (slidesBox) =>
      new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe(slidesBox, { subtree: true, attributeFilter: ['inert'] });
      }),
  );
}

test.describe('carousel with autoplay', () => {
  test('leaves its motion to the compositor: few frames of the main thread a change, none between', async ({
    page,
    startCms,
  }) => {
    const cms = await startCms({
      'GET /en-us/slideshow/home': slides,
      'GET /page': makePage('data-autoplay-delay="2000"'),
    });
    await page.goto(`${cms.url}/page`);
    await whenReady(page);
    await whenSlideChanges(page);
    // After the fade, still before the next change.
    await page.waitForTimeout(800);
    const between = await countDrawing(page, () => page.waitForTimeout(600));
    await whenSlideChanges(page);
    await page.waitForTimeout(800);
    // From the middle of one period to the middle of another.
    const { frames: around } = await countDrawing(page, () => page.waitForTimeout(4000));
    expect(between.frames).toBe(0);
    // Two changes in this time. A fade on the main thread would take 24 frames a change, and each animation that
    // comes to its end three or four, even where the compositor runs it.
    expect(around).toBeGreaterThanOrEqual(2);
    // The change, two for the start of its fade (one where the compositor is quick), and the end; one more in two
    // changes for what else the browser does.
    expect(around).toBeLessThanOrEqual(2 * 4 + 1);
  });

  for (const variant of ['hero', 'differentiator']) {
    test(`${variant}: draws what comes, and the fade by the compositor`, async ({
      page,
      startCms,
    }) => {
      const cms = await startCms({
        'GET /en-us/slideshow/home': slides,
        'GET /page': makePage(`data-autoplay-delay="0" data-variant="${variant}"`),
      });
      await page.goto(`${cms.url}/page`);
      await whenReady(page);
      /** Without a pointer: what shows that it is over a button is drawn too. */
      const change = () =>
        page.getByRole('button', { name: 'Next slide' }).evaluate(
          (button) =>
            new Promise<void>((resolve) => {
              const observer = new MutationObserver(() => {
                if (document.querySelector('[data-leaving]')) return;
                observer.disconnect();
                requestAnimationFrame(() => setTimeout(resolve));
              });
              observer.observe(document.body, { subtree: true, attributeFilter: ['data-leaving'] });
              (button as HTMLElement).click();
            }),
        );
      // The pictures of the other slides come with the first change.
      await change();
      const { frames, tiles } = await countDrawing(page, change);
      // The change and its fade, as above. What has no box is not faded by the compositor, but in 24 frames.
      expect(frames).toBeGreaterThanOrEqual(2);
      expect(frames).toBeLessThanOrEqual(7);
      // The parts that come. With what stays, behind and above them, there are four times as many.
      expect(tiles).toBeGreaterThan(0);
      expect(tiles).toBeLessThanOrEqual(30);
    });
  }

  test('lays nothing out when the slide changes', async ({ page, startCms }) => {
    const cms = await startCms({
      'GET /en-us/slideshow/home': slides,
      'GET /page': makePage('data-autoplay-delay="0"'),
    });
    await page.goto(`${cms.url}/page`);
    await whenReady(page);
    const next = page.getByRole('button', { name: 'Next slide' });
    const press = async (label: string) => {
      await next.click();
      await expect(currentSlide(page)).toHaveAccessibleName(label);
      await expect(page.locator('[data-leaving]')).toHaveCount(0);
    };
    // The pictures of the other slides come with the first change.
    await press('2 of 3');
    expect(await countLayouts(page, () => press('3 of 3'))).toBe(0);
    await expect(page.getByText('3 / 3')).toBeVisible();
    await expect(page.getByText('2 / 3')).toBeHidden();
    // Such layouts are found.
    const addText = () =>
      next.evaluate(
        (button) =>
          new Promise<void>((resolve) => {
            button.append('Next');
            requestAnimationFrame(() => setTimeout(resolve));
          }),
      );
    expect(await countLayouts(page, addText)).toBeGreaterThan(0);
  });

  test('fades for as long as a theme says', async ({ page, startCms }) => {
    const { body } = makePage('data-autoplay-delay="0"');
    const cms = await startCms({
      'GET /en-us/slideshow/home': slides,
      'GET /theme.css': { body: ':root { --pmw-motion-slow: 900ms }' },
      'GET /page': {
        body: body.replace('</head>', '<link rel="stylesheet" href="/theme.css"></head>'),
      },
    });
    await page.goto(`${cms.url}/page`);
    await whenReady(page);
    const { fades, ms } = await page.getByRole('button', { name: 'Next slide' }).evaluate(
      (button) =>
        new Promise<{ fades: readonly unknown[]; ms: number }>((resolve) => {
          const start = performance.now();
          let fading: readonly Animation[] = [];
          new MutationObserver(() => {
            if (document.querySelector('#c [data-leaving]')) {
              fading = document.getAnimations();
              return;
            }
            const shown = fading.map((one) => (one.effect as KeyframeEffect).pseudoElement);
            resolve({ fades: shown, ms: performance.now() - start });
          }).observe(document.body, { subtree: true, attributeFilter: ['data-leaving'] });
          (button as HTMLElement).click();
        }),
    );
    // Ground, picture and text of the slide that comes, and the text of the one that goes.
    expect(fades).toEqual(expect.arrayContaining(['::before', null, null, null]));
    expect(ms).toBeGreaterThan(900);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });

  test('fades a picture above the last one, and one text after the other', async ({
    page,
    startCms,
  }) => {
    const cms = await startCms({
      'GET /en-us/slideshow/home': slides,
      'GET /page': makePage('data-autoplay-delay="0"'),
    });
    await page.goto(`${cms.url}/page`);
    await whenReady(page);
    /** The opacity of the parts of both slides at some times of the fade, in milliseconds. */
    const seen = await page.getByRole('button', { name: 'Next slide' }).evaluate(async (button) => {
      const slide = (n: number) => document.querySelectorAll('#c [role=group]')[n];
      (button as HTMLElement).click();
      // The slides follow in a task of their own.
      await new Promise((resolve) => setTimeout(resolve));
      const fades = document.getAnimations();
      for (const fade of fades) fade.pause();
      const read = (part: Element | null | undefined, pseudo?: string) => {
        const { opacity, visibility } = part
          ? getComputedStyle(part, pseudo)
          : new CSSStyleDeclaration();
        return visibility === 'hidden' ? 0 : Math.round(Number(opacity) * 10) / 10;
      };
      return [0, 100, 200, 300, 400, 10_000].map((ms) => {
        for (const fade of fades) fade.currentTime = ms;
        return [
          read(slide(0)?.querySelector('.pmw-carousel__picture')),
          read(slide(0)?.querySelector('.pmw-carousel__text')),
          read(slide(1), '::before'),
          read(slide(1)?.querySelector('.pmw-carousel__picture')),
          read(slide(1)?.querySelector('.pmw-carousel__text')),
          read(slide(2)?.querySelector('.pmw-carousel__picture')),
        ];
      });
    });
    expect(seen).toEqual([
      // Picture and text that go; ground, picture and text that come; another slide.
      [1, 1, 0, 0, 0, 0],
      [1, 0.3, 0.4, 0.4, 0, 0],
      [1, 0, 0.7, 0.7, 0, 0],
      [1, 0, 0.9, 0.9, 0.7, 0],
      [1, 0, 1, 1, 1, 0],
      // Where the main thread is late, it stays so.
      [1, 0, 1, 1, 1, 0],
    ]);
  });

  test('advances every delay, wraps from last to first, and renders nothing in between', async ({
    page,
    startCms,
    watch,
  }) => {
    const cms = await startCms({
      'GET /en-us/slideshow/home': slides,
      'GET /page': makePage('data-autoplay-delay="900"'),
    });
    await measurePage(page);
    await page.goto(`${cms.url}/page`);
    await whenReady(page);
    // Mutations of the widget as well as commits of React: both only where the slide changes.
    const seen = await page.evaluate(async () => {
      const { commits } = window.measures;
      const changes: string[] = [];
      const readCurrent = () =>
        document.querySelector('#c [role=group]:not([inert])')?.getAttribute('aria-label') ?? '';
      let last = readCurrent();
      const start = performance.now();
      await new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          if (readCurrent() === last) return;
          last = readCurrent();
          changes.push(last);
          if (changes.length < 4) return;
          observer.disconnect();
          resolve();
        });
        observer.observe(document.querySelector('#c') ?? document, {
          subtree: true,
          attributes: true,
        });
      });
      return {
        changes,
        commits: window.measures.commits - commits,
        ms: performance.now() - start,
      };
    });
    const order = ['1 of 3', '2 of 3', '3 of 3'];
    const first = order.indexOf(seen.changes[0] ?? '');
    expect(seen.changes).toEqual([0, 1, 2, 3].map((step) => order[(first + step) % 3]));
    // One commit per change, none between.
    expect(seen.commits).toBeLessThanOrEqual(4);
    expect(seen.ms).toBeGreaterThan(2 * 900);
    expect(watch.errors).toEqual([]);
  });

  test('commits nothing while a slide stays: over a period, the count is 0', async ({
    page,
    startCms,
  }) => {
    const cms = await startCms({
      'GET /en-us/slideshow/home': slides,
      'GET /page': makePage('data-autoplay-delay="60000"'),
    });
    await measurePage(page);
    await page.goto(`${cms.url}/page`);
    await whenReady(page);
    const before = (await readMeasures(page)).commits;
    expect(before).toBeGreaterThan(0);
    await page.getByText('Copy of the first slide.').hover();
    await page.waitForTimeout(1500);
    await page.mouse.move(0, 0);
    await page.keyboard.press('Tab');
    expect((await readMeasures(page)).commits).toBe(before);
  });

  test('holds while the pointer is over it or the keyboard’s focus is in it', async ({
    page,
    startCms,
  }) => {
    const cms = await startCms({
      'GET /en-us/slideshow/home': slides,
      'GET /page': makePage('data-autoplay-delay="60000"'),
    });
    await page.goto(`${cms.url}/page`);
    await whenReady(page);
    const readState = () => page.evaluate(() => document.getAnimations()[0]?.playState);
    await page.mouse.move(0, 0);
    await expect.poll(readState).toBe('running');
    await page.getByText('Copy of the first slide.').hover();
    await expect.poll(readState).toBe('paused');
    await page.mouse.move(0, 0);
    await expect.poll(readState).toBe('running');
    await page.keyboard.press('Tab');
    await expect.poll(readState).toBe('paused');
    await page.getByRole('link', { name: 'After' }).focus();
    await expect.poll(readState).toBe('running');
  });

  test('pauses and plays; a dot pressed while paused jumps and stays paused', async ({
    page,
    startCms,
  }) => {
    const cms = await startCms({
      'GET /en-us/slideshow/home': slides,
      'GET /page': makePage('data-autoplay-delay="60000"'),
    });
    await page.goto(`${cms.url}/page`);
    await whenReady(page);
    const countAnimations = () =>
      page.locator('.pmw-carousel__bar-fill').evaluate((bar) => bar.getAnimations().length);
    await page.getByRole('button', { name: 'Pause slideshow' }).click();
    expect(await countAnimations()).toBe(0);
    await dot(page, 3).click();
    await expect(currentSlide(page)).toHaveAccessibleName('3 of 3');
    await expect(dot(page, 3)).toHaveAttribute('aria-current', 'true');
    expect(await countAnimations()).toBe(0);
    await page.getByRole('button', { name: 'Play slideshow' }).click();
    await expect.poll(countAnimations).toBe(1);
  });

  test('starts paused under reduced motion; Play still works', async ({ page, startCms }) => {
    const cms = await startCms({
      'GET /en-us/slideshow/home': slides,
      'GET /page': makePage('data-autoplay-delay="600"'),
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${cms.url}/page`);
    await whenReady(page);
    await page.waitForTimeout(1500);
    await expect(currentSlide(page)).toHaveAccessibleName('1 of 3');
    await page.getByRole('button', { name: 'Play slideshow' }).click();
    await expect(currentSlide(page)).toHaveAccessibleName('2 of 3');
  });

  test('keeps its time under a reset that ends CSS animations at once', async ({
    page,
    startCms,
  }) => {
    const cms = await startCms({
      'GET /en-us/slideshow/home': slides,
      'GET /reset.css': { body: '*,*::before,*::after{animation-duration:.01ms !important}' },
      'GET /page': makePage('data-autoplay-delay="2500"'),
    });
    await page.goto(`${cms.url}/page`);
    await page.addStyleTag({ url: '/reset.css' });
    await whenReady(page);
    await page.mouse.move(0, 0);
    await page.waitForTimeout(1000);
    await expect(currentSlide(page)).toHaveAccessibleName('1 of 3');
    await expect(currentSlide(page)).toHaveAccessibleName('2 of 3');
  });
});

for (const variant of ['hero', 'differentiator']) {
  for (const direction of ['ltr', 'rtl']) {
    test(`${variant}, ${direction}: axe finds nothing, and nothing scrolls sideways`, async ({
      page,
      startCms,
    }) => {
      const { body } = makePage(`data-variant="${variant}"`);
      const cms = await startCms({
        'GET /en-us/slideshow/home': slides,
        'GET /page': { body: body.replace('<html', `<html dir="${direction}"`) },
      });
      for (const width of [320, 390, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(`${cms.url}/page`);
        await whenReady(page);
        await page.getByRole('button', { name: 'Pause slideshow' }).click();
        expect(await findAxeProblems(page)).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBe(0);
      }
    });
  }
}

test('hero: text stands clear of the picture below 960 px, and its scrim ends beside it above', async ({
  page,
  startCms,
}) => {
  const cms = await startCms({
    'GET /en-us/slideshow/home': slides,
    'GET /page': makePage('data-variant="hero"'),
  });
  for (const width of [390, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${cms.url}/page`);
    await whenReady(page);
    const boxes = await page.locator('#c [role=group]').evaluateAll((all) =>
      all.map((slide) => {
        const box = (part: string) =>
          slide.querySelector(`.pmw-carousel__${part}`)?.getBoundingClientRect() ?? new DOMRect();
        const text = slide.querySelector('.pmw-carousel__text') ?? slide;
        const scrim = getComputedStyle(text, '::after');
        return {
          isOver: box('text').top < box('picture').bottom,
          scrim: scrim.content === 'none' ? 0 : Number.parseFloat(scrim.inlineSize),
          controls: box('picture').bottom,
        };
      }),
    );
    const line = await page
      .locator('.pmw-carousel__controls')
      .evaluate((one) => one.getBoundingClientRect().top);
    for (const { isOver, scrim, controls } of boxes) {
      expect(isOver).toBe(width >= 960);
      expect(scrim / width).toBeLessThan(0.66);
      expect(controls).toBeLessThanOrEqual(line + 1);
    }
  }
});

test('is driven by the keyboard alone, and its hidden slides are out of reach', async ({
  page,
  startCms,
}) => {
  const cms = await startCms({
    'GET /en-us/slideshow/home': slides,
    'GET /page': makePage(''),
  });
  await page.goto(`${cms.url}/page`);
  await whenReady(page);
  const names: string[] = [];
  for (let n = 0; n < 12; n += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(
      () =>
        document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
    );
    names.push(name ?? '');
    if (name === 'After') break;
  }
  // APG: the rotation control is the first.
  expect(names[0]).toBe('Pause slideshow');
  expect(names.toSorted()).toEqual(
    [
      ...['Pause slideshow', 'Skip this section', 'Previous slide', 'Next slide'],
      ...['Go to slide 1', 'Go to slide 2', 'Go to slide 3', 'Read the first', 'After'],
    ].toSorted(),
  );
});
