import { type Browser } from '@playwright/test';
import { writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { bundle } from '../../tools/build/bundle.ts';
import { putInto } from '../../tools/bundle-file.ts';
import { benchPackages } from '../programs/installed-packages.ts';
import { startServer } from '../setup/network/test-server.ts';
import { makeMountPoint, makePage, makeSlides } from './pages.ts';
import { alternate, type BenchRow, type BenchSection } from './section.ts';

/** A phone far from its mast: milliseconds, bytes a second, times the processor is slower. */
const [latency, throughput, slower] = [150, 200_000, 4] as const;

const header = `<div data-widget="site-header"><button type="button" data-open="menu" aria-controls="menu">Menu</button><nav id="menu"><a href="/a">A</a></nav></div>`;
const tabs = `<div data-widget="tabs"><ul><li><a href="#a">A</a></li><li><a href="#b">B</a></li></ul><section id="a">A</section><section id="b">B</section></div>`;
const carousel = makeMountPoint('carousel', { slides: makeSlides(['One', 'Two', 'Three']) });
const content = {
  Menus: [
    { Label: 'Topic', FieldName: 'Topic', Items: [{ Label: 'Credit', FieldValue: 'Credit' }] },
  ],
  Content: Array.from({ length: 60 }, (_, at) => ({
    Headline: `Article ${at}`,
    Data: { Topic: 'Credit' },
  })),
};
const filter = makeMountPoint('filter-area', { source: 'news', content });
const documents = makeMountPoint('document-list', { documents: [{ docName: 'Report' }] });
const callout = makeMountPoint('subscribe-callout', {});

const swiper =
  "export { default as Swiper } from 'swiper'; export { A11y, Autoplay, EffectFade, Keyboard, Navigation, Pagination } from 'swiper/modules';";
const dialog = "export { default as Dialog } from 'a11y-dialog';";
const lists = `export { createElement } from 'react'; export { createRoot } from 'react-dom/client'; export { create } from 'axios';
export { autoUpdate, flip, offset, shift, size, useClick, useDismiss, useFloating, useInteractions, useListNavigation, useTypeahead } from '@floating-ui/react';
export { default as List } from 'list.js'; export { default as purify } from 'dompurify';`;

/**
 * Pages with what a team would load for each; how many times as many bytes as that the module and the script may need, and
 * how many times as much time the module beside the script.
 */
const pages = [
  ['tabs, header', header + tabs, dialog, { module: 12, script: 50 }, 0.8],
  ['carousel', header + carousel, swiper, { module: 7, script: 7 }, 1.3],
  ['filter', header + filter, lists, { module: 1.7, script: 1.7 }, 1.2],
  [
    'everything',
    header + tabs + carousel + filter + documents + callout,
    [dialog, swiper, lists].join('\n'),
    { module: 1.3, script: 1.3 },
    1.2,
  ],
] as const;

/** How many times as much time our scripts may take until all is mounted as packages, which do nothing yet, until they have run. */
const mostOfPackages = 4;

/** The scripts that a page has loaded, and when the last widget was mounted or the packages had run. */
async function visit(browser: Browser, address: string) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  try {
    const session = await page.context().newCDPSession(page);
    const network = { offline: false, latency, uploadThroughput: throughput };
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      ...network,
      downloadThroughput: throughput,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
    await page.addInitScript(() => {
      document.addEventListener('widget:mounted', () => performance.mark('mounted'));
    });
    await page.goto(address);
    await page.evaluate(async () => {
      if ('PrivateMarketsWidgets' in window) await window.PrivateMarketsWidgets.ready;
    });
    return await page.evaluate(() => {
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const scripts = files.filter(({ name }) => name.endsWith('.js'));
      return {
        kilobytes: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000,
        requests: scripts.length,
        mountedMs: performance.getEntriesByName('mounted').at(-1)?.startTime ?? NaN,
      };
    });
  } finally {
    await page.close();
  }
}

/** The module on pages with few and many widgets, beside our script and what such pages would load instead. */
export const section: BenchSection = {
  name: 'module',
  isApart: true,
  packages: ['swiper', 'list.js', 'dompurify', 'a11y-dialog'],
  run: async ({ browser, readBuilt, isQuick }) => {
    const esm = putInto('esm', (await bundle({ mode: 'esm' })).files);
    const core = esm.find(({ name }) => name.startsWith('esm/core-'))?.name ?? '';
    const packageFiles = await Promise.all(
      pages.map(async ([, , packages], at) => {
        const entry = benchPackages.find(`page-${at}.js`);
        writeFileSync(entry, `${packages}\nperformance.mark('mounted');`);
        const made = (await bundle({ entry })).files.find(({ name }) => name === 'widgets.js');
        return [`/packages-${at}.js`, made?.bytes ?? Buffer.alloc(0)] as const;
      }),
    );
    const heads = (at: number) => ({
      script: '<script src="/widgets.js" defer></script>',
      module: `<link rel="modulepreload" href="/${core}"><script type="module" src="/esm/widgets.js"></script>`,
      packages: `<script src="/packages-${at}.js" defer></script>`,
    });
    const served = new Map<string, Buffer>([
      ...['widgets.js', 'widgets.css'].map((name) => [`/${name}`, readBuilt(name)] as const),
      ...esm.map(({ name, bytes }) => [`/${name}`, bytes] as const),
      ...packageFiles,
      ...pages.flatMap(([, main], at) =>
        Object.entries(heads(at)).map(
          ([kind, head]) =>
            [`/${kind}/${at}`, Buffer.from(String(makePage(head, main).body))] as const,
        ),
      ),
    ]);
    const compressed = new Map(
      [...served].map(([path, bytes]) => [path, brotliCompressSync(bytes)] as const),
    );
    const server = await startServer(({ url = '' }, response) => {
      const body = compressed.get(url);
      const [, ending = 'html'] = /\.(js|css)$/.exec(url) ?? [];
      const type = `text/${ending === 'js' ? 'javascript' : ending}; charset=utf-8`;
      const headers = {
        'Content-Type': type,
        'Content-Encoding': 'br',
        'Cache-Control': 'no-store',
      };
      response.writeHead(body ? 200 : 404, body && headers).end(body);
    });
    try {
      const rows: BenchRow[] = [];
      for (const [at, [name, , , mostBytes, mostTimes]] of pages.entries()) {
        const take = (kind: string) => () => visit(browser, `${server.url}/${kind}/${at}`);
        const { module, script, packages } = await alternate(isQuick ? 3 : 7, {
          module: take('module'),
          script: take('script'),
          packages: take('packages'),
        });
        const list = (visits: typeof module, figure: keyof (typeof module)[number]) =>
          visits.map((each) => each[figure]);
        for (const [kind, ours] of [
          ['module', module],
          ['script', script],
        ] as const) {
          const compare = (
            figure: keyof (typeof module)[number],
            measure: string,
            mostTimes: number,
          ): BenchRow => ({
            measure: `${name}: ${kind}, ${measure}`,
            peer: 'packages for such a page',
            ours: list(ours, figure),
            theirs: list(packages, figure),
            mostTimes,
          });
          rows.push(
            compare('kilobytes', 'kB brotli', mostBytes[kind]),
            compare('requests', 'requests', kind === 'module' ? 3 : 1),
            compare('mountedMs', 'mounted, ms', mostOfPackages),
          );
        }
        rows.push({
          measure: `${name}: module, mounted, ms`,
          peer: 'our own script',
          ours: list(module, 'mountedMs'),
          theirs: list(script, 'mountedMs'),
          mostTimes,
        });
      }
      return rows;
    } finally {
      await server.close();
    }
  },
};
