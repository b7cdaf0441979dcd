import { type Browser, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { projectPath } from '../../dev-server/project.ts';
import {
  type Answers,
  type ForeignCms,
  json,
  productionPolicy,
  startForeignCms,
} from '../browser/support/foreign-cms.ts';
import { type BenchRow, type BenchSection, median } from './section.ts';

const rounds = 25;
const pageSize = 14;
const atOnceMs = 50;
const sizes = [1000, 10_000, 100_000] as const;
const topics = ['Rates', 'Credit', 'Water', 'Ports', 'Exits'];

/** List.js gets its items as markup. */
const policy = productionPolicy.replace("; require-trusted-types-for 'script'", '');

const makeEntries = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    Headline: `Article ${index + 1}`,
    Url: '/article',
    Data: {
      ...{ Eyebrow: 'Article', FormattedPublishedDate: '1 May 2022' },
      Topic: topics[index % topics.length],
    },
  }));

const Menus = [
  {
    ...{ Label: 'Topic', FieldName: 'Topic' },
    Items: topics.map((topic) => ({ Label: topic, FieldValue: topic })),
  },
];

function makePage(head: string, body: string): { readonly body: string } {
  return {
    body: `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><title>Filter</title>
<link rel="stylesheet" href="/widgets.css">${head}</head><body><main><h1>Filter</h1>${body}</main></body></html>`,
  };
}

/** List.js shows the same tiles in the same grid: it fills the elements of these classes. */
const peerList = `<div class="pmw" id="list"><ul class="list pmw-tile-grid"><li class="pmw-tile-grid__cell">
<article class="pmw-tile pmw-tile--simple"><div class="pmw-tile__main"><div class="pmw-tile__body">
<p class="pmw-tile__eyebrow pmw-eyebrow"></p><h2 class="pmw-tile__heading"><a class="pmw-tile__link" href="/article"></a></h2>
<div class="pmw-tile__foot"><span class="pmw-tile__date"></span><svg class="pmw-icon" viewBox="0 0 24 24"><path d="M5 12h14M12 5l7 7-7 7"/></svg></div>
</div></div></article></li></ul></div>`;

/** The widget, and List.js with the same page size and the same fields in an item. */
function makeAnswers(script: Buffer, styles: Buffer, count: number): Answers {
  const entries = makeEntries(count);
  return {
    'GET /widgets.js': { body: script },
    'GET /widgets.css': { body: styles },
    'GET /own': makePage(
      '<script src="/widgets.js" defer></script>',
      '<section data-widget="filter-area" data-source="news"></section>',
    ),
    'GET /api/en-us/articledata/news': json({ Menus, Content: entries }),
    'GET /list.js': { body: readFileSync(projectPath('node_modules/list.js/dist/list.min.js')) },
    'GET /peer': makePage('<script src="/list.js" defer></script>', peerList),
    'GET /entries': json(entries),
  };
}

/** Runs a step repeatedly, and measures the time until its layout is done, in milliseconds. */
async function measureOwn(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${address}/own`);
  const costs: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await page.getByRole('button', { name: 'Topic' }).click();
    await page.getByRole('checkbox', { name: 'Credit' }).check();
    const cost = await page.evaluate(async () => {
      const button = document.querySelector<HTMLButtonElement>('.pmw-filter-area__apply');
      const start = performance.now();
      button?.click();
      // React renders in the microtask that follows.
      await Promise.resolve().then(() => Promise.resolve());
      document.body.getBoundingClientRect();
      const ms = performance.now() - start;
      return document.querySelector('.pmw-filter-area__tag') === null ? NaN : ms;
    });
    costs.push(cost);
    await page.getByRole('button', { name: 'Clear all' }).click();
  }
  await page.close();
  return median(costs);
}

interface PeerCost {
  readonly list: number;
  /** Only the search itself: the lower limit of any implementation. */
  readonly floor: number;
}

async function fillPeer(page: Page): Promise<void> {
  await page.evaluate(async (size) => {
    interface Entry {
      readonly Headline: string;
      readonly Data: Readonly<Record<string, string>>;
    }
    const entries = (await (await fetch('/entries')).json()) as readonly Entry[];
    const values = entries.map(({ Headline, Data }) => ({
      'pmw-tile__eyebrow': Data['Eyebrow'],
      'pmw-tile__link': Headline,
      'pmw-tile__date': Data['FormattedPublishedDate'],
      topic: Data['Topic'],
    }));
    const { List } = window as unknown as { List: new (...values: unknown[]) => object };
    const options = {
      valueNames: ['pmw-tile__eyebrow', 'pmw-tile__link', 'pmw-tile__date'],
      page: size,
    };
    const list = new List('list', options, values);
    Object.assign(window, { list, entries });
  }, pageSize);
}

async function measurePeer(browser: Browser, address: string): Promise<PeerCost> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${address}/peer`);
  await fillPeer(page);
  const costs: PeerCost[] = [];
  for (let round = 0; round < rounds; round += 1) {
    costs.push(
      await page.evaluate(() => {
        const { list, entries } = window as unknown as {
          readonly list: {
            filter(test?: (item: { values(): { topic: string } }) => boolean): void;
          };
          readonly entries: readonly { readonly Data: { readonly Topic: string } }[];
        };
        // No function declared here: tsx would wrap it in a helper that the page does not have.
        const start = performance.now();
        list.filter((item) => item.values().topic === 'Credit');
        document.body.getBoundingClientRect();
        const drawn = performance.now();
        let found = 0;
        // Many times: the browser's clock has steps of 0.1 ms.
        for (let time = 0; time < 20; time += 1) {
          found += entries.filter(({ Data }) => Data.Topic === 'Credit').length;
        }
        const floor = found > 0 ? (performance.now() - drawn) / 20 : NaN;
        const cost = { list: drawn - start, floor };
        list.filter();
        return cost;
      }),
    );
  }
  await page.close();
  return {
    list: median(costs.map(({ list }) => list)),
    floor: median(costs.map(({ floor }) => floor)),
  };
}

/** Apply in the filter area compared with List.js, and with an array's own filter as the lower limit. */
export const section: BenchSection = {
  name: 'filter-area',
  run: async ({ browser, readBuilt }) => {
    const rows: BenchRow[] = [];
    const own: number[] = [];
    for (const size of sizes) {
      const answers = makeAnswers(readBuilt('widgets.js'), readBuilt('widgets.css'), size);
      const cms: ForeignCms = await startForeignCms(answers, policy);
      try {
        const ours = await measureOwn(browser, cms.url);
        const { list, floor } = await measurePeer(browser, cms.url);
        own.push(ours);
        const measure = `Apply, ${size.toLocaleString('en-GB')} articles, ms`;
        rows.push(
          // For information: the widget also closes its menu, shows a tag and writes the address.
          { measure, peer: 'List.js, the same tiles', ours, theirs: list },
          { measure, peer: 'array filter, nothing drawn', ours, theirs: floor },
          { measure, peer: 'what is felt as at once', ours, theirs: atOnceMs, mostTimes: 1 },
        );
      } finally {
        await cms.close();
      }
    }
    const [first = NaN, last = NaN] = [own.at(0), own.at(-1)];
    const linear = (sizes.at(-1) ?? NaN) / sizes[0];
    rows.push({
      ...{ measure: 'growth, 1,000 to 100,000, times', peer: 'linear' },
      ...{ ours: last / first, theirs: linear, mostTimes: 1 },
    });
    return rows;
  },
};
