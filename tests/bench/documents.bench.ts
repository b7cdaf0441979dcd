import { type Page } from '@playwright/test';
import { makeDocuments } from '../../fixtures/make/documents.ts';
import { whenIdle } from '../browser/support/page-watch.ts';
import { pressAnswers } from './measures.ts';
import { makeMountPoint, makePage, onPage, onSite, openPage } from './pages.ts';
import { alternate, type BenchSection, warmUps } from './section.ts';

const count = 10_000;

/** A delay up to this many milliseconds is felt as none. */
const mostMs = 50;

const answers = () => ({
  ...pressAnswers,
  'GET /data.js': { body: `var siteDocuments = ${JSON.stringify(makeDocuments(count))};` },
  'GET /own': makePage(
    '<script src="/data.js"></script><script src="/press.js"></script><script src="/widgets.js" data-auto-mount="false" defer></script>',
    `<main><h1>Bench</h1>${makeMountPoint('document-list', { documents: 'window.siteDocuments' })}</main>`,
  ),
});

/** From choosing a type in the open menu until the frame with its rows, in milliseconds. */
async function chooseType(page: Page): Promise<number> {
  await page.getByRole('button', { name: 'Type Show all' }).click();
  const ms = await page.evaluate(() => {
    const option = [...document.querySelectorAll<HTMLElement>('[role=option]')].find(
      ({ textContent }) => textContent === 'Letter',
    );
    return window.timePress(
      () => option?.click(),
      () => document.querySelector('tbody td:nth-child(2)')?.textContent === 'Letter',
    );
  });
  await page.getByRole('button', { name: 'Clear filters' }).click();
  return ms;
}

/** From pressing the head of the names until the frame with the sorted rows, in milliseconds. */
function sortNames(page: Page): Promise<number> {
  return page.evaluate(() => {
    const header = document.querySelector('thead th');
    const next = header?.getAttribute('aria-sort') === 'ascending' ? 'descending' : 'ascending';
    return window.timePress(
      () => header?.querySelector('button')?.click(),
      () => header?.getAttribute('aria-sort') === next,
    );
  });
}

/** From pressing "Next page" until the frame with its rows, in milliseconds. */
async function turnPage(page: Page): Promise<number> {
  const ms = await page.evaluate(() => {
    const before = document.querySelector('tbody td')?.textContent;
    return window.timePress(
      () => document.querySelector<HTMLElement>('.pmw-pagination__step:last-child')?.click(),
      () => document.querySelector('tbody td')?.textContent !== before,
    );
  });
  await page.locator('.pmw-pagination__step').first().click();
  return ms;
}

/** Filters, sorts and turns the pages of many documents. */
export const section: BenchSection = {
  name: 'documents',
  packages: [],
  run: (tools) =>
    onSite(tools, answers(), async (url) => {
      const { unpaced, isQuick } = tools;
      const open = async () => {
        const page = await openPage(unpaced, `${url}/own`);
        await page.evaluate(() => window.PrivateMarketsWidgets.mount());
        return page;
      };
      // A visitor's first press on a page, and further ones, for which the browser has compiled the code.
      const { first } = await alternate(isQuick ? 1 : 15, {
        first: () =>
          onPage(open(), async (page) => {
            await whenIdle(page);
            return chooseType(page);
          }),
      });
      const further = await onPage(open(), async (page) => {
        // Up and down in turn: the first press sorts up, which is what the warm-up leaves behind.
        await sortNames(page);
        const presses = {
          'filter again': () => chooseType(page),
          sort: () => sortNames(page),
          'next page': () => turnPage(page),
        };
        return alternate(isQuick ? 3 : 25, presses, warmUps);
      });
      return Object.entries({ 'filter first': first, ...further }).map(([measure, ours]) => ({
        measure: `${measure}, ${count.toLocaleString('en-GB')} documents, ms`,
        peer: `what is felt as at once, ${mostMs} ms`,
        ours,
        theirs: mostMs,
        mostTimes: 1,
      }));
    }),
};
