import { type Page } from '@playwright/test';
import { findAxeProblems } from '../support/axe.ts';
import { json } from '../support/foreign-cms.ts';
import { whenReady } from '../support/page-watch.ts';
import {
  currentNames,
  expectListed,
  makeAnswers,
  makeSlides,
  openShowcase,
  type PageOptions,
  scrollTo,
  section,
  startOf,
} from '../support/showcase-page.ts';
import { expect, test } from '../support/test.ts';

test.describe('the showcase in a window that changes', () => {
  test('keeps slide and place when the window’s height changes', async ({ page, startCms }) => {
    await page.setViewportSize({ width: 1024, height: 900 });
    await openShowcase(page, startCms);
    const start = await startOf(page);
    await scrollTo(page, start + 1999);
    for (const height of [844, 700, 901]) {
      await page.setViewportSize({ width: 1024, height });
      expect(await currentNames(page)).toEqual(['Headline 2', 'Go to slide 2']);
      expect((await page.locator('#s').boundingBox())?.height).toBe(4000 + height);
      expect(await page.evaluate(() => scrollY)).toBe(start + 1999);
    }
  });

  test('keeps its slide when something above comes late', async ({ page, startCms }) => {
    await openShowcase(page, startCms);
    await scrollTo(page, (await startOf(page)) + 1990);
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('.above')?.style.setProperty('height', '1700px');
    });
    const start = await startOf(page);
    expect(start).toBe(1780);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(start + 1990);
    expect(await currentNames(page)).toEqual(['Headline 2', 'Go to slide 2']);
  });

  test('fades nothing when the list becomes the section', async ({ page, startCms }) => {
    await page.setViewportSize({ width: 600, height: 800 });
    await openShowcase(page, startCms);
    await expectListed(page);
    await page
      .locator('.pmw-investment-solutions__slide')
      .nth(1)
      .evaluate((slide) => {
        const [body] = slide.getElementsByClassName('pmw-investment-solutions__body');
        const note = () => {
          const opacity = body ? getComputedStyle(body).opacity : '';
          document.documentElement.dataset['opacity'] = opacity;
        };
        new MutationObserver(() => requestAnimationFrame(note)).observe(slide, {
          attributeFilter: ['data-state'],
        });
      });
    await page.setViewportSize({ width: 1280, height: 720 });
    await expect(page.locator('html')).toHaveAttribute('data-opacity', '0');
  });

  test('becomes a list while its texts do not fit into the window', async ({ page, startCms }) => {
    await page.setViewportSize({ width: 1280, height: 640 });
    await openShowcase(page, startCms, makeAnswers({ count: 12 }));
    await expect(section(page)).toHaveAttribute('data-layout', 'listed');
    await expectListed(page, 12);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(section(page)).toHaveAttribute('data-layout', 'pinned');
    await expect.poll(() => currentNames(page)).toEqual(['Headline 1', 'Go to slide 1']);
  });
});

test.describe('the showcase as a list', () => {
  const modes: readonly {
    readonly name: string;
    readonly size?: { readonly width: number; readonly height: number };
    readonly media?: Parameters<Page['emulateMedia']>[0];
    readonly page?: PageOptions;
    readonly error?: string;
  }[] = [
    { name: 'below 768 px', size: { width: 767, height: 900 } },
    { name: 'in a short window', size: { width: 1024, height: 599 } },
    { name: 'at 400 % zoom', size: { width: 320, height: 256 } },
    { name: 'where less motion is wanted', media: { reducedMotion: 'reduce' } },
    { name: 'on paper', media: { media: 'print' } },
    { name: 'in an editor', page: { html: 'data-editing' } },
    {
      name: 'where an ancestor’s overflow breaks sticky',
      page: {
        around: ['<div id="wrap" class="outer">', '</div>'],
        head: '<link rel="stylesheet" href="/break.css">',
      },
      error: 'the overflow of the ancestor div#wrap.outer is "hidden auto"',
    },
  ];
  for (const mode of modes) {
    test(`${mode.name}: all slides are there, and axe finds nothing`, async ({
      page,
      startCms,
      watch,
    }) => {
      if (mode.size) await page.setViewportSize(mode.size);
      if (mode.media) await page.emulateMedia(mode.media);
      await openShowcase(page, startCms, {
        ...makeAnswers(mode.page),
        'GET /break.css': { body: '#wrap{overflow-x:hidden}' },
      });
      await expectListed(page);
      expect(await findAxeProblems(page)).toEqual([]);
      expect(watch.errors).toEqual(
        mode.error === undefined
          ? []
          : [expect.stringContaining(`investment-solutions: ${mode.error}`)],
      );
    });
  }

  test('gives no slide the accent of the current one', async ({ page, startCms }) => {
    const accents = ['#c9a15a', '', 'red;', '#783316'];
    const cms = await startCms({
      ...makeAnswers(),
      'GET /en-us/verticalscroll/Home': json({
        slides: makeSlides(4).map((slide, index) => ({ ...slide, colorAccent: accents[index] })),
      }),
    });
    const readLines = () =>
      page
        .locator('.pmw-investment-solutions__head')
        .evaluateAll((heads) =>
          heads.map((head) => getComputedStyle(head, '::before').backgroundColor),
        );
    const makeColours = (text: string) => ['rgb(201, 161, 90)', text, text, 'rgb(120, 51, 22)'];
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${cms.url}/page`);
    await whenReady(page);
    await expectListed(page);
    expect(await readLines()).toEqual(makeColours('rgb(255, 255, 255)'));
    await page.emulateMedia({ media: 'print' });
    expect(await readLines()).toEqual(makeColours('rgb(0, 0, 0)'));
  });
});
