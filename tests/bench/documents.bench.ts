import { type Locator, type Page } from '@playwright/test';
import { makeDocuments } from '../../fixtures/make/documents.ts';
import { whenIdle } from '../browser/support/page-watch.ts';
import { makeMountPoint, makePage, onPage, onSite, openPage, scriptTags } from './pages.ts';
import { type BenchSection } from './section.ts';

const count = 10_000;

/** A delay up to this many milliseconds is felt as none. */
const mostMs = 50;

const answers = () => ({
  'GET /data.js': { body: `var siteDocuments = ${JSON.stringify(makeDocuments(count))};` },
  'GET /': makePage(
    scriptTags('data', 'widgets'),
    `<main><h1>Bench</h1>${makeMountPoint('document-list', { documents: 'window.siteDocuments' })}</main>`,
  ),
});

/** Presses a control. @returns milliseconds until the frame that shows another table has been drawn */
function timePress(control: Locator): Promise<number> {
  return control.evaluate(async (element: HTMLElement) => {
    // A visitor reads before choosing: the elements that an opened menu moves (200 ms) are at rest.
    await new Promise((resolve) => setTimeout(resolve, 300));
    const before = document.querySelector('table')?.outerHTML;
    const start = performance.now();
    element.click();
    do {
      if (performance.now() - start > 10_000) return NaN;
      await new Promise((resolve) => requestAnimationFrame(resolve));
    } while (document.querySelector('table')?.outerHTML === before);
    // A message that is sent before a frame is drawn arrives after it.
    await new Promise((resolve) => {
      const channel = new MessageChannel();
      channel.port1.onmessage = resolve;
      channel.port2.postMessage(0);
    });
    return performance.now() - start;
  });
}

/** Filters, sorts and turns the page for the first time on a page. */
async function measure(page: Page) {
  const button = (name: string) => page.getByRole('button', { name });
  await button('Type Show all').click();
  await whenIdle(page);
  const filter = await timePress(page.getByRole('option', { name: 'Letter' }));
  await button('Clear filters').click();
  const sort = await timePress(button('Sort by Document'));
  return {
    filter,
    sort,
    'next page': await timePress(page.locator('.pmw-pagination__step').last()),
  };
}

/** Filters, sorts and turns the pages of many documents. */
export const section: BenchSection = {
  name: 'documents',
  packages: [],
  run: (tools) =>
    onSite(tools, answers(), async (url) => {
      const rounds: Awaited<ReturnType<typeof measure>>[] = [];
      while (rounds.length < (tools.isQuick ? 1 : 15)) {
        rounds.push(await onPage(openPage(tools.unpaced, `${url}/`), measure));
      }
      return (['filter', 'sort', 'next page'] as const).map((name) => ({
        measure: `${name}, ${count.toLocaleString('en-GB')} documents, ms`,
        peer: `what is felt as at once, ${mostMs} ms`,
        ours: rounds.map((round) => round[name]),
        theirs: mostMs,
        mostTimes: 1,
      }));
    }),
};
