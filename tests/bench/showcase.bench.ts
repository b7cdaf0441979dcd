import { type Browser, type Page } from '@playwright/test';
import { startForeignCms } from '../browser/support/foreign-cms.ts';
import { createThreadMeter, type ThreadCost } from './main-thread.ts';
import { openPage, peerPolicy } from './pages.ts';
import { type BenchSection, type Pair } from './section.ts';
import { abovePx, distancePx, makeOwnAnswers, makePeerAnswers } from './showcase-pages.ts';

const stepPx = 25;

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
async function scrollThrough(page: Page): Promise<number> {
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
    { from: abovePx, way: distancePx, step: stepPx },
  );
}

/** The cost of scrolling through a fresh page; the first time is not counted. */
async function measure(browser: Browser, address: string, slideCount: number): Promise<ThreadCost> {
  const page = await openShowcase(browser, address);
  const meter = await createThreadMeter(page);
  await scrollThrough(page);
  let seen = NaN;
  const cost = await meter(async () => {
    seen = await scrollThrough(page);
  });
  await page.close();
  if (seen !== slideCount) throw new Error(`${address} showed ${seen} of ${slideCount} slides.`);
  return cost;
}

interface Round {
  readonly ours: ThreadCost;
  readonly theirs: ThreadCost;
  /** The same elements pinned by style alone: what scrolling itself costs. */
  readonly still: ThreadCost;
}

/** The pinned showcase compared with GSAP's ScrollTrigger pinning the same slides. */
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
    const rounds: Round[] = [];
    try {
      for (let round = 0; round < (isQuick ? 1 : 9); round += 1) {
        rounds.push({
          ours: await measure(browser, `${own.url}/own`, 4),
          theirs: await measure(browser, `${peer.url}/peer`, 4),
          still: await measure(browser, `${peer.url}/still`, 1),
        });
      }
    } finally {
      await Promise.all([own.close(), peer.close()]);
    }
    const toRow = (name: string, mostTimes: number, toPair: (round: Round) => Pair) => ({
      measure: `${name}, ms a ${distancePx} px`,
      ...{ peer: 'GSAP ScrollTrigger, pinned', pairs: rounds.map(toPair), mostTimes },
    });
    return [
      toRow('main thread', 1, ({ ours, theirs }) => ({ ours: ours.total, theirs: theirs.total })),
      toRow('net of scrolling', 0.5, ({ ours, theirs, still }) => ({
        ours: ours.total - still.total,
        theirs: theirs.total - still.total,
      })),
      toRow('in scripts', 1, ({ ours, theirs }) => ({ ours: ours.script, theirs: theirs.script })),
    ];
  },
};
