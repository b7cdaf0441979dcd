import { type Browser, type Page } from '@playwright/test';
import { bundle } from '../../dev-server/build/bundle.ts';
import { projectPath } from '../../dev-server/project.ts';
import { startForeignCms } from '../browser/support/foreign-cms.ts';
import { measureLongestTask } from './longest-task.ts';
import { createThreadMeter } from './main-thread.ts';
import { onFreshPage, peerPolicy } from './pages.ts';
import { alternate, type BenchSection, toPairs } from './section.ts';
import { measureGrowth } from './start-growth.ts';
import { makeStartPages } from './start-pages.ts';

const count = 300;

/** Longer tasks hold up a visitor's next press. */
const longestTaskMs = 50;

async function bundleEntry(path: string): Promise<Buffer> {
  const { files } = await bundle({ entry: projectPath(path) });
  return files.find(({ name }) => name === 'widgets.js')?.bytes ?? Buffer.alloc(0);
}

const whenMatched = (page: Page, selector: string) =>
  page.waitForFunction(
    ([what, all]) => document.querySelectorAll(what).length === all,
    [selector, count] as const,
    { polling: 100 },
  );

/** Milliseconds of the main thread from the call until `selector` has matched `count` times and is drawn. */
function measureCall(
  browser: Browser,
  address: string,
  call: (page: Page) => Promise<unknown>,
  selector: string,
): Promise<number> {
  return onFreshPage(browser, address, async (page) => {
    const meter = await createThreadMeter(page);
    const { total } = await meter(async () => {
      await call(page);
      await whenMatched(page, selector);
    });
    return total;
  });
}

const mountOwn = (page: Page) => page.evaluate(() => window.PrivateMarketsWidgets.mount());

/** The longest task in milliseconds while all mount points of a page mount. */
const measureTasks = (browser: Browser, address: string, selector: string) =>
  onFreshPage(browser, address, (page) =>
    measureLongestTask(browser, page, async () => {
      await mountOwn(page);
      await whenMatched(page, selector);
    }),
  );

const startGovuk = (page: Page) =>
  page.evaluate(() => {
    const { GOVUKFrontend } = window as unknown as {
      readonly GOVUKFrontend: { readonly Tabs: unknown; createAll(component: unknown): unknown };
    };
    // The class by which its own page template says that the browser is supported.
    document.body.classList.add('js-enabled', 'govuk-frontend-supported');
    GOVUKFrontend.createAll(GOVUKFrontend.Tabs);
  });

const mountBare = (page: Page) =>
  page.evaluate(() => {
    (window as unknown as { mountBare(): void }).mountBare();
  });

/** Milliseconds of the main thread for loading a page. */
async function measureLoad(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const meter = await createThreadMeter(page);
  const { script } = await meter(async () => {
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForTimeout(200);
  });
  await page.close();
  return script;
}

/** Start-up: many mount points compared with others, and a page that has none. */
export const section: BenchSection = {
  name: 'start',
  packages: ['govuk-frontend'],
  run: async (tools) => {
    const { browser, readBuilt, isQuick } = tools;
    const entries = ['tests/bench/bare-root.ts', 'tests/bundle/react-alone.ts'];
    const [bareRoot = Buffer.of(), reactAlone = Buffer.of()] = await Promise.all(
      entries.map(bundleEntry),
    );
    const parts = { readBuilt, count, bareRoot, reactAlone };
    const first = await startForeignCms(makeStartPages({ ...parts, drawn: '' }), peerPolicy);
    const page = await browser.newPage();
    await page.goto(`${first.url}/forms`);
    await mountOwn(page);
    const drawn = await page.locator('pmw-root').first().innerHTML();
    await page.close();
    await first.close();
    const cms = await startForeignCms(makeStartPages({ ...parts, drawn }), peerPolicy);
    const { url } = cms;
    try {
      const starts = await alternate(isQuick ? 1 : 7, {
        tabs: () => measureCall(browser, `${url}/tabs`, mountOwn, '[role=tablist]'),
        govuk: () => measureCall(browser, `${url}/govuk`, startGovuk, '[role=tablist]'),
        forms: () => measureCall(browser, `${url}/forms`, mountOwn, 'form'),
        bare: () => measureCall(browser, `${url}/bare`, mountBare, 'form'),
      });
      const tasks = await alternate(isQuick ? 1 : 5, {
        tabs: () => measureTasks(browser, `${url}/tabs`, '[role=tablist]'),
        forms: () => measureTasks(browser, `${url}/forms`, 'form'),
      });
      const loads = await alternate(isQuick ? 3 : 15, {
        none: () => measureLoad(browser, `${url}/none`),
        react: () => measureLoad(browser, `${url}/react`),
      });
      return [
        {
          measure: `${count} tabs, main thread, ms`,
          peer: 'GOV.UK Frontend, createAll',
          pairs: toPairs(starts.tabs, starts.govuk),
        },
        {
          measure: `${count} forms, main thread, ms`,
          peer: 'bare createRoot, same elements',
          pairs: toPairs(starts.forms, starts.bare),
        },
        ...(['tabs', 'forms'] as const).map((name) => ({
          measure: `${count} ${name}, longest task, ms`,
          peer: `${longestTaskMs} ms`,
          pairs: tasks[name].map((ours) => ({ ours, theirs: longestTaskMs })),
          mostTimes: 1,
        })),
        {
          measure: 'no mount point, script, ms',
          peer: 'React alone, evaluated',
          pairs: toPairs(loads.none, loads.react),
        },
        ...(await measureGrowth(tools)),
      ];
    } finally {
      await cms.close();
    }
  },
};
