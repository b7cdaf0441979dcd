import { type Page } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { createApp } from '../../dev-server/app.ts';
import { readWidgets } from '../../tools/read-widgets.ts';
import { findPages } from '../../dev-server/pages/page-addresses.ts';
import { projectPath } from '../../tools/project.ts';
import { countForcedLayouts } from '../browser/support/forced-work.ts';
import { whenReady } from '../browser/support/page-watch.ts';
import { startServer } from '../setup/network/test-server.ts';
import { approach, findControl, observePaints, readPaint } from './controls.ts';
import { makeMountPoint, makePage, onPage, onSite, openPage, scriptTags } from './pages.ts';
import { type BenchRow, type BenchSection, type BenchTools, median } from './section.ts';

/** As slow as a phone of the middle class, compared with the machine. */
const timesSlower = 4;

/** Up to here a visitor feels the answer as caused by the press. The aim is half of it. */
const mostMs = 200;

/** The browser lays out once more than for the next frame, where a script asks for sizes after a change. */
const mostLayouts = 1;

/** A page, and where on it the widget is. */
interface Example {
  readonly address: string;
  readonly selector: string;
}

/** Measures one use of a control. */
type Measure = (page: Page, use: () => Promise<void>) => Promise<number>;

/** From the press to the next paint, in milliseconds, on a slow processor. */
const measurePaint: Measure = async (page, use) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: timesSlower });
  await readPaint(page);
  await use();
  const ms = await readPaint(page);
  await session.detach();
  return ms;
};

const countLayouts: Measure = (page, use) =>
  countForcedLayouts(page, async () => {
    await use();
    await readPaint(page);
  });

/** A control and its measurements: one for each visit, then the median of them. */
type Uses = Map<string, { readonly name: string; readonly values: number[] }>;

function usesOf(uses: Uses, kind: string, name: string): number[] {
  const known = uses.get(kind) ?? { name, values: [] };
  uses.set(kind, known);
  return known.values;
}

/** Uses everything in an example, one after the other: what a press reveals is used next. Adds to `found`. */
async function visit(page: Page, { address, selector }: Example, measure: Measure, found: Uses) {
  await observePaints(page);
  await page.goto(address);
  await whenReady(page);
  // Links lead nowhere: the page stays.
  await page.route('**', (route) =>
    route.request().isNavigationRequest() ? route.abort('aborted') : route.continue(),
  );
  const used: string[] = [];
  for (;;) {
    const control = await findControl(page, selector, used);
    if (control === undefined) return;
    used.push(control.kind);
    const uses = usesOf(found, control.kind, control.name);
    uses.push(await measure(page, await approach(page, control)));
  }
}

/** A row for each control of a widget: the worst of its examples, the median of the visits to an example. */
async function measureWidget(
  { browser }: BenchTools,
  widget: string,
  examples: readonly Example[],
  { measure = measurePaint, visits = 1 }: { readonly measure?: Measure; readonly visits?: number },
): Promise<readonly BenchRow[]> {
  /** By control, the median of each example. */
  const all: Uses = new Map();
  for (const example of examples) {
    const found: Uses = new Map();
    for (let count = 0; count < visits; count += 1) {
      const page = openPage(browser, 'about:blank');
      await onPage(page, (opened) => visit(opened, example, measure, found));
    }
    for (const [kind, { name, values }] of found) usesOf(all, kind, name).push(median(values));
  }
  const [peer, theirs] =
    measure === measurePaint
      ? [`${mostMs} ms, CPU ${timesSlower} × slower`, mostMs]
      : [`${mostLayouts} forced layout`, mostLayouts];
  return [...all.values()].map(({ name, values }) => ({
    measure: `${widget}: ${name}`,
    peer,
    ours: [Math.max(...values)],
    theirs,
    mostTimes: 1,
  }));
}

/** The longest menu that an author may reasonably give a visitor. */
function measureLongMenu(tools: BenchTools, visits: number): Promise<readonly BenchRow[]> {
  const documents = Array.from({ length: 500 }, (_, n) => ({
    docName: `Document ${n}`,
    docType: `Type ${n}`,
    itemDate: '2022-11-30',
    downloadLink: '/a.pdf',
  }));
  const main = `<main><h1>Bench</h1>${makeMountPoint('document-list', { documents })}</main>`;
  const answers = { 'GET /': makePage(scriptTags('widgets'), main) };
  return onSite(tools, answers, async (url) => {
    const page = { address: `${url}/`, selector: '.pmw-document-list__filters' };
    const rows = await measureWidget(tools, '500 document types', [page], { visits });
    // Each option is drawn when the menu opens; few lists are so long.
    return rows.map((row) => ({ ...row, mostTimes: 2, aimTimes: 1 }));
  });
}

/**
 * Measures every interaction of every widget's examples, of every page and of a long menu: the time to the next
 * paint on a processor four times slower, and the layouts that the widgets force. A quick run measures one
 * example of each widget, and the menu.
 */
export const section: BenchSection = {
  name: 'interactions',
  packages: [],
  run: async (tools) => {
    const visits = tools.isQuick ? 1 : 3;
    // The gallery serves the files of dist.
    execFileSync('npm', ['run', '--silent', 'build', '--', '--if-stale'], { stdio: 'ignore' });
    const server = await startServer(createApp({ isDevelopment: true }));
    const rows: BenchRow[] = [];
    try {
      for (const { contract, examples } of await readWidgets()) {
        const { name } = contract;
        const sample = examples.find(({ isSample }) => isSample) ?? examples[0];
        const chosen = examples
          .filter((example) => !tools.isQuick || example === sample)
          .map((example) => ({
            address: `${server.url}/_dev/widgets/${name}/${example.name}`,
            selector: name === 'modal' ? 'main' : `[data-widget=${name}]`,
          }));
        rows.push(...(await measureWidget(tools, name, chosen, { visits })));
        if (tools.isQuick) continue;
        const layouts = await measureWidget(tools, name, chosen, { measure: countLayouts });
        rows.push(...layouts.filter(({ ours }) => ours.some((count) => count > 0)));
      }
      rows.push(...(await measureLongMenu(tools, visits)));
      if (tools.isQuick) return rows;
      for (const address of findPages(projectPath('templates'), projectPath('fixtures')).keys()) {
        const page = { address: server.url + address, selector: 'body' };
        rows.push(...(await measureWidget(tools, `page ${address}`, [page], {})));
      }
      return rows;
    } finally {
      await server.close();
    }
  },
};
