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

/**
 * The less of the costs of two times through a fresh page: whatever else a machine does only adds to it. A first
 * time is not counted.
 */
async function measure(browser: Browser, address: string, slideCount: number): Promise<ThreadCost> {
  const page = await openShowcase(browser, address);
  const meter = await createThreadMeter(page);
  await scrollThrough(page);
  const costs: ThreadCost[] = [];
  for (let time = 0; time < 2; time += 1) {
    let seen = NaN;
    const cost = await meter(async () => {
      seen = await scrollThrough(page);
    });
    if (seen !== slideCount) throw new Error(`${address} showed ${seen} of ${slideCount} slides.`);
    costs.push(cost);
  }
  await page.close();
  return {
    total: Math.min(...costs.map(({ total }) => total)),
    script: Math.min(...costs.map(({ script }) => script)),
  };
}

const pages = ['own', 'peer', 'still', 'bare'] as const;
type Round = Record<(typeof pages)[number], ThreadCost>;

/**
 * The pinned showcase compared with GSAP's ScrollTrigger pinning the same slides, and with two pages of the same
 * elements without any script, which tell what the page's own scrolling costs: on "still" the stylesheet moves the
 * bar, as it does in the widget, which is the browser's work alone; on "bare" the bar stands still. ScrollTrigger's
 * bar is moved by its script.
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
    const rounds: Round[] = [];
    try {
      for (let round = 0; round < (isQuick ? 1 : 5); round += 1) {
        const costs: Partial<Round> = {};
        for (const name of round % 2 === 0 ? pages : pages.toReversed()) {
          const changes = name === 'own' || name === 'peer';
          const { url } = name === 'own' ? own : peer;
          costs[name] = await measure(browser, `${url}/${name}`, changes ? 4 : 1);
        }
        rounds.push(costs as Round);
      }
    } finally {
      await Promise.all([own.close(), peer.close()]);
    }
    const toRow = (
      name: string,
      mostTimes: number | undefined,
      toPair: (round: Round) => Pair,
    ) => ({
      ...{ measure: `${name}, ms a ${distancePx} px`, peer: 'GSAP ScrollTrigger, pinned' },
      pairs: rounds.map(toPair),
      ...(mostTimes !== undefined && { mostTimes }),
    });
    const netOf =
      (baseline: 'still' | 'bare') =>
      (round: Round): Pair => ({
        ours: round.own.total - round[baseline].total,
        theirs: round.peer.total - round[baseline].total,
      });
    return [
      toRow('main thread', 1, ({ own: ours, peer: theirs }) => ({
        ours: ours.total,
        theirs: theirs.total,
      })),
      toRow('net of scrolling', 0.5, netOf('still')),
      toRow('and with the bar', undefined, netOf('bare')),
      toRow('in scripts', 1, ({ own: ours, peer: theirs }) => ({
        ours: ours.script,
        theirs: theirs.script,
      })),
    ];
  },
};
