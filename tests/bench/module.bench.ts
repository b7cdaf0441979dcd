import { type Browser } from '@playwright/test';
import { writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { bundle } from '../../tools/build/bundle.ts';
import { measure } from '../../tools/build/manifest.ts';
import { putInto } from '../../tools/bundle-file.ts';
import { benchPackages } from '../setup/installed-packages.ts';
import { startServer } from '../setup/test-server.ts';
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

/** Pages with what a team would load for each, and how many times as much as that, and as our script, the module may need. */
const pages = [
  ['tabs and header', header + tabs, dialog, 30, 0.8],
  ['carousel', header + carousel, swiper, 7, 1.3],
  ['filter', header + filter, lists, 1.7, 1.2],
  [
    'everything',
    header + tabs + carousel + filter + documents + callout,
    [dialog, swiper, lists].join('\n'),
    1.3,
    1.2,
  ],
] as const;

/** The bytes of scripts that a page has loaded, and when the last widget was mounted, in milliseconds. */
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
    await page.evaluate(() => window.PrivateMarketsWidgets.ready);
    return await page.evaluate(() => {
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const scripts = files.filter(({ name }) => name.endsWith('.js'));
      return {
        bytes: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
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
  packages: ['swiper', 'list.js', 'dompurify', 'a11y-dialog'],
  run: async ({ browser, readBuilt, isQuick }) => {
    const esm = putInto('esm', (await bundle({ mode: 'esm' })).files);
    const core = esm.find(({ name }) => name.startsWith('esm/core-'))?.name ?? '';
    const heads = {
      script: '<script src="/widgets.js" defer></script>',
      module: `<link rel="modulepreload" href="/${core}"><script type="module" src="/esm/widgets.js"></script>`,
    };
    const served = new Map<string, Buffer>([
      ...['widgets.js', 'widgets.css'].map((name) => [`/${name}`, readBuilt(name)] as const),
      ...esm.map(({ name, bytes }) => [`/${name}`, bytes] as const),
      ...pages.flatMap(([, main], at) =>
        Object.entries(heads).map(
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
      for (const [at, [name, , packages, mostPeers, mostTimes]] of pages.entries()) {
        const take = (kind: string) => () => visit(browser, `${server.url}/${kind}/${at}`);
        const rounds = isQuick ? 3 : 7;
        const taken = await alternate(rounds, { script: take('script'), module: take('module') });
        const entry = benchPackages.find(`page-${at}.js`);
        writeFileSync(entry, packages);
        const [peer] = (await bundle({ entry })).files.filter((file) => file.name === 'widgets.js');
        rows.push(
          {
            measure: `${name}: loaded, kB brotli`,
            peer: 'packages for such a page',
            ours: [(taken.module[0]?.bytes ?? NaN) / 1000],
            theirs: measure(peer?.bytes ?? Buffer.alloc(0)).brotli / 1000,
            mostTimes: mostPeers,
          },
          {
            measure: `${name}: mounted, slow phone, ms`,
            peer: 'our own script',
            ours: taken.module.map(({ mountedMs }) => mountedMs),
            theirs: taken.script.map(({ mountedMs }) => mountedMs),
            mostTimes,
          },
        );
      }
      return rows;
    } finally {
      await server.close();
    }
  },
};
