import { type Page } from '@playwright/test';
import { startForeignCms } from '../browser/support/foreign-cms.ts';
import { makeFilterPages } from './filter-area-pages.ts';
import { onFirstPress, openPage, peerPolicy } from './pages.ts';
import {
  alternate,
  type BenchRow,
  type BenchSection,
  type BenchTools,
  toPairs,
  warmUps,
} from './section.ts';

const sizes = [40, 10_000] as const;

/** Five topics in turn: the second article of all is the first of this one. */
const firstFound = 'Article 2';

/** From pressing Apply until the frame with the tiles, in milliseconds. */
async function applyOwn(page: Page): Promise<number> {
  await page.getByRole('button', { name: 'Topic' }).click();
  await page.getByRole('checkbox', { name: 'Credit' }).check();
  const ms = await page.evaluate((heading) => {
    const button = document.querySelector<HTMLButtonElement>('.pmw-filter-area__apply');
    return window.timePress(
      () => button?.click(),
      () => document.querySelector('.pmw-tile__link')?.textContent === heading,
    );
  }, firstFound);
  await page.getByRole('button', { name: 'Clear all' }).click();
  return ms;
}

/** The same with List.js, which has no menu to close, shows no tag and writes no address. */
function filterList(page: Page): Promise<number> {
  return page.evaluate(async (heading) => {
    const { list } = window as unknown as {
      readonly list: {
        filter(test?: (item: { values(): { topic: string } }) => boolean): void;
      };
    };
    const ms = await window.timePress(
      () => {
        list.filter((item) => item.values().topic === 'Credit');
      },
      () => document.querySelector('.pmw-tile__link')?.textContent === heading,
    );
    list.filter();
    return ms;
  }, firstFound);
}

/** The same with InstantSearch, whose check box filters at once. */
async function refineInstantSearch(page: Page): Promise<number> {
  const ms = await page.evaluate(
    (heading) =>
      window.timePress(
        () => document.querySelector<HTMLInputElement>('[value=Credit]')?.click(),
        () => document.querySelector('.pmw-tile__link')?.textContent === heading,
      ),
    firstFound,
  );
  await page.locator('[value=Credit]').uncheck();
  await page.getByText('Article 1', { exact: true }).waitFor();
  return ms;
}

/** Only the search itself, in milliseconds: the lower limit of any implementation. */
function filterArray(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { entries } = window as unknown as {
      readonly entries: readonly { readonly Data: { readonly Topic: string } }[];
    };
    const start = performance.now();
    let found = 0;
    // Many times: the browser's clock has steps of 0.1 ms.
    for (let time = 0; time < 20; time += 1) {
      found += entries.filter(({ Data }) => Data.Topic === 'Credit').length;
    }
    return found > 0 ? (performance.now() - start) / 20 : NaN;
  });
}

async function measureSize(
  { unpaced, isQuick }: BenchTools,
  address: string,
  count: number,
): Promise<readonly BenchRow[]> {
  const open = async (path: string, ready: string) => {
    const page = await openPage(unpaced, `${address}${path}`);
    await page.locator(ready).first().waitFor();
    return page;
  };
  const openOwn = () => open('/own', '.pmw-tile__link');
  const openInstant = () => open('/instantsearch', '[value=Credit]');
  const first = await alternate(isQuick ? 1 : 15, {
    own: () => onFirstPress(openOwn, applyOwn),
    instant: () => onFirstPress(openInstant, refineInstantSearch),
  });
  const [own, instant] = [await openOwn(), await openInstant()];
  const list = await open('/list', '.pmw-tile__link:not(:empty)');
  const costs = await alternate(
    isQuick ? 3 : 25,
    {
      own: () => applyOwn(own),
      list: () => filterList(list),
      instant: () => refineInstantSearch(instant),
      floor: () => filterArray(list),
    },
    warmUps,
  );
  await Promise.all([own.close(), list.close(), instant.close()]);
  const articles = `${count.toLocaleString('en-GB')} articles, ms`;
  const measure = `Apply again, ${articles}`;
  return [
    {
      measure: `Apply first, ${articles}`,
      peer: 'InstantSearch, the same tiles',
      pairs: toPairs(first.own, first.instant),
    },
    {
      measure,
      peer: 'InstantSearch, the same tiles',
      pairs: toPairs(costs.own, costs.instant),
    },
    // The widget also closes its menu, shows a tag and writes the address.
    { measure, peer: 'List.js, the same tiles', pairs: toPairs(costs.own, costs.list) },
    { measure, peer: 'array filter, nothing drawn', pairs: toPairs(costs.own, costs.floor) },
    {
      measure,
      peer: 'what is felt as at once, 50 ms',
      pairs: costs.own.map((ours) => ({ ours, theirs: 50 })),
      mostTimes: 1,
    },
  ];
}

/** Apply in the filter area compared with InstantSearch and List.js, and with an array's own filter. */
export const section: BenchSection = {
  name: 'filter-area',
  packages: ['instantsearch.js', 'list.js'],
  run: async (tools) => {
    const rows: BenchRow[] = [];
    for (const size of tools.isQuick ? sizes.slice(1) : sizes) {
      const cms = await startForeignCms(makeFilterPages(tools.readBuilt, size), peerPolicy);
      try {
        rows.push(...(await measureSize(tools, cms.url, size)));
      } finally {
        await cms.close();
      }
    }
    return rows;
  },
};
