import { type Page } from '@playwright/test';
import { makeCmsPage } from '../support/cms-page.ts';
import { json } from '../support/foreign-cms.ts';
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

/** When the fades end that run now, in milliseconds after they began. */
const readFadeEnds = () =>
  document
    .getAnimations()
    .map(({ effect }) => Number(effect?.getComputedTiming().endTime))
    .sort((a, b) => a - b);

const bar = (page: Page) => page.locator('.pmw-carousel__bar-fill');

/** Moves the bar to the end of its period: the slide changes as if the time had passed. */
async function passPeriod(page: Page): Promise<void> {
  await bar(page).evaluate(async (element) => {
    const [animation] = element.getAnimations();
    if (!animation) throw new Error('The bar is not filling.');
    animation.currentTime = Number(animation.effect?.getTiming().duration) - 1;
    await animation.finished;
  });
}

test.describe('carousel with autoplay', () => {
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
    const readEnds = () => page.evaluate(readFadeEnds);
    await page.getByRole('button', { name: 'Next slide' }).click();
    // Ground and picture of both slides; the text that goes, then the one that comes.
    expect(await readEnds()).toEqual([450, 900, 900, 900, 900, 900]);
    await page.evaluate(() => {
      for (const fade of document.getAnimations()) fade.finish();
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.getByRole('button', { name: 'Next slide' }).click();
    await expect(currentSlide(page)).toHaveAccessibleName('3 of 3');
    expect(await readEnds()).toEqual([]);
  });

  for (const variant of ['hero', 'differentiator']) {
    test(`${variant}: fades a picture above the last one, and one text after the other`, async ({
      page,
      startCms,
    }) => {
      const cms = await startCms({
        'GET /en-us/slideshow/home': slides,
        'GET /page': makePage(`data-autoplay-delay="0" data-variant="${variant}"`),
      });
      await page.goto(`${cms.url}/page`);
      await whenReady(page);
      /** The opacity of the parts of the slides at some times of the fade, in milliseconds. */
      const next = page.getByRole('button', { name: 'Next slide' });
      const seen = await next.evaluate(async (button) => {
        (button as HTMLElement).click();
        await Promise.resolve();
        const fades = document.getAnimations();
        for (const fade of fades) fade.pause();
        const [first, second, third] = document.querySelectorAll('#c [role=group]');
        const read = (slide: Element | undefined, part: string) => {
          const element = slide?.querySelector(`.pmw-carousel__${part}`);
          return element ? Math.round(Number(getComputedStyle(element).opacity) * 10) / 10 : NaN;
        };
        const readGround = (slide: Element | undefined) =>
          slide ? Math.round(Number(getComputedStyle(slide, '::before').opacity) * 10) / 10 : NaN;
        return [0, 100, 200, 300, 399, 400].map((ms) => {
          for (const fade of fades) fade.currentTime = ms;
          return [
            read(first, 'picture'),
            read(first, 'text'),
            readGround(second),
            read(second, 'picture'),
            read(second, 'text'),
            read(third, 'picture'),
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
        [0, 0, 1, 1, 1, 0],
      ]);
    });
  }

  test('changes its slide by itself', async ({ page, startCms }) => {
    const cms = await startCms({
      'GET /en-us/slideshow/home': slides,
      'GET /page': makePage('data-autoplay-delay="500"'),
    });
    await page.goto(`${cms.url}/page`);
    await whenReady(page);
    for (const name of ['2 of 3', '3 of 3', '1 of 3']) {
      await expect(currentSlide(page)).toHaveAccessibleName(name);
    }
  });

  test('moves nothing when the slide changes: not its controls either', async ({
    page,
    startCms,
  }) => {
    const ten = Array.from({ length: 10 }, (_, index) => ({
      headline: `Slide ${index}`,
      copy: '<p>Copy.</p>'.repeat(index),
    }));
    for (const variant of ['hero', 'differentiator']) {
      const cms = await startCms({
        'GET /en-us/slideshow/home': json({ slides: ten }),
        'GET /page': makePage(`data-autoplay-delay="60000" data-variant="${variant}"`),
      });
      await measurePage(page);
      await page.goto(`${cms.url}/page`);
      await whenReady(page);
      const { shift } = await readMeasures(page);
      for (const n of [2, 3, 4, 5, 6, 7, 8, 9, 10, 1]) {
        await passPeriod(page);
        await expect(currentSlide(page)).toHaveAccessibleName(`${n} of 10`);
      }
      const after = await readMeasures(page);
      expect(after.shift - shift, after.shifted.join()).toBe(0);
    }
  });

  test('keeps its time under a reset that ends CSS animations at once', async ({
    page,
    startCms,
  }) => {
    const cms = await startCms({
      'GET /en-us/slideshow/home': slides,
      'GET /reset.css': { body: '*,*::before,*::after{animation-duration:.01ms !important}' },
      'GET /page': makePage('data-autoplay-delay="60000"'),
    });
    await page.goto(`${cms.url}/page`);
    await page.addStyleTag({ url: '/reset.css' });
    await whenReady(page);
    const durations = await bar(page).evaluate((element) =>
      element.getAnimations().map(({ effect }) => effect?.getTiming().duration),
    );
    expect(durations).toEqual([60_000]);
    await expect(currentSlide(page)).toHaveAccessibleName('1 of 3');
    await passPeriod(page);
    await expect(currentSlide(page)).toHaveAccessibleName('2 of 3');
  });
});

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
      'Pause slideshow',
      'Skip this section',
      'Previous slide',
      'Next slide',
      'Go to slide 1',
      'Go to slide 2',
      'Go to slide 3',
      'Read the first',
      'After',
    ].toSorted(),
  );
});
