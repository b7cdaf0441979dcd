import { type Browser, type Page } from '@playwright/test';
import { productionPolicy, startForeignCms } from '../browser/support/foreign-cms.ts';
import { type BenchSection, median } from './section.ts';
import { abovePx, distancePx, makeOwnAnswers, makePeerAnswers } from './showcase-pages.ts';

const rounds = 9;
const stepPx = 25;

/** Seconds of the main thread's own time, so that other programs on the machine do not count. */
interface Cost {
  readonly total: number;
  readonly script: number;
}

/** The policy of the widgets' pages; without its rule for Trusted Types, which GSAP would violate. */
const policy = productionPolicy.replace("; require-trusted-types-for 'script'", '');

async function openPage(browser: Browser, address: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(address);
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
async function measure(browser: Browser, address: string): Promise<Cost> {
  const page = await openPage(browser, address);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const read = async (): Promise<Cost> => {
    const { metrics } = await session.send('Performance.getMetrics');
    const find = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
    return { total: find('TaskDuration'), script: find('ScriptDuration') };
  };
  await scrollThrough(page);
  const before = await read();
  const seen = await scrollThrough(page);
  const after = await read();
  await page.close();
  if (seen !== 4) throw new Error(`${address} showed ${seen} of 4 slides.`);
  return { total: after.total - before.total, script: after.script - before.script };
}

/** The pinned showcase compared with GSAP's ScrollTrigger pinning the same slides. */
export const section: BenchSection = {
  name: 'showcase',
  run: async ({ browser, readBuilt }) => {
    const answers = makeOwnAnswers(readBuilt('widgets.js'), readBuilt('widgets.css'));
    const own = await startForeignCms(answers, policy);
    const page = await openPage(browser, `${own.url}/own`);
    const html = await page.locator('.pmw').evaluate((element) => element.outerHTML);
    await page.close();
    const peer = await startForeignCms({ ...answers, ...makePeerAnswers(html) }, policy);
    const costs: { ours: Cost; theirs: Cost }[] = [];
    try {
      for (let round = 0; round < rounds; round += 1) {
        costs.push({
          ours: await measure(browser, `${own.url}/own`),
          theirs: await measure(browser, `${peer.url}/peer`),
        });
      }
    } finally {
      await Promise.all([own.close(), peer.close()]);
    }
    const toRow = (name: string, pick: (cost: Cost) => number) => ({
      measure: `${name}, ms a ${distancePx} px`,
      peer: 'GSAP ScrollTrigger, pinned',
      ours: median(costs.map(({ ours }) => pick(ours))) * 1000,
      theirs: median(costs.map(({ theirs }) => pick(theirs))) * 1000,
      mostTimes: 1,
    });
    return [
      toRow('main-thread time', ({ total }) => total),
      toRow('of it in scripts', ({ script }) => script),
    ];
  },
};
