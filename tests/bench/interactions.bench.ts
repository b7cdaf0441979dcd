import { type Browser, type Page } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { importModule, readWidgets } from '../../dev-server/gallery/read-widgets.ts';
import { startExamplesServer } from '../browser/support/examples-server.ts';
import { whenReady } from '../browser/support/page-watch.ts';
import { type Control, findControl, observePaints, readPaint } from './controls.ts';
import { onFreshPage } from './pages.ts';
import { type BenchRow, type BenchSection } from './section.ts';

/** As slow as a phone of the middle class, compared with the machine. */
const timesSlower = 4;

/** What is felt as an answer to one's own doing. */
const mostMs = 100;

/** By the name of a control: the milliseconds of the slowest of its interactions. */
type Slowest = Map<string, number>;

/** Presses one control as a visitor does, and types into it where one can. */
async function use(page: Page, { element, isTyped }: Control): Promise<void> {
  // What lies on top of it closes with Escape.
  await element.click({ timeout: 1000 }).catch(() => page.keyboard.press('Escape'));
  if (isTyped) await page.keyboard.press('a');
}

/** Uses everything in an example, one after the other: what a press reveals is used next. */
async function measureExample(page: Page, selector: string, slowest: Slowest): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: timesSlower });
  const used = new Set<string>();
  for (;;) {
    const control = await findControl(page, selector, [...used]);
    if (control === undefined) return used.size;
    used.add(control.kind);
    await use(page, control);
    const ms = await readPaint(page);
    slowest.set(control.name, Math.max(ms, slowest.get(control.name) ?? 0));
  }
}

async function measureWidget(
  browser: Browser,
  origin: string,
  name: string,
  examples: readonly string[],
): Promise<Slowest> {
  const slowest: Slowest = new Map();
  const selector = name === 'modal' ? 'main' : `[data-widget=${name}]`;
  for (const example of examples) {
    await onFreshPage(browser, 'about:blank', async (page) => {
      await observePaints(page);
      await page.goto(`${origin}/_dev/widgets/${name}/${example}`);
      await whenReady(page);
      // Links lead nowhere: the page stays.
      await page.route('**', (route) =>
        route.request().isNavigationRequest() ? route.abort('aborted') : route.continue(),
      );
      return measureExample(page, selector, slowest);
    });
  }
  return slowest;
}

/** Every interaction of every widget's examples, up to the next paint, on a processor four times slower. */
export const section: BenchSection = {
  name: 'interactions',
  packages: [],
  run: async ({ browser, isQuick }) => {
    // The gallery serves the files of dist.
    execFileSync('npm', ['run', '--silent', 'build', '--', '--if-stale'], { stdio: 'ignore' });
    const server = await startExamplesServer();
    const rows: BenchRow[] = [];
    try {
      for (const { contract, examples } of await readWidgets(importModule)) {
        const chosen = examples.filter(({ isSample }) => !isQuick || isSample);
        const names = chosen.map((example) => example.name);
        const slowest = await measureWidget(browser, server.origin, contract.name, names);
        for (const [control, ours] of slowest) {
          rows.push({
            measure: `${contract.name}: ${control}`,
            ...{ peer: `${mostMs} ms, CPU ${timesSlower} × slower` },
            ...{ pairs: [{ ours, theirs: mostMs }], mostTimes: 1 },
          });
        }
      }
      return rows;
    } finally {
      server.close();
    }
  },
};
