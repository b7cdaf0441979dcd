import { type Browser } from '@playwright/test';
import { type Answers, startForeignCms } from '../browser/support/foreign-cms.ts';
import { measureLongestTask } from './longest-task.ts';
import { createThreadMeter } from './main-thread.ts';
import { makePage, onFreshPage, peerPolicy } from './pages.ts';
import { alternate, type BenchSection, type BenchTools, toPairs } from './section.ts';

const count = 300;

/** Longer tasks hold up a visitor's next press. */
const longestTaskMs = 50;

/** Numbers of mount points, and how many times as long the larger one may take. */
const [few, many, mostTimes] = [1000, 10_000, 10] as const;

const repeat = (make: (place: number) => string, times = count) =>
  Array.from({ length: times }, (_, place) => make(place)).join('');

/** The smallest mount point: tabs with one tab. */
const makeTab = (place: number) =>
  `<div data-widget="tabs"><ul><li><a href="#p${place}">Tab</a></li></ul><section id="p${place}">We hold.</section></div>`;

/** Three tabs with ids of their own. */
const makeTabs = (place: number) =>
  `<div data-widget="tabs"><ul aria-label="Tabs">${[1, 2, 3]
    .map((tab) => `<li><a href="#p${place}-${tab}">Tab ${tab}</a></li>`)
    .join('')}</ul>${[1, 2, 3]
    .map((tab) => `<section id="p${place}-${tab}"><h3>Tab ${tab}</h3><p>We hold.</p></section>`)
    .join('')}</div>`;

function makeStartPages(readBuilt: BenchTools['readBuilt']): Answers {
  const script = '<script src="/widgets.js" data-auto-mount="false" defer></script>';
  return {
    'GET /widgets.js': { body: readBuilt('widgets.js') },
    'GET /widgets.css': { body: readBuilt('widgets.css') },
    'GET /tabs': makePage(script, repeat(makeTabs)),
    'GET /forms': makePage(
      script,
      repeat(() => '<div data-widget="subscribe-callout"></div>'),
    ),
    'GET /few': makePage(script, repeat(makeTab, few)),
    'GET /many': makePage(script, repeat(makeTab, many)),
  };
}

/** The longest task in milliseconds while all mount points of a page mount. */
const measureTasks = (browser: Browser, address: string, selector: string) =>
  onFreshPage(browser, address, (page) =>
    measureLongestTask(browser, page, async () => {
      await page.evaluate(() => window.PrivateMarketsWidgets.mount());
      await page.waitForFunction(
        ([part, all]) => document.querySelectorAll(part).length === all,
        [selector, count] as const,
        { polling: 100 },
      );
    }),
  );

/** Milliseconds of scripts on the main thread while all mount points of a page mount. */
const measureScript = (browser: Browser, address: string) =>
  onFreshPage(browser, address, async (page) => {
    const meter = await createThreadMeter(page);
    const { script } = await meter(() => page.evaluate(() => window.PrivateMarketsWidgets.mount()));
    return script;
  });

/** Start-up: the longest task of a page with many mount points, and how its time grows with their number. */
export const section: BenchSection = {
  name: 'start',
  packages: [],
  run: async ({ browser, readBuilt, isQuick }) => {
    const cms = await startForeignCms(makeStartPages(readBuilt), peerPolicy);
    try {
      const tasks = await alternate(isQuick ? 1 : 5, {
        tabs: () => measureTasks(browser, `${cms.url}/tabs`, '[role=tablist]'),
        forms: () => measureTasks(browser, `${cms.url}/forms`, 'form'),
      });
      const scripts = await alternate(isQuick ? 1 : 5, {
        few: () => measureScript(browser, `${cms.url}/few`),
        many: () => measureScript(browser, `${cms.url}/many`),
      });
      return [
        ...(['tabs', 'forms'] as const).map((name) => ({
          measure: `${count} ${name}, longest task, ms`,
          peer: `${longestTaskMs} ms`,
          pairs: tasks[name].map((ours) => ({ ours, theirs: longestTaskMs })),
          mostTimes: 1,
        })),
        {
          measure: `${many} mount points, script, ms`,
          peer: `our own ${few}`,
          pairs: toPairs(scripts.many, scripts.few),
          mostTimes,
        },
      ];
    } finally {
      await cms.close();
    }
  },
};
