import { type Page } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { readWidgets } from '../../dev-server/gallery/read-widgets.ts';
import { startExamplesServer } from '../browser/support/examples-server.ts';
import { whenReady } from '../browser/support/page-watch.ts';
import { approach, findControl, observePaints, readPaint } from './controls.ts';
import { onPage, openPage } from './pages.ts';
import { type BenchRow, type BenchSection, median } from './section.ts';

/** As slow as a phone of the middle class, compared with the machine. */
const timesSlower = 4;

/** Up to here a visitor feels the answer as caused by the press. The aim is half of it. */
const mostMs = 200;

/** An example of a widget, and where on its page the widget is. */
interface Example {
  readonly address: string;
  readonly selector: string;
}

/** From a press to the next paint, in milliseconds, on a slow processor. */
async function measure(page: Page, use: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: timesSlower });
  await readPaint(page);
  await use();
  const ms = await readPaint(page);
  await session.detach();
  return ms;
}

/** Controls by kind, with the times of all visits to an example, or of all examples of a widget. */
type Uses = Map<string, { readonly name: string; readonly times: number[] }>;

function addTime(uses: Uses, kind: string, name: string, ms: number): void {
  const known = uses.get(kind) ?? { name, times: [] };
  known.times.push(ms);
  uses.set(kind, known);
}

/** Uses everything in an example, one after the other: what a press reveals is used next. Adds to `uses`. */
async function visit(page: Page, { address, selector }: Example, uses: Uses): Promise<void> {
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
    addTime(uses, control.kind, control.name, await measure(page, await approach(page, control)));
  }
}

/**
 * Measures every interaction of every widget's examples: the time to the next paint on a processor four times
 * slower. A quick run measures one example of each widget.
 */
export const section: BenchSection = {
  name: 'interactions',
  packages: [],
  run: async ({ browser, isQuick }) => {
    // The gallery serves the files of dist.
    execFileSync('npm', ['run', '--silent', 'build', '--', '--if-stale'], { stdio: 'ignore' });
    const server = await startExamplesServer();
    const rows: BenchRow[] = [];
    try {
      for (const { contract, examples } of await readWidgets()) {
        const { name } = contract;
        const selector = name === 'modal' ? 'main' : `[data-widget=${name}]`;
        const sample = examples.find(({ isSample }) => isSample) ?? examples[0];
        const widget: Uses = new Map();
        for (const example of examples.filter((each) => !isQuick || each === sample)) {
          const address = `${server.origin}/_dev/widgets/${name}/${example.name}`;
          const uses: Uses = new Map();
          for (let count = 0; count < (isQuick ? 1 : 3); count += 1) {
            await onPage(openPage(browser, 'about:blank'), (page) =>
              visit(page, { address, selector }, uses),
            );
          }
          for (const [kind, { name: control, times }] of uses) {
            addTime(widget, kind, control, median(times));
          }
        }
        for (const { name: control, times } of widget.values()) {
          rows.push({
            measure: `${name}: ${control}`,
            peer: `${mostMs} ms, CPU ${timesSlower} × slower`,
            // The worst of its examples.
            ours: [Math.max(...times)],
            theirs: mostMs,
            mostTimes: 1,
          });
        }
      }
      return rows;
    } finally {
      server.close();
    }
  },
};
