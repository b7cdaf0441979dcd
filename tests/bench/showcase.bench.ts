import { type Page } from '@playwright/test';
import { countForcedLayouts } from '../browser/support/forced-work.ts';
import { type Answers } from '../setup/network/test-cms.ts';
import { measurePage, readMeasures } from '../browser/support/measure.ts';
import { createThreadMeter } from './measures.ts';
import {
  makeMountPoint,
  makePage,
  makeSlides,
  onPage,
  onSite,
  openPage,
  readPackage,
  scriptTags,
} from './pages.ts';
import { alternate, type BenchRow, type BenchSection, type BenchTools } from './section.ts';

/** The content that is scrolled through on both pages. */
const distancePx = 4000;
const abovePx = 1000;
const stepPx = 25;

/** The slides change back when the page returns to its start; then nothing moves any more. */
const restMs = 1000;

const headlines = ['Private equity', 'Private credit', 'Real assets', 'Portfolio solutions'];
const slides = makeSlides(headlines, [2]);

/**
 * GSAP at its best: no framework, one trigger, and it changes the page only when the slide changes, with the
 * same attributes as ours. It moves the progress bar with a plain style.
 */
const peerScript = `
gsap.registerPlugin(ScrollTrigger);
const root = document.querySelector('.pmw-investment-solutions');
const pin = root.querySelector('.pmw-investment-solutions__pin');
const slides = [...root.querySelectorAll('.pmw-investment-solutions__slide')];
const dots = [...root.querySelectorAll('.pmw-investment-solutions__dot')];
const bar = pin.appendChild(document.createElement('i'));
bar.className = 'bar';
let current = 0;
function show(index) {
  if (index === current) return;
  current = index;
  pin.dataset.tone = slides[index].dataset.tone;
  slides.forEach((slide, place) => {
    slide.dataset.state = place < index ? 'before' : place > index ? 'after' : 'current';
    for (const button of [dots[place], slide.querySelector('button')]) {
      if (place === index) button.setAttribute('aria-current', 'true');
      else button.removeAttribute('aria-current');
    }
  });
}
ScrollTrigger.create({
  trigger: pin, pin, start: 'top top', end: '+=${distancePx}',
  onUpdate: ({ progress }) => {
    bar.style.transform = 'scaleX(' + progress + ')';
    show(Math.min(slides.length - 1, Math.floor(progress * slides.length)));
  },
});
`;

const peerStyle = `
.pmw.pmw-investment-solutions .pmw-investment-solutions__pin { position: relative !important }
.pmw.pmw-investment-solutions .pmw-investment-solutions__bar,
.pmw.pmw-investment-solutions .pmw-investment-solutions__distance,
.pmw.pmw-investment-solutions .pmw-investment-solutions__marks { display: none !important }
.bar {
  position: absolute; inset: auto 0 0; z-index: 3; block-size: 4px; background: #5d9cc4; transform-origin: 0 50%;
}
`;

const makeShowcasePage = (head: string, main: string) =>
  makePage(
    `<link rel="stylesheet" href="/page.css">${head}`,
    `<div class="above"></div>${main}<div class="below"></div>`,
  );

/** The page of the widget. */
const ownAnswers: Answers = {
  'GET /own': makeShowcasePage(
    scriptTags('widgets'),
    makeMountPoint('investment-solutions', { 'scroll-height': distancePx, slides }),
  ),
  'GET /page.css': {
    body: `body{margin:0;font-family:sans-serif}.above{height:${abovePx}px}.below{height:2000px}`,
  },
};

/**
 * GSAP's page: the same elements as the widget's, pinned by ScrollTrigger.
 *
 * @param html the widget's elements, as they are on its own page
 */
const makePeerAnswers = (html: string): Answers => ({
  ...ownAnswers,
  'GET /peer': makeShowcasePage(
    `<link rel="stylesheet" href="/peer.css">${scriptTags('gsap', 'trigger', 'peer')}`,
    `<section>${html}</section>`,
  ),
  'GET /peer.css': { body: peerStyle },
  'GET /peer.js': { body: peerScript },
  'GET /gsap.js': readPackage('gsap/dist/gsap.min.js'),
  'GET /trigger.js': readPackage('gsap/dist/ScrollTrigger.min.js'),
});

const whenThere = (page: Page) => page.getByRole('button', { name: 'Go to slide 4' }).waitFor();

/**
 * Scrolls through the section, one step per frame.
 *
 * @returns how many slides were seen
 */
async function scrollThrough(page: Page, step = stepPx): Promise<number> {
  return page.evaluate(
    async ({ from, way, step }) => {
      const seen = new Set<string>();
      const dots = [...document.querySelectorAll('[aria-label^="Go to slide"]')];
      for (let y = from; y <= from + way; y += step) {
        window.scrollTo({ top: y, behavior: 'instant' });
        await new Promise((resolve) => requestAnimationFrame(resolve));
        for (const dot of dots) if (dot.ariaCurrent === 'true') seen.add(dot.ariaLabel ?? '');
      }
      return seen.size;
    },
    { from: abovePx, way: distancePx, step },
  );
}

/** Scrolls through the section once, in which pictures are loaded. */
async function prepare(page: Page): Promise<void> {
  await whenThere(page);
  await scrollThrough(page, 4 * stepPx);
}

/** Returns to the start. Each measurement begins when everything has come to rest: all have the same frames. */
async function rest(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.waitForTimeout(restMs);
}

/** Opens a page to scroll through its section again and again, at a cost in milliseconds. */
async function createScroller(
  { browser }: BenchTools,
  address: string,
): Promise<() => Promise<number>> {
  const page = await openPage(browser, address);
  await prepare(page);
  const meter = await createThreadMeter(page);
  return async () => {
    await rest(page);
    let seen = NaN;
    const { total } = await meter(async () => {
      seen = await scrollThrough(page);
    });
    if (seen !== slides.length) throw new Error(`${address} showed ${seen} slides.`);
    return total;
  };
}

/** Counts work that a scroll through the section must not cause at all. */
const countWork = ({ browser }: BenchTools, address: string): Promise<readonly BenchRow[]> =>
  onPage(openPage(browser, 'about:blank'), async (page) => {
    await measurePage(page);
    await page.goto(address);
    await prepare(page);
    await rest(page);
    const before = await readMeasures(page);
    const layouts = await countForcedLayouts(page, async () => {
      await scrollThrough(page);
    });
    const { commits, shift } = await readMeasures(page);
    const changes = slides.length - 1;
    const counts = {
      'React commits beside one a change': Math.max(0, commits - before.commits - changes),
      'layouts that the script forces': layouts,
      'layout shift': shift,
    };
    return Object.entries(counts).map(([measure, ours]) => ({
      measure,
      peer: 'none',
      ours: [ours],
      theirs: 1,
      mostTimes: 0,
    }));
  });

/** Compares the pinned showcase with GSAP's ScrollTrigger pinning the same slides. */
async function compare(tools: BenchTools, own: string, peer: string): Promise<BenchRow[]> {
  const costs = await alternate(tools.isQuick ? 1 : 7, {
    ours: await createScroller(tools, `${own}/own`),
    theirs: await createScroller(tools, `${peer}/peer`),
  });
  const measure = `main thread, ms a ${distancePx} px`;
  return [
    { measure, peer: 'GSAP ScrollTrigger, pinned', ...costs, mostTimes: 1.1 },
    ...(await countWork(tools, `${own}/own`)),
  ];
}

export const section: BenchSection = {
  name: 'showcase',
  packages: ['gsap'],
  run: (tools) =>
    onSite(tools, ownAnswers, async (own) => {
      const { browser } = tools;
      const html = await onPage(openPage(browser, `${own}/own`), async (page) => {
        await whenThere(page);
        return page.locator('.pmw').evaluate((element) => element.outerHTML);
      });
      try {
        return await onSite(tools, makePeerAnswers(html), (peer) => compare(tools, own, peer));
      } finally {
        for (const context of browser.contexts()) await context.close();
      }
    }),
};
