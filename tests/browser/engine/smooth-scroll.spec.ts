import { makeDocuments } from '../../../fixtures/make/documents.ts';
import { linkTag, makeCmsPage, scriptTag } from '../support/cms-page.ts';
import { open } from '../support/page-watch.ts';
import { expect, test } from '../support/test.ts';
import { sampleOf } from '../../setup/test-length.ts';

const supplied = makeDocuments(40).map((each, index) => ({ ...each, docType: `Type ${index}` }));
const documents = JSON.stringify(supplied).replaceAll('"', '&quot;');
const content = `<button type="button" data-modal="#terms">Terms</button>
<div id="terms"><h2>The terms</h2>${'<p>A paragraph of them.</p>'.repeat(80)}</div>
<section data-widget="document-list" data-documents="${documents}"></section><div style="height: 3000px"></div>`;

const takeWheel = `e.preventDefault(); scrollTo(0, scrollY + e.deltaY); }`;

for (const [kind, script] of sampleOf(
  [
    [
      'leaves alone what is marked for it, as Lenis does',
      `addEventListener('wheel', (e) => { if (e.composedPath().some((n) => n.hasAttribute?.('data-lenis-prevent'))) return; ${takeWheel}, { passive: false, capture: true });`,
    ],
    [
      'knows no marks',
      `document.addEventListener('wheel', (e) => { ${takeWheel}, { passive: false });`,
    ],
  ] as const,
  1,
)) {
  test(`the wheel scrolls an open dialog and an open list beside a script that takes it for the page and ${kind}`, async ({
    page,
    startCms,
  }) => {
    const { url } = await startCms({
      'GET /page': makeCmsPage('Smooth', content, {
        head: `${linkTag}${scriptTag}<script src="/smooth.js"></script>`,
      }),
      'GET /smooth.js': { body: script, type: 'text/javascript' },
    });
    await open(page, `${url}/page`);
    const turnWheelOver = async (selector: string) => {
      const box = await page.locator(selector).first().boundingBox();
      await page.mouse.move((box?.x ?? 0) + 50, (box?.y ?? 0) + 50);
      await page.mouse.wheel(0, 200);
      const readTops = () =>
        page.evaluate(
          (each) => [
            scrollY,
            Math.max(
              ...[...document.querySelectorAll(`${each}, ${each} *`)].map((one) => one.scrollTop),
            ),
          ],
          selector,
        );
      await expect.poll(readTops).toEqual([0, 200]);
    };
    await page.getByRole('button', { name: 'Terms' }).click();
    await turnWheelOver('dialog');
    await page.keyboard.press('Escape');
    await page.locator('.pmw-dropdown__button').first().click();
    await turnWheelOver('[role=listbox]');
  });
}
