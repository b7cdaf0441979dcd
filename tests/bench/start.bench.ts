import { type Answers } from '../browser/support/foreign-cms.ts';
import { measureLongestTask } from './measures.ts';
import { makePage, onPage, onSite, openPage } from './pages.ts';
import { alternate, type BenchSection } from './section.ts';

const count = 300;

/** Longer tasks hold up a visitor's next press. */
const longestTaskMs = 50;

/** A tab system; its tabs have ids of their own. */
function makeTabs(place: number): string {
  const ids = [1, 2, 3].map((tab) => `p${place}-${tab}`);
  const links = ids.map((id) => `<li><a href="#${id}">Tab</a></li>`);
  const panels = ids.map((id) => `<section id="${id}"><h3>Tab</h3><p>We hold.</p></section>`);
  return `<div data-widget="tabs"><ul aria-label="Tabs">${links.join('')}</ul>${panels.join('')}</div>`;
}

function makeAnswer(make: (place: number) => string) {
  const points = Array.from({ length: count }, (_, place) => make(place));
  const script = '<script src="/widgets.js" data-auto-mount="false" defer></script>';
  return makePage(script, `<main><h1>Bench</h1>${points.join('')}</main>`);
}

const answers: Answers = {
  'GET /tabs': makeAnswer(makeTabs),
  'GET /forms': makeAnswer(() => '<div data-widget="subscribe-callout"></div>'),
};

/** Start-up: the longest task of a page with many mount points. */
export const section: BenchSection = {
  name: 'start',
  packages: [],
  run: (tools) =>
    onSite(tools, answers, async (url) => {
      const { browser, isQuick } = tools;
      /** The longest task in milliseconds while all mount points of a page mount. */
      const takeTask = (name: string, selector: string) => () =>
        onPage(openPage(browser, `${url}/${name}`), (page) =>
          measureLongestTask(browser, page, async () => {
            await page.evaluate(() => window.PrivateMarketsWidgets.mount());
            await page.waitForFunction(
              ([part, all]) => document.querySelectorAll(part).length === all,
              [selector, count] as const,
              { polling: 100 },
            );
          }),
        );
      const tasks = await alternate(isQuick ? 1 : 5, {
        tabs: takeTask('tabs', '[role=tablist]'),
        forms: takeTask('forms', 'form'),
      });
      return Object.entries(tasks).map(([name, ours]) => ({
        measure: `${count} ${name}, longest task, ms`,
        peer: `${longestTaskMs} ms`,
        ours,
        theirs: longestTaskMs,
        mostTimes: 1,
      }));
    }),
};
