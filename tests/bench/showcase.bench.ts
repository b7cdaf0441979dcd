import { type Browser, type Page } from '@playwright/test';
import { countForcedLayouts } from '../browser/support/forced-work.ts';
import { startForeignCms } from '../browser/support/foreign-cms.ts';
import { measurePage, readMeasures } from '../browser/support/measure.ts';
import { createThreadMeter, type ThreadCost } from './main-thread.ts';
import { openPage, peerPolicy } from './pages.ts';
import { alternate, type BenchRow, type BenchSection, median, toPairs } from './section.ts';
import {
  abovePx,
  distancePx,
  makeOwnAnswers,
  makePeerAnswers,
  slideCount,
} from './showcase-pages.ts';

const stepPx = 25;

/** The slides change back when the page returns to its start; then nothing moves any more. */
const restMs = 1000;

async function openShowcase(browser: Browser, address: string): Promise<Page> {
  const page = await openPage(browser, address);
  await page.getByRole('button', { name: 'Go to slide 4' }).waitFor();
  return page;
}

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

/**
 * Opens a page and scrolls through its section once, which is not counted: pictures are loaded in it.
 *
 * @param slideCount how many slides are seen on the way
 * @returns scrolls through it again. Each time begins above the section and when everything has come to rest, so
 *   that all times have the same frames and changes
 */
async function createScroller(
  browser: Browser,
  address: string,
  slideCount: number,
): Promise<() => Promise<ThreadCost>> {
  const page = await openShowcase(browser, address);
  const meter = await createThreadMeter(page);
  const measure = async () => {
    await page.evaluate(() => {
      window.scrollTo({ top: 0, behavior: 'instant' });
    });
    await page.waitForTimeout(restMs);
    let seen = NaN;
    const cost = await meter(async () => {
      seen = await scrollThrough(page);
    });
    if (seen !== slideCount) throw new Error(`${address} showed ${seen} of ${slideCount} slides.`);
    return cost;
  };
  await scrollThrough(page, 4 * stepPx);
  return measure;
}

/** Counts work that a scroll through the section must not cause at all. */
async function countWork(browser: Browser, address: string): Promise<readonly BenchRow[]> {
  const page = await openPage(browser, 'about:blank');
  await measurePage(page);
  await page.goto(address);
  await page.getByRole('button', { name: 'Go to slide 4' }).waitFor();
  await scrollThrough(page, 4 * stepPx);
  await page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.waitForTimeout(restMs);
  const before = await readMeasures(page);
  const layouts = await countForcedLayouts(page, async () => {
    await scrollThrough(page);
  });
  const { commits, shift } = await readMeasures(page);
  await page.close();
  const counts = {
    'React commits beside one a change': Math.max(0, commits - before.commits - (slideCount - 1)),
    'layouts that the script forces': layouts,
    'layout shift': shift,
  };
  return Object.entries(counts).map(([measure, ours]) => ({
    measure,
    peer: 'none',
    pairs: [{ ours, theirs: 1 }],
    mostTimes: 0,
  }));
}

/**
 * Compares the pinned showcase with GSAP's ScrollTrigger pinning the same slides, and with a page of the same
 * elements without any script, which tells what scrolling itself costs. Takes the median of all rounds: the
 * difference between two single times would double the noise.
 */
export const section: BenchSection = {
  name: 'showcase',
  packages: ['gsap'],
  run: async ({ browser, readBuilt, isQuick }) => {
    const answers = makeOwnAnswers(readBuilt('widgets.js'), readBuilt('widgets.css'));
    const own = await startForeignCms(answers, peerPolicy);
    const page = await openShowcase(browser, `${own.url}/own`);
    const html = await page.locator('.pmw').evaluate((element) => element.outerHTML);
    await page.close();
    const peer = await startForeignCms({ ...answers, ...makePeerAnswers(html) }, peerPolicy);
    try {
      const costs = await alternate(isQuick ? 1 : 7, {
        ours: await createScroller(browser, `${own.url}/own`, slideCount),
        theirs: await createScroller(browser, `${peer.url}/peer`, slideCount),
        withoutBar: await createScroller(browser, `${peer.url}/without-bar`, slideCount),
        still: await createScroller(browser, `${peer.url}/still`, 1),
      });
      const scrolling = median(costs.still.map(({ total }) => total));
      const toRow = (name: string, read: (cost: ThreadCost) => number, theirs = costs.theirs) => ({
        measure: `${name}, ms a ${distancePx} px`,
        peer: 'GSAP ScrollTrigger, pinned',
        pairs: toPairs(costs.ours.map(read), theirs.map(read)),
      });
      const readNet = ({ total }: ThreadCost) => total - scrolling;
      return [
        { ...toRow('main thread', ({ total }) => total), mostTimes: 1.1 },
        toRow('net of scrolling', readNet),
        // Beside a page without a bar, while ours keeps its own.
        toRow('and no bar there', readNet, costs.withoutBar),
        toRow('in scripts', ({ script }) => script),
        ...(await countWork(browser, `${own.url}/own`)),
      ];
    } finally {
      for (const context of browser.contexts()) await context.close();
      await Promise.all([own.close(), peer.close()]);
    }
  },
};
