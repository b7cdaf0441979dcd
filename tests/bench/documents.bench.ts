import { type Browser, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { projectPath } from '../../dev-server/project.ts';
import { makeDocuments } from '../../fixtures/make/documents.ts';
import {
  type Answers,
  json,
  productionPolicy,
  startForeignCms,
} from '../browser/support/foreign-cms.ts';
import { type BenchRow, type BenchSection, median } from './section.ts';

const rounds = 25;
const mountRounds = 7;
const pageSize = 10;
const sizes = [1000, 10_000, 100_000] as const;
const compared = 10_000;

/** The other libraries get their rows as markup. */
const policy = productionPolicy.replace("; require-trusted-types-for 'script'", '');

function makePage(head: string, body: string): { readonly body: string } {
  return {
    body: `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><title>Documents</title>
<link rel="stylesheet" href="/widgets.css">${head}</head><body><main><h1>Documents</h1>${body}</main></body></html>`,
  };
}

const fields = ['docName', 'docType', 'shareClass', 'itemDate', 'downloadLink'] as const;

/** List.js shows the same rows with the same styles: it fills the elements named after the fields. */
const block = 'pmw-document-list';
const icon = '<svg class="pmw-icon" viewBox="0 0 24 24"><path d="M12 15V3M7 10l5 5 5-5"/></svg>';
const peerRow = `<tr class="${block}__row"><td class="${block}__cell ${block}__cell--name">${icon}
<a class="${block}__link docName downloadLink" href="/"></a></td>${fields
  .slice(1, 4)
  .map((field) => `<td class="${block}__cell ${field}"></td>`)
  .join('')}<td class="${block}__cell ${block}__cell--file"><span>PDF</span>${icon}</td></tr>`;
const peerHead = `<thead><tr>${['Document', 'Type', 'Share class', 'Date', 'File']
  .map((name) => `<th>${name}</th>`)
  .join('')}</tr></thead>`;

function makeAnswers(readBuilt: (name: string) => Buffer, count: number): Answers {
  const read = (path: string) => ({ body: readFileSync(projectPath(`node_modules/${path}`)) });
  const documents = makeDocuments(count);
  const data = { body: `var siteDocuments = ${JSON.stringify(documents)};` };
  const dataTag = '<script src="/data.js"></script>';
  return {
    'GET /widgets.js': { body: readBuilt('widgets.js') },
    'GET /widgets.css': { body: readBuilt('widgets.css') },
    'GET /data.js': data,
    'GET /documents': json(documents),
    'GET /list.js': read('list.js/dist/list.min.js'),
    'GET /jquery.js': read('jquery/dist/jquery.min.js'),
    'GET /datatables.js': read('datatables.net/js/dataTables.min.js'),
    'GET /own': makePage(
      `${dataTag}<script src="/widgets.js" data-auto-mount="false" defer></script>`,
      // In editing mode it writes no address, because List.js writes none.
      '<section data-widget="document-list" data-documents="window.siteDocuments" data-editing></section>',
    ),
    'GET /list': makePage(
      `${dataTag}<script src="/list.js" defer></script>`,
      `<div class="pmw ${block}" id="list"><table class="${block}__table">${peerHead}<tbody class="${block}__body list">${peerRow}</tbody></table></div>`,
    ),
    'GET /datatables': makePage(
      `${dataTag}<script src="/jquery.js" defer></script><script src="/datatables.js" defer></script>`,
      `<table id="table">${peerHead}<tbody></tbody></table>`,
    ),
  };
}

async function openPage(browser: Browser, address: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(address);
  return page;
}

/** From the call of `mount()` until ten rows are laid out, in milliseconds; each on a page of its own. */
async function measureOwnMount(browser: Browser, address: string): Promise<number> {
  const costs: number[] = [];
  for (let round = 0; round < mountRounds; round += 1) {
    const page = await openPage(browser, `${address}/own`);
    costs.push(
      await page.evaluate(async () => {
        await window.PrivateMarketsWidgets.ready;
        const start = performance.now();
        await window.PrivateMarketsWidgets.mount();
        document.body.getBoundingClientRect();
        const ms = performance.now() - start;
        return document.querySelectorAll('tbody tr').length === 10 ? ms : NaN;
      }),
    );
    await page.close();
  }
  return median(costs);
}

/** From the call of `new DataTable()` until ten rows are laid out, in milliseconds. */
async function measureDataTables(browser: Browser, address: string): Promise<number> {
  const costs: number[] = [];
  for (let round = 0; round < mountRounds; round += 1) {
    const page = await openPage(browser, `${address}/datatables`);
    costs.push(
      await page.evaluate((columns) => {
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
    await page.close();
  }
  return median(costs);
}

/** The time from choosing a type in the open menu until the rows are laid out, in milliseconds. */
async function measureOwnFilter(browser: Browser, address: string): Promise<number> {
  const page = await openPage(browser, `${address}/own`);
  await page.evaluate(() => window.PrivateMarketsWidgets.mount());
  const costs: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await page.getByRole('button', { name: 'Type Show all' }).click();
    costs.push(
      await page.evaluate(async () => {
        const option = [...document.querySelectorAll<HTMLElement>('[role=option]')].find(
          ({ textContent }) => textContent === 'Letter',
        );
        const start = performance.now();
        option?.click();
        // React renders in the microtask that follows.
        await Promise.resolve().then(() => Promise.resolve());
        document.body.getBoundingClientRect();
        const ms = performance.now() - start;
        const types = [...document.querySelectorAll('tbody td:nth-child(2)')];
        return types.every(({ textContent }) => textContent === 'Letter') ? ms : NaN;
      }),
    );
    await page.getByRole('button', { name: 'Clear filters' }).click();
  }
  await page.close();
  return median(costs);
}

/** The same with List.js, which has no menu to close. */
async function measureListFilter(browser: Browser, address: string): Promise<number> {
  const page = await openPage(browser, `${address}/list`);
  await page.evaluate((size) => {
    const { List, siteDocuments } = window as unknown as {
      readonly List: new (...values: unknown[]) => object;
      readonly siteDocuments: readonly object[];
    };
    const valueNames = [
      ...['docName', 'docType', 'shareClass', 'itemDate'],
      { name: 'downloadLink', attr: 'href' },
    ];
    Object.assign(window, { list: new List('list', { valueNames, page: size }, siteDocuments) });
  }, pageSize);
  const costs: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    costs.push(
      await page.evaluate(() => {
        const { list } = window as unknown as {
          readonly list: {
            filter(test?: (item: { values(): { docType: string } }) => boolean): void;
          };
        };
        const start = performance.now();
        list.filter((item) => item.values().docType === 'Letter');
        document.body.getBoundingClientRect();
        const ms = performance.now() - start;
        list.filter();
        return ms;
      }),
    );
  }
  await page.close();
  return median(costs);
}

/** Filters documents compared with List.js, and shows them first compared with DataTables. */
export const section: BenchSection = {
  name: 'documents',
  run: async ({ browser, readBuilt }) => {
    const rows: BenchRow[] = [];
    const [filters, mounts]: [number[], number[]] = [[], []];
    for (const size of sizes) {
      const cms = await startForeignCms(makeAnswers(readBuilt, size), policy);
      try {
        const filter = await measureOwnFilter(browser, cms.url);
        const mount = await measureOwnMount(browser, cms.url);
        filters.push(filter);
        mounts.push(mount);
        const promise = size === compared ? { mostTimes: 1 } : {};
        const count = size.toLocaleString('en-GB');
        rows.push(
          {
            ...{ measure: `filter, ${count} documents, ms`, peer: 'List.js, the same rows' },
            ...{ ours: filter, theirs: await measureListFilter(browser, cms.url), ...promise },
          },
          {
            ...{ measure: `mount, ${count} documents, ms`, peer: 'DataTables, the same rows' },
            ...{ ours: mount, theirs: await measureDataTables(browser, cms.url), ...promise },
          },
        );
      } finally {
        await cms.close();
      }
    }
    const growth = (costs: readonly number[]) => (costs.at(-1) ?? NaN) / (costs[0] ?? NaN);
    const linear = { peer: 'linear', theirs: (sizes.at(-1) ?? NaN) / sizes[0], mostTimes: 1 };
    rows.push(
      { measure: 'filter, 1,000 to 100,000, times', ours: growth(filters), ...linear },
      { measure: 'mount, 1,000 to 100,000, times', ours: growth(mounts), ...linear },
    );
    return rows;
  },
};
