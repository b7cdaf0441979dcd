import { makeDocuments } from '../../../fixtures/make/documents.ts';
import { makeCmsPage } from '../support/cms-page.ts';
import { sampleOf } from '../../setup/test-length.ts';
import { json } from '../../setup/network/test-cms.ts';
import { expectNoFault } from '../support/page-watch.ts';
import { expect, test } from '../support/test.ts';

// An address without a host leads nowhere there.
const supplied = makeDocuments(48).map((each) => ({ ...each, downloadLink: '' }));
const documents = JSON.stringify(supplied).replaceAll('"', '&quot;');

const content = `<section data-widget="document-list" data-documents="${documents}"></section>
<section data-widget="filter-area" data-source="news" data-content="${JSON.stringify({
  Content: Array.from({ length: 40 }, (_, index) => ({ Headline: `Article ${index}` })),
}).replaceAll('"', '&quot;')}"></section>
<nav class="pmw pmw-section-nav" data-widget="section-nav"><ul><li><a href="#part">To the part</a></li></ul></nav>
<div class="pmw pmw-tabs" data-widget="tabs"><ul><li><a href="#one">One</a></li><li><a href="#two">Two</a></li></ul>
<div id="one">First panel</div><div id="two">Second panel</div></div>
<a href="#terms" data-modal="#terms">Terms</a><div id="terms"><h2>The terms</h2></div>
<div style="height: 2000px"></div><h2 id="part">The part</h2>`;

const inner = (origin: string) =>
  makeCmsPage('Inner', content, {
    head: `<link rel="stylesheet" href="${origin}/static/widgets.css"><script src="${origin}/static/widgets.js" defer></script>`,
  }).body;

/** Shows a page in a frame that has no address of its own. Runs in the page. */
function show({ html, kind }: { readonly html: string; readonly kind: string }): void {
  const frame = document.createElement('iframe');
  Object.assign(frame, { width: 1200, height: 600 });
  if (kind === 'sandboxed srcdoc') frame.setAttribute('sandbox', 'allow-scripts');
  if (kind.endsWith('srcdoc')) frame.setAttribute('srcdoc', html);
  if (kind === 'blob') frame.src = URL.createObjectURL(new Blob([html], { type: 'text/html' }));
  if (kind === 'data') frame.src = `data:text/html;charset=utf-8,${encodeURIComponent(html)}`;
  document.body.append(frame);
  if (kind !== 'about:blank') return;
  const inside = frame.contentDocument as unknown as Record<'open' | 'close', () => void> & {
    write: (text: string) => void;
  };
  inside.open();
  inside.write(html);
  inside.close();
}

const kinds = ['sandboxed srcdoc', 'srcdoc', 'about:blank', 'blob', 'data'];

for (const kind of sampleOf(kinds, 1)) {
  test(`visitors turn pages, choose, and follow links on a page that has no address (${kind})`, async ({
    page,
    startCms,
    watch,
  }) => {
    const { url } = await startCms(
      { 'GET /page': makeCmsPage('Outer', '', { head: '' }), 'GET /x': json({}) },
      '',
    );
    await page.goto(`${url}/page`);
    await page.evaluate(show, { html: inner(url), kind });
    const frame = page.frameLocator('iframe');
    for (const widget of ['document-list', 'filter-area']) {
      const area = frame.locator(`[data-widget=${widget}]`);
      await area.getByLabel('Next page').click();
      await expect(area.locator('.pmw-pagination')).toContainText('2');
      await area.getByLabel('Next page').click();
      await expect(area.locator('.pmw-pagination')).toContainText('3');
    }
    const list = frame.locator('[data-widget=document-list]');
    await list.locator('.pmw-dropdown__button').first().click();
    await list.getByRole('option').nth(1).click();
    await expect(list.locator('.pmw-document-list__clear')).toBeVisible();
    await frame.getByRole('tab', { name: 'Two' }).click();
    await expect(frame.getByText('Second panel')).toBeVisible();
    await frame.getByRole('link', { name: 'To the part' }).click();
    await expect(frame.getByRole('heading', { name: 'The part' })).toBeInViewport();
    await frame.getByText('Terms', { exact: true }).click();
    await expect(frame.getByRole('dialog')).toBeVisible();
    // The browser's own line: it follows no `autofocus` in a frame of another origin.
    const isOwn = (line: string) => !line.startsWith('Blocked autofocusing');
    expectNoFault({ ...watch, errors: watch.errors.filter(isOwn) });
  });
}
