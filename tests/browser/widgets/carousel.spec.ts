import { type Page } from '@playwright/test';
import { findAxeProblems } from '../support/axe.ts';
import { linkTag, makeCmsPage, scriptTag } from '../support/cms-page.ts';
import { byLength, isLong, sampleOf } from '../../setup/test-length.ts';
import { json } from '../../setup/network/test-cms.ts';
import { expectNoShift, forgetShifts, measurePage } from '../support/measure.ts';
import { endAnimations, expectNoFault } from '../support/page-watch.ts';
import { expect, slides, test } from '../support/test.ts';
import { carouselContract } from '../../../widgets/carousel/carousel.contract.ts';

const makePage = (attributes: string, sheet = '') =>
  makeCmsPage(
    'Slides',
    `<section id="c" data-widget="carousel" data-carousel-id="home" ${attributes}><p>CMS</p></section><a href="#end">After</a>`,
    { head: `${linkTag}${sheet}${scriptTag}` },
  );

const variants = ['hero', 'differentiator'] as const;
const currentSlide = (page: Page) => page.locator('[role=group]:not([inert])');

/** Presses a button, and reads how opaque the parts of the slides are at some times of the fade, in ms. */
async function pressAndRead(button: HTMLElement | SVGElement): Promise<number[][]> {
  button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await Promise.resolve();
  const fades = document.getAnimations();
  for (const fade of fades) fade.pause();
  const [first, second, third] = document.querySelectorAll('#c [role=group]');
  const round = (opacity: string) => Math.round(Number(opacity) * 10) / 10;
  const read = (slide: Element | undefined, part: string) => {
    const element = slide?.querySelector(`.pmw-carousel__${part}`);
    return element ? round(getComputedStyle(element).opacity) : NaN;
  };
  const seen = [0, 100, 200, 300, 399, 400].map((ms) => {
    for (const fade of fades) fade.currentTime = ms;
    const ground = second ? round(getComputedStyle(second, '::before').opacity) : NaN;
    return [
      ...[read(first, 'picture'), read(first, 'text')],
      ...[ground, read(second, 'picture'), read(second, 'text'), read(third, 'picture')],
    ];
  });
  for (const fade of fades) fade.finish();
  return seen;
}

test('fades a picture above the last one, and one text after the other, and nothing for who prefers reduced motion', async ({
  page,
  openPage,
}) => {
  const next = page.getByRole('button', { name: carouselContract.texts.next });
  for (const variant of sampleOf(variants, 1)) {
    await openPage({
      'GET /en-us/slideshow/home': slides,
      'GET /page': makePage(`data-autoplay-delay="0" data-variant="${variant}"`),
    });
    expect(await next.evaluate(pressAndRead), variant).toEqual([
      // Picture and text that go; ground, picture and text that come; another slide.
      [1, 1, 0, 0, 0, 0],
      [1, 0.3, 0.4, 0.4, 0, 0],
      [1, 0, 0.7, 0.7, 0, 0],
      [1, 0, 0.9, 0.9, 0.7, 0],
      [1, 0, 1, 1, 1, 0],
      [0, 0, 1, 1, 1, 0],
    ]);
  }
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await next.dispatchEvent('click');
  await expect(currentSlide(page)).toHaveAccessibleName('3 of 3');
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('autoplay fills its bar in 100 steps over the delay, moves nothing but the slides, and keeps its time under a reset that ends CSS animations at once', async ({
  page,
  openPage,
}) => {
  await measurePage(page);
  const fill = page.locator('.pmw-carousel__bar-fill');
  const count = byLength(4, 10);
  for (const variant of sampleOf(variants.toReversed(), 1)) {
    const reset = variant === 'hero' ? '' : '<link rel="stylesheet" href="/reset.css">';
    await openPage({
      'GET /en-us/slideshow/home': json({
        slides: Array.from({ length: count }, (_, index) => ({
          headline: `Slide ${index}`,
          copy: '<p>Copy.</p>'.repeat(index),
        })),
      }),
      'GET /reset.css': { body: '*,*::before,*::after{animation-duration:.01ms !important}' },
      'GET /page': makePage(`data-autoplay-delay="60000" data-variant="${variant}"`, reset),
    });
    await forgetShifts(page);
    await expect(currentSlide(page)).toHaveAccessibleName(`1 of ${count}`);
    for (let turn = 1; turn <= count; turn += 1) {
      // Moves the bar to the end of its period, as if the time had passed.
      const timing = await fill.evaluate((element) => {
        const [animation] = element.getAnimations();
        animation?.finish();
        return animation?.effect?.getTiming();
      });
      expect(timing).toMatchObject({ duration: 60_000, easing: 'steps(100)' });
      await expect(currentSlide(page)).toHaveAccessibleName(`${(turn % count) + 1} of ${count}`);
    }
    await expectNoShift(page);
  }
});

test('autoplay brings a page that has slept for an hour one slide further, and shows that for its full time', async ({
  page,
  openPage,
}) => {
  await openPage({
    'GET /en-us/slideshow/home': slides,
    'GET /page': makePage('data-autoplay-delay="60000"'),
  });
  const fill = page.locator('.pmw-carousel__bar-fill');
  await fill.evaluate(async (element) => {
    const [animation] = element.getAnimations();
    await animation?.ready;
    if (animation) animation.startTime = Number(animation.startTime) - 3_600_000;
  });
  await expect(currentSlide(page)).toHaveAccessibleName('2 of 3');
  const [state, time] = await fill.evaluate(async (element) => {
    const [animation] = element.getAnimations();
    await animation?.ready;
    return [animation?.playState, Number(animation?.currentTime)] as const;
  });
  expect(state).toBe('running');
  expect(time).toBeLessThan(20_000);
  await expect(currentSlide(page)).toHaveAccessibleName('2 of 3');
});

test('hero: Tab reaches its controls, Pause first, and no hidden slide; text and scrim leave the picture clear', async ({
  page,
  openPage,
}) => {
  await openPage({
    'GET /en-us/slideshow/home': slides,
    'GET /page': makePage('data-variant="hero"'),
  });
  const names: string[] = [];
  while (names.at(-1) !== 'After' && names.length < 12) {
    await page.keyboard.press('Tab');
    const focused = page.locator('*:focus');
    names.push((await focused.getAttribute('aria-label')) ?? (await focused.innerText()));
  }
  const dots = ['Go to slide 1', 'Go to slide 2', 'Go to slide 3'];
  const controls = ['Pause slideshow', 'Skip this section: Highlights', ...dots];
  const steps = ['Previous slide', 'Next slide', 'Read the first', 'After'];
  expect(names).toEqual([...controls, ...steps]);

  for (const width of [390, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const line = (await page.locator('.pmw-carousel__controls').boundingBox())?.y ?? 0;
    const boxes = await page.locator('#c [role=group]').evaluateAll((all) =>
      all.map((slide) => {
        const [text = slide] = slide.getElementsByClassName('pmw-carousel__text');
        const [picture = slide] = slide.getElementsByClassName('pmw-carousel__picture');
        const scrim = getComputedStyle(text, '::after');
        const { bottom } = picture.getBoundingClientRect();
        return {
          isOver: text.getBoundingClientRect().top < bottom,
          scrim: scrim.content === 'none' ? 0 : Number.parseFloat(scrim.inlineSize),
          bottom,
        };
      }),
    );
    for (const { isOver, scrim, bottom } of boxes) {
      expect(isOver, `at ${width} px`).toBe(width >= 960);
      expect(scrim / width).toBeLessThan(0.66);
      expect(bottom).toBeLessThanOrEqual(line + 1);
    }
  }
});

test('differentiator: panel and text have the tone of the slide, and its small picture stands in the large one', async ({
  page,
  openPage,
  watch,
}) => {
  const image = '/a.svg';
  await openPage({
    'GET /en-us/slideshow/home': json({
      slides: [true, false].map((isBackgroundLight) => ({
        headline: `<small>Eyebrow</small>${isBackgroundLight ? 'Light' : 'Dark'}`,
        copy: '<p>Copy</p>',
        ctaUrl: '/x',
        ctaText: 'Read',
        backgroundImage: image,
        featureImage: image,
        isBackgroundLight,
        colorAccent: isBackgroundLight ? '#ffdd88' : '#302010',
      })),
    }),
    'GET /a.svg': {
      type: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" fill="#246"/></svg>',
    },
    'GET /page': makePage('data-autoplay-delay="0" data-variant="differentiator"'),
  });
  for (const [name, panel] of [
    ['1 of 2', 'rgb(255, 255, 255)'],
    ['2 of 2', 'rgb(15, 27, 38)'],
  ] as const) {
    await expect(currentSlide(page)).toHaveAccessibleName(name);
    await expect(page.locator('.pmw-carousel__panel')).toHaveCSS('background-color', panel);
    for (const width of [390, 320, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await endAnimations(page);
      const readBox = (part: string) =>
        currentSlide(page)
          .locator(`.pmw-carousel__${part}`)
          .evaluate((element) => {
            const { left, right, bottom, height } = element.getBoundingClientRect();
            return { left, right, bottom, height };
          });
      const [feature, picture] = [await readBox('feature'), await readBox('picture')];
      expect(feature.height).toBe(width < 768 ? 140 : 188);
      expect(feature.left).toBeGreaterThanOrEqual(picture.left);
      expect(feature.right).toBeLessThanOrEqual(picture.right);
      expect(feature.bottom).toBeLessThanOrEqual(picture.bottom);
      if (isLong || width === 1280) expect(await findAxeProblems(page)).toEqual([]);
    }
    await page.getByRole('button', { name: carouselContract.texts.next }).click();
  }
  expectNoFault(watch);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

  test('one finger moves the view of a page that is zoomed in, and turns slides of one that is not', async ({
    page,
    openPage,
  }) => {
    await openPage({
      'GET /en-us/slideshow/home': slides,
      'GET /page': makePage('data-autoplay-delay="0" data-variant="hero"'),
    });
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: x === undefined ? [] : [{ x, y: 300 }],
      });
    const drag = async () => {
      await touch('touchStart', 170);
      for (let step = 1; step <= 10; step += 1) await touch('touchMove', 170 - 15 * step);
      await touch('touchEnd');
    };
    await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 });
    await expect(page.locator('.pmw-carousel__frame')).toHaveCSS('touch-action', 'auto');
    await drag();
    await expect
      .poll(() => page.evaluate(() => window.visualViewport?.offsetLeft))
      .toBeGreaterThan(0);
    await expect(currentSlide(page)).toHaveAccessibleName('1 of 3');
    await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 });
    await expect(page.locator('.pmw-carousel__frame')).toHaveCSS('touch-action', /pan-y/);
    await drag();
    await expect(currentSlide(page)).toHaveAccessibleName('2 of 3');
  });
});
