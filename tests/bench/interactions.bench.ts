import { type Browser, type Page } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { readWidgets } from '../../dev-server/gallery/read-widgets.ts';
import { findPages } from '../../dev-server/pages/page-addresses.ts';
import { projectPath } from '../../dev-server/project.ts';
import { startExamplesServer } from '../browser/support/examples-server.ts';
import { countForcedLayouts } from '../browser/support/forced-work.ts';
import { startForeignCms } from '../browser/support/foreign-cms.ts';
import { whenReady } from '../browser/support/page-watch.ts';
import { approach, findControl, observePaints, readPaint } from './controls.ts';
import { makePage, openPage, peerPolicy } from './pages.ts';
import { type BenchRow, type BenchSection, type BenchTools, median } from './section.ts';

/** As slow as a phone of the middle class, compared with the machine. */
const timesSlower = 4;

/** Up to here a visitor feels the answer as caused by the press. The aim is half of it. */
const mostMs = 200;

/** The browser lays out once more than for the next frame, where a script asks for sizes after a change. */
const mostLayouts = 1;

/** A page of the gallery. */
interface Example {
  readonly address: string;
  /** Finds the widget on it. */
  readonly selector: string;
}

/** Measures one use of a control. */
type Measure = (page: Page, use: () => Promise<void>) => Promise<number>;

/** A control's measurements, one for each visit. */
interface Uses {
  readonly name: string;
  readonly values: number[];
}

/** A control's measurement in the worst of the examples. */
interface Worst {
  readonly name: string;
  readonly value: number;
}

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

/**
 * Uses everything in an example, one after the other: what a press reveals is used next.
 *
 * @param found is filled: by the kind of the control
 */
async function visit(
  browser: Browser,
  { address, selector }: Example,
  measure: Measure,
  found: Map<string, Uses>,
): Promise<void> {
  const page = await openPage(browser, 'about:blank');
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
    if (control === undefined) break;
    used.push(control.kind);
    const uses = found.get(control.kind) ?? { name: control.name, values: [] };
    found.set(control.kind, uses);
    uses.values.push(await measure(page, await approach(page, control)));
  }
  await page.close();
}

/** The worst of a widget's examples for each control, the median of the visits to an example. */
async function measureWidget(
  browser: Browser,
  examples: readonly Example[],
  measure: Measure,
  visits: number,
): Promise<readonly Worst[]> {
  const worst = new Map<string, Worst>();
  for (const example of examples) {
    const found = new Map<string, Uses>();
    for (let count = 0; count < visits; count += 1) await visit(browser, example, measure, found);
    for (const [kind, { name, values }] of found) {
      const value = Math.max(median(values), worst.get(kind)?.value ?? 0);
      worst.set(kind, { name: worst.get(kind)?.name ?? name, value });
    }
  }
  return [...worst.values()];
}

function makeRows(
  widget: string,
  controls: readonly Worst[],
  peer: string,
  most: number,
): readonly BenchRow[] {
  return controls.map(({ name, value }) => ({
    measure: `${widget}: ${name}`,
    peer,
    pairs: [{ ours: value, theirs: most }],
    mostTimes: 1,
  }));
}

const bound = `${mostMs} ms, CPU ${timesSlower} × slower`;

/** The longest menu that an author may reasonably give a visitor. */
async function measureLongMenu({ browser, readBuilt, isQuick }: BenchTools) {
  const documents = Array.from({ length: 500 }, (_, n) => ({
    docName: `Document ${n}`,
    docType: `Type ${n}`,
    itemDate: '2022-11-30',
    downloadLink: '/a.pdf',
  }));
  const attribute = JSON.stringify(documents).replaceAll('"', '&quot;');
  const cms = await startForeignCms(
    {
      'GET /widgets.js': { body: readBuilt('widgets.js') },
      'GET /widgets.css': { body: readBuilt('widgets.css') },
      'GET /': makePage(
        '<script src="/widgets.js" defer></script>',
        `<section data-widget="document-list" data-documents="${attribute}"></section>`,
      ),
    },
    peerPolicy,
  );
  try {
    const page = { address: `${cms.url}/`, selector: '.pmw-document-list__filters' };
    const times = await measureWidget(browser, [page], measurePaint, isQuick ? 1 : 3);
    return makeRows('500 document types', times, bound, mostMs);
  } finally {
    await cms.close();
  }
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
    const { browser, isQuick } = tools;
    // The gallery serves the files of dist.
    execFileSync('npm', ['run', '--silent', 'build', '--', '--if-stale'], { stdio: 'ignore' });
    const server = await startExamplesServer();
    const rows: BenchRow[] = [];
    try {
      for (const { contract, examples } of await readWidgets()) {
        const { name } = contract;
        const sample = examples.find(({ isSample }) => isSample) ?? examples[0];
        const chosen = examples
          .filter((example) => !isQuick || example === sample)
          .map((example) => ({
            address: `${server.origin}/_dev/widgets/${name}/${example.name}`,
            selector: name === 'modal' ? 'main' : `[data-widget=${name}]`,
          }));
        const times = await measureWidget(browser, chosen, measurePaint, isQuick ? 1 : 3);
        rows.push(...makeRows(name, times, bound, mostMs));
        if (isQuick) continue;
        const layouts = await measureWidget(browser, chosen, countLayouts, 1);
        rows.push(
          ...makeRows(name, layouts, `${mostLayouts} forced layout`, mostLayouts).filter(
            ({ pairs }) => pairs.some(({ ours }) => ours > 0),
          ),
        );
      }
      rows.push(...(await measureLongMenu(tools)));
      if (isQuick) return rows;
      for (const address of findPages(projectPath('templates'), projectPath('fixtures')).keys()) {
        const page = { address: server.origin + address, selector: 'body' };
        const times = await measureWidget(browser, [page], measurePaint, 1);
        rows.push(...makeRows(`page ${address}`, times, bound, mostMs));
      }
      return rows;
    } finally {
      server.close();
    }
  },
};
