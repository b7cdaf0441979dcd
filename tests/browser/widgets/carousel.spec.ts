import { type Page } from '@playwright/test';
import { linkTag, makeCmsPage, scriptTag } from '../support/cms-page.ts';
import { json } from '../support/foreign-cms.ts';
import { expectNoShift, forgetShifts, measurePage } from '../support/measure.ts';
import { expect, slides, test } from '../support/test.ts';

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
  const next = page.getByRole('button', { name: 'Next slide' });
  for (const variant of variants) {
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
  for (const variant of variants) {
    const reset = variant === 'hero' ? '' : '<link rel="stylesheet" href="/reset.css">';
    await openPage({
      'GET /en-us/slideshow/home': json({
        slides: Array.from({ length: 10 }, (_, index) => ({
          headline: `Slide ${index}`,
          copy: '<p>Copy.</p>'.repeat(index),
        })),
      }),
      'GET /reset.css': { body: '*,*::before,*::after{animation-duration:.01ms !important}' },
      'GET /page': makePage(`data-autoplay-delay="60000" data-variant="${variant}"`, reset),
    });
    await forgetShifts(page);
    await expect(currentSlide(page)).toHaveAccessibleName('1 of 10');
    for (const n of [2, 3, 4, 5, 6, 7, 8, 9, 10, 1]) {
      // Moves the bar to the end of its period, as if the time had passed.
      const timing = await fill.evaluate((element) => {
        const [animation] = element.getAnimations();
        animation?.finish();
        return animation?.effect?.getTiming();
      });
      expect(timing).toMatchObject({ duration: 60_000, easing: 'steps(100)' });
      await expect(currentSlide(page)).toHaveAccessibleName(`${n} of 10`);
    }
    await expectNoShift(page);
  }
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
  const controls = ['Pause slideshow', 'Skip this section', ...dots];
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
