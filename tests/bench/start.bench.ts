import { type Page } from '@playwright/test';
import { type Answers } from '../setup/network/test-cms.ts';
import { createThreadMeter, measureLongestTask } from './measures.ts';
import { makePage, onPage, onSite, openPage } from './pages.ts';
import { alternate, type BenchSection } from './section.ts';

const count = 300;

/** Longer tasks hold up a visitor's next press. */
const longestTaskMs = 50;

/** Numbers of mount points, and how many times as long the larger one may take. */
const [few, many, mostTimes] = [1000, 10_000, 10] as const;

/** A tab system; its tabs have ids of their own. */
function makeTabs(place: number, names: readonly string[]): string {
  const links = names.map((name, at) => `<li><a href="#p${place}-${at}">${name}</a></li>`);
  const panels = names.map(
    (name, at) => `<section id="p${place}-${at}"><h3>${name}</h3><p>We hold.</p></section>`,
  );
  return `<div data-widget="tabs"><ul aria-label="Tabs">${links.join('')}</ul>${panels.join('')}</div>`;
}

function makeAnswer(times: number, make: (place: number) => string) {
  const points = Array.from({ length: times }, (_, place) => make(place));
  const script = '<script src="/widgets.js" data-auto-mount="false" defer></script>';
  return makePage(script, `<main><h1>Bench</h1>${points.join('')}</main>`);
}

const answers: Answers = {
  'GET /tabs': makeAnswer(count, (place) => makeTabs(place, ['Tab 1', 'Tab 2', 'Tab 3'])),
  'GET /forms': makeAnswer(count, () => '<div data-widget="subscribe-callout"></div>'),
  // The smallest mount point: tabs with one tab.
  'GET /few': makeAnswer(few, (place) => makeTabs(place, ['Tab'])),
  'GET /many': makeAnswer(many, (place) => makeTabs(place, ['Tab'])),
};

const mount = (page: Page) => page.evaluate(() => window.PrivateMarketsWidgets.mount());

/** Start-up: the longest task of a page with many mount points, and how its time grows with their number. */
export const section: BenchSection = {
  name: 'start',
  packages: [],
  run: (tools) =>
    onSite(tools, answers, async (url) => {
      const { browser, isQuick } = tools;
      const rounds = isQuick ? 1 : 5;
      const open = (name: string) => openPage(browser, `${url}/${name}`);
      /** The longest task in milliseconds while all mount points of a page mount. */
      const takeTask = (name: string, selector: string) => () =>
        onPage(open(name), (page) =>
          measureLongestTask(browser, page, async () => {
            await mount(page);
            await page.waitForFunction(
              ([part, all]) => document.querySelectorAll(part).length === all,
              [selector, count] as const,
              { polling: 100 },
            );
          }),
        );
      /** Milliseconds of scripts on the main thread meanwhile. */
      const takeScript = (name: string) => () =>
        onPage(open(name), async (page) => {
          const meter = await createThreadMeter(page);
          return (await meter(() => mount(page))).script;
        });
      const tasks = await alternate(rounds, {
        tabs: takeTask('tabs', '[role=tablist]'),
        forms: takeTask('forms', 'form'),
      });
      const scripts = await alternate(rounds, { few: takeScript('few'), many: takeScript('many') });
      return [
        ...Object.entries(tasks).map(([name, ours]) => ({
          measure: `${count} ${name}, longest task, ms`,
          peer: `${longestTaskMs} ms`,
          ours,
          theirs: longestTaskMs,
          mostTimes: 1,
        })),
        {
          measure: `${many} mount points, script, ms`,
          peer: `our own ${few}`,
          ours: scripts.many,
          theirs: scripts.few,
          mostTimes,
        },
      ];
    }),
};
