import { type Browser, type Page } from '@playwright/test';
import { type Answers, startForeignCms } from '../browser/support/foreign-cms.ts';
import { createThreadMeter } from './main-thread.ts';
import { makePage, onFreshPage, peerPolicy } from './pages.ts';
import { alternate, type BenchRow, type BenchTools, toPairs } from './section.ts';

const pointCounts = [1000, 10_000] as const;
const elementCounts = [1000, 10_000, 100_000] as const;

const repeat = (count: number, make: (place: number) => string) =>
  Array.from({ length: count }, (_, place) => make(place)).join('');

/** The smallest mount point: tabs with one tab. */
const makePoint = (place: number) =>
  `<div data-widget="tabs"><ul><li><a href="#p${place}">Tab</a></li></ul><section id="p${place}">We hold.</section></div>`;

function makeGrowthPages(readBuilt: BenchTools['readBuilt']): Answers {
  const script = '<script src="/widgets.js" data-auto-mount="false" defer></script>';
  const pages: [string, Answers[string]][] = [
    ['GET /widgets.js', { body: readBuilt('widgets.js') }],
    ['GET /widgets.css', { body: readBuilt('widgets.css') }],
    ['GET /empty', makePage('<script src="/widgets.js" defer></script>', '')],
  ];
  for (const count of pointCounts) {
    pages.push([`GET /points-${count}`, makePage(script, repeat(count, makePoint))]);
  }
  return Object.fromEntries(pages);
}

const mountAll = (page: Page) => page.evaluate(() => window.PrivateMarketsWidgets.mount());

/** Adds elements one by one, all of which the script has to look at, and waits until it has. */
const addElements = (count: number) => (page: Page) =>
  page.evaluate(async (all) => {
    const main = document.querySelector('main');
    for (let place = 0; place < all; place += 1) main?.append(document.createElement('p'));
    await new Promise((resolve) => setTimeout(resolve));
  }, count);

/** Milliseconds of scripts on the main thread for a step on a fresh page. */
const measureScript = (browser: Browser, address: string, step: (page: Page) => Promise<void>) =>
  onFreshPage(browser, address, async (page) => {
    await page.evaluate(() => window.PrivateMarketsWidgets.ready);
    const meter = await createThreadMeter(page);
    const { script } = await meter(() => step(page));
    return script;
  });

/** One row for each count and the one before it. */
function makeRows(
  what: string,
  counts: readonly number[],
  values: Readonly<Record<string, readonly number[]>>,
): readonly BenchRow[] {
  return counts.slice(1).map((count, index) => {
    const before = counts[index] ?? NaN;
    const [many = '', few = ''] = [count, before].map((each) => each.toLocaleString('en-GB'));
    return {
      measure: `${many} ${what}, script, ms`,
      peer: `our own ${few}`,
      pairs: toPairs(values[count] ?? [], values[before] ?? []),
    };
  });
}

/** How the script's time grows with the mount points of a page, and with elements that are none. */
export async function measureGrowth(tools: BenchTools): Promise<readonly BenchRow[]> {
  const { browser, readBuilt, isQuick } = tools;
  const cms = await startForeignCms(makeGrowthPages(readBuilt), peerPolicy);
  const measureEach = (counts: readonly number[], measure: (count: number) => Promise<number>) =>
    alternate(
      isQuick ? 1 : 5,
      Object.fromEntries(counts.map((count) => [count, () => measure(count)])),
    );
  try {
    const points = await measureEach(pointCounts, (count) =>
      measureScript(browser, `${cms.url}/points-${count}`, mountAll),
    );
    const elements = await measureEach(elementCounts, (count) =>
      measureScript(browser, `${cms.url}/empty`, addElements(count)),
    );
    return [
      // Each has listeners of its own on the window, which browsers compare one by one.
      ...makeRows('mount points', pointCounts, points),
      ...makeRows('elements added', elementCounts, elements).map((row) => ({
        ...row,
        mostTimes: 10,
      })),
    ];
  } finally {
    await cms.close();
  }
}
