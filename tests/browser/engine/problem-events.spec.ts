import { type Page } from '@playwright/test';
import { whenReady } from '../support/page-watch.ts';
import { makeSwapPage } from '../support/swap-page.ts';
import { expect, slides, test } from '../support/test.ts';

interface Heard {
  readonly type: string;
  readonly on: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

declare global {
  interface Window {
    heard: Heard[];
  }
}

/** Collects what a site's monitoring would collect. Call it before the first visit. */
async function listenForProblems(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.heard = [];
    document.addEventListener('widget:problem', (event) => {
      const { type, target, detail } = event as CustomEvent<Record<string, unknown>>;
      const on = target instanceof Element ? target.id || target.localName : '';
      window.heard.push({ type, on, detail });
    });
  });
}

const readHeard = (page: Page) => page.evaluate(() => window.heard);

test('every line that the console gets is an event, with who, where, found and expected', async ({
  page,
  startCms,
  watch,
}) => {
  await listenForProblems(page);
  const cms = await startCms({
    'GET /en-us/slideshow/home': slides,
    'GET /en-us/slideshow/down': { status: 500 },
    'GET /page': makeSwapPage({
      tag: '<script src="/static/widgets.js" defer data-cultur="x"></script>',
      body: `<div id="good" data-widget="carousel" data-carousel-id="home" data-autoplay-delay="fast"></div>
        <div id="down" data-widget="carousel" data-carousel-id="down">CMS</div>
        <div id="unknown" data-widget="carousell">CMS</div>
        <div id="lacking" data-widget="filter-area">CMS</div>
        <a href="#nowhere" id="link" data-modal="#nowhere">Open</a>`,
    }),
  });
  await page.goto(`${cms.url}/page`);
  await whenReady(page);
  await page.evaluate(() => window.PrivateMarketsWidgets.mount('#a' as unknown as Element));
  await expect.poll(async () => (await readHeard(page)).length).toBeGreaterThan(4);
  const heard = await readHeard(page);
  const lines = [...watch.errors, ...watch.warnings];
  // The console shows the element after the sentence.
  const sentences = heard.map(({ detail }) => String(detail['message']));
  expect(sentences).toHaveLength(lines.length);
  for (const sentence of sentences) {
    expect(lines.some((line) => line.startsWith(sentence))).toBe(true);
  }
  const find = (id: string) => heard.filter(({ on }) => on === id).map(({ detail }) => detail);
  expect(find('good')).toEqual([
    {
      widget: 'carousel',
      where: 'data-autoplay-delay',
      found: '"fast"',
      expected: 'a whole number of milliseconds, 0 or more',
      message:
        'carousel: data-autoplay-delay is "fast"; expected a whole number of milliseconds, 0 or more. Using 7000.',
      isFatal: false,
    },
  ]);
  expect(find('unknown')).toMatchObject([
    { widget: 'carousell', where: 'data-widget', isFatal: true },
  ]);
  expect(find('lacking')).toMatchObject([
    { widget: 'filter-area', where: 'data-source', found: 'missing', isFatal: true },
  ]);
  expect(find('down')).toMatchObject([{ widget: 'carousel', isFatal: true }]);
  expect(find('html').map(({ widget }) => widget)).toEqual(['page', 'page']);
  expect(find('html')[0]?.['isFatal']).toBe(false);
});
