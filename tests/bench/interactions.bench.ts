import { type Browser, type Page } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { importModule, readWidgets } from '../../dev-server/gallery/read-widgets.ts';
import { startExamplesServer } from '../browser/support/examples-server.ts';
import { recordForcedLayouts } from '../browser/support/forced-work.ts';
import { whenReady } from '../browser/support/page-watch.ts';
import { type Control, findControl, observePaints, readPaint } from './controls.ts';
import { onFreshPage } from './pages.ts';
import { type BenchRow, type BenchSection } from './section.ts';

/** As slow as a phone of the middle class, compared with the machine. */
const timesSlower = 4;

/** What is felt as an answer to one's own doing. */
const mostMs = 100;

/** The browser lays out once more than for the next frame, where a script asks for sizes after a change. */
const mostLayouts = 1;

/** The worst of a control's interactions. */
interface Costs {
  /** Milliseconds to the next paint. */
  readonly ms: number;
  /** Forced layouts. */
  readonly layouts: number;
}

/** By the name of a control. */
type Worst = Map<string, Costs>;

/** Presses one control as a visitor does, and types into it where one can. */
async function use(page: Page, { element, isTyped }: Control): Promise<void> {
  // What lies on top of it closes with Escape.
  await element.click({ timeout: 1000 }).catch(() => page.keyboard.press('Escape'));
  if (isTyped) await page.keyboard.press('a');
}

/** Uses everything in an example, one after the other: what a press reveals is used next. */
async function measureExample(page: Page, selector: string, worst: Worst): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: timesSlower });
  const used = new Set<string>();
  for (;;) {
    const control = await findControl(page, selector, [...used]);
    if (control === undefined) return used.size;
    used.add(control.kind);
    let ms = NaN;
    const forcedBy = await recordForcedLayouts(page, async () => {
      await use(page, control);
      ms = await readPaint(page);
    });
    // Other scripts are the test tool's; a layout may take several passes.
    const { length } = forcedBy
      .filter((script) => script.includes('widgets.js'))
      .filter((script, index, all) => script !== all[index - 1]);
    const before = worst.get(control.name) ?? { ms: 0, layouts: 0 };
    worst.set(control.name, {
      ms: Math.max(ms, before.ms),
      layouts: Math.max(length, before.layouts),
    });
  }
}

async function measureWidget(
  browser: Browser,
  origin: string,
  name: string,
  examples: readonly string[],
): Promise<Worst> {
  const worst: Worst = new Map();
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
      return measureExample(page, selector, worst);
    });
  }
  return worst;
}

/**
 * Every interaction of every widget's examples, on a processor four times slower: the time to the next paint, and
 * the layouts that the widgets force.
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
      for (const { contract, examples } of await readWidgets(importModule)) {
        const chosen = examples.filter(({ isSample }) => !isQuick || isSample);
        const names = chosen.map((example) => example.name);
        const worst = await measureWidget(browser, server.origin, contract.name, names);
        for (const [control, { ms, layouts }] of worst) {
          const measure = `${contract.name}: ${control}`;
          rows.push({
            ...{ measure, peer: `${mostMs} ms, CPU ${timesSlower} × slower` },
            ...{ pairs: [{ ours: ms, theirs: mostMs }], mostTimes: 1 },
          });
          if (layouts === 0) continue;
          rows.push({
            ...{ measure, peer: `${mostLayouts} forced layout` },
            ...{ pairs: [{ ours: layouts, theirs: mostLayouts }], mostTimes: 1 },
          });
        }
      }
      return rows;
    } finally {
      server.close();
    }
  },
};
