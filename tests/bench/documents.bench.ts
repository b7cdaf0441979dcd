import { type Browser, type Page } from '@playwright/test';
import { startForeignCms } from '../browser/support/foreign-cms.ts';
import { makeDocumentPages } from './documents-pages.ts';
import { fields } from './list-page.ts';
import { onFirstPress, onFreshPage, openPage, peerPolicy } from './pages.ts';
import {
  alternate,
  type BenchRow,
  type BenchSection,
  type BenchTools,
  toPairs,
  warmUps,
} from './section.ts';

const sizes = [1000, 10_000] as const;

/** A delay up to this many milliseconds is felt as none. */
const mostMs = 50;

/** From the call of `mount()` until ten rows are laid out, in milliseconds. */
const measureOwnMount = (browser: Browser, address: string) =>
  onFreshPage(browser, `${address}/own`, (page) =>
    page.evaluate(async () => {
      await window.PrivateMarketsWidgets.ready;
      const start = performance.now();
      await window.PrivateMarketsWidgets.mount();
      document.body.getBoundingClientRect();
      const ms = performance.now() - start;
      return document.querySelectorAll('tbody tr').length === 10 ? ms : NaN;
    }),
  );

/** From the call of `new DataTable()` until ten rows are laid out, in milliseconds. */
const measureDataTables = (browser: Browser, address: string) =>
  onFreshPage(browser, `${address}/datatables`, (page) =>
    page.evaluate((columns) => {
      const { DataTable, siteDocuments } = window as unknown as {
        readonly DataTable: new (selector: string, options: object) => object;
        readonly siteDocuments: readonly object[];
      };
      const start = performance.now();
      new DataTable('#table', {
        data: siteDocuments,
        // Rows in the given order, as ours.
        order: [],
        columns: columns.map((data) => ({ data })),
      });
      document.body.getBoundingClientRect();
      const ms = performance.now() - start;
      return document.querySelectorAll('tbody tr').length === 10 ? ms : NaN;
    }, fields),
  );

async function openOwn(browser: Browser, address: string): Promise<Page> {
  const page = await openPage(browser, `${address}/own`);
  await page.evaluate(() => window.PrivateMarketsWidgets.mount());
  return page;
}

/** From choosing a type in the open menu until the frame with its rows, in milliseconds. */
async function chooseType(page: Page): Promise<number> {
  await page.getByRole('button', { name: 'Type Show all' }).click();
  const ms = await page.evaluate(() => {
    const option = [...document.querySelectorAll<HTMLElement>('[role=option]')].find(
      ({ textContent }) => textContent === 'Letter',
    );
    return window.timePress(
      () => option?.click(),
      () => document.querySelector('tbody td:nth-child(2)')?.textContent === 'Letter',
    );
  });
  await page.getByRole('button', { name: 'Clear filters' }).click();
  return ms;
}

/** From pressing the head of the names until the frame with the sorted rows, in milliseconds. */
function sortNames(page: Page): Promise<number> {
  return page.evaluate(() => {
    const header = document.querySelector('thead th');
    const next = header?.getAttribute('aria-sort') === 'ascending' ? 'descending' : 'ascending';
    return window.timePress(
      () => header?.querySelector('button')?.click(),
      () => header?.getAttribute('aria-sort') === next,
    );
  });
}

/** From pressing "Next page" until the frame with its rows, in milliseconds. */
async function turnPage(page: Page): Promise<number> {
  const ms = await page.evaluate(() => {
    const before = document.querySelector('tbody td')?.textContent;
    return window.timePress(
      () => document.querySelector<HTMLElement>('.pmw-pagination__step:last-child')?.click(),
      () => document.querySelector('tbody td')?.textContent !== before,
    );
  });
  await page.locator('.pmw-pagination__step').first().click();
  return ms;
}

/** From the call of List.js's filter until the frame with its rows: it has no menu to close and counts nothing. */
function filterAlone(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const { list } = window as unknown as {
      readonly list: {
        filter(test?: (item: { values(): { docType: string } }) => boolean): void;
      };
    };
    const ms = await window.timePress(
      () => {
        list.filter((item) => item.values().docType === 'Letter');
      },
      () => document.querySelector('tbody td:nth-child(2)')?.textContent === 'Letter',
    );
    list.filter();
    return ms;
  });
}

/** A visitor's first press on the page, and further ones, for which the browser has compiled the code. */
async function measureFilters({ unpaced, isQuick }: BenchTools, address: string) {
  const own = () => openOwn(unpaced, address);
  const list = () => openPage(unpaced, `${address}/list`);
  const alone = () => openPage(unpaced, `${address}/alone`);
  const first = await alternate(isQuick ? 1 : 15, {
    own: () => onFirstPress(own, chooseType),
    list: () => onFirstPress(list, chooseType),
    alone: () => onFirstPress(alone, filterAlone),
  });
  const pages = [await own(), await list(), await alone()] as const;
  const [ownPage, listPage, alonePage] = pages;
  const further = await alternate(
    isQuick ? 3 : 25,
    {
      own: () => chooseType(ownPage),
      list: () => chooseType(listPage),
      alone: () => filterAlone(alonePage),
    },
    warmUps,
  );
  // Up and down in turn: the first press sorts up, which is what the warm-up leaves behind.
  await sortNames(ownPage);
  const steps = await alternate(
    isQuick ? 3 : 25,
    { sort: () => sortNames(ownPage), page: () => turnPage(ownPage) },
    warmUps,
  );
  await Promise.all(pages.map((page) => page.close()));
  return { first, further, steps };
}

async function measureSize(
  tools: BenchTools,
  address: string,
  count: number,
): Promise<readonly BenchRow[]> {
  const { browser, isQuick } = tools;
  const { first, further, steps } = await measureFilters(tools, address);
  const mounts = await alternate(isQuick ? 1 : 7, {
    own: () => measureOwnMount(browser, address),
    tables: () => measureDataTables(browser, address),
  });
  const documents = `${count.toLocaleString('en-GB')} documents`;
  const compare = (measure: string, times: typeof first): readonly BenchRow[] =>
    (
      [
        ['List.js, the same page', times.list],
        ['List.js, rows alone', times.alone],
      ] as const
    ).map(([peer, theirs]) => ({
      measure: `${measure}, ${documents}, ms`,
      peer,
      pairs: toPairs(times.own, theirs),
    }));
  const bound = (measure: string, own: readonly number[]): BenchRow => ({
    measure: `${measure}, ${documents}, ms`,
    peer: `what is felt as at once, ${mostMs} ms`,
    pairs: own.map((ours) => ({ ours, theirs: mostMs })),
    mostTimes: 1,
  });
  return [
    ...compare('filter first', first),
    ...compare('filter again', further),
    bound('filter first', first.own),
    bound('filter again', further.own),
    bound('sort', steps.sort),
    bound('next page', steps.page),
    {
      measure: `mount, ${documents}, ms`,
      peer: 'DataTables, the same rows',
      pairs: toPairs(mounts.own, mounts.tables),
    },
  ];
}

/** Filters documents compared with List.js, and shows them first compared with DataTables. */
export const section: BenchSection = {
  name: 'documents',
  packages: ['list.js', 'datatables.net', 'jquery'],
  run: async (tools) => {
    const rows: BenchRow[] = [];
    for (const size of tools.isQuick ? sizes.slice(1) : sizes) {
      const cms = await startForeignCms(makeDocumentPages(tools.readBuilt, size), peerPolicy);
      try {
        rows.push(...(await measureSize(tools, cms.url, size)));
      } finally {
        await cms.close();
      }
    }
    return rows;
  },
};
