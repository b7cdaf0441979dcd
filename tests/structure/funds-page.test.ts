// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { makeDocument } from '../../fixtures/make/documents.ts';
import { type Widget } from '../../shared/widget/define-widget.ts';
import { type ApiClient } from '../../api/client.ts';
import { documentListWidget } from '../../widgets/document-list/document-list.widget.ts';
import { fundSummaryWidget } from '../../widgets/fund-summary/fund-summary.widget.ts';
import { mountWidget } from '../setup/mount-widget.ts';
import { parsePage } from '../setup/parse-page.ts';
import { renderPartial } from '../setup/render-partial.ts';

/** A mount point of the page as the CMS renders it. */
function findPartial(name: string): Element {
  const partial = parsePage('/funds').querySelector(`[data-widget=${name}]`);
  if (!partial) throw new Error(`/funds has no ${name}.`);
  return partial;
}

/** The widget's rendering of it. */
async function draw(widget: Widget<ApiClient>): Promise<Element> {
  document.body.append(...parsePage('/funds').querySelectorAll('script[type="application/json"]'));
  const partial = findPartial(widget.contract.name);
  const attributes = [...partial.attributes].map(({ name, value }) => [name, value] as const);
  const { elements, statuses, errors } = await mountWidget(widget, [
    Object.fromEntries(attributes),
  ]);
  expect([statuses[0], errors]).toEqual(['mounted', []]);
  return elements[0] ?? document.body;
}

/** The texts of rows, cell by cell, with the address of each link. */
const outline = (root: Element, selector: string) =>
  [...root.querySelectorAll(selector)].map((row) =>
    [...row.querySelectorAll('th, td, li')].map((cell) => [
      ...[cell.className, cell.querySelector('a')?.getAttribute('href')],
      cell.textContent.replace('Not available', '').trim(),
    ]),
  );

describe('the page of funds', () => {
  it('has the first ten documents where the widget will have them', async () => {
    const partial = outline(findPartial('document-list'), 'tbody tr');
    expect(partial).toHaveLength(120);
    expect(outline(await draw(documentListWidget), 'tbody tr')).toEqual(partial.slice(0, 10));
  });

  it.each(['tbody tr', 'ul'])(
    'has the figures and links of all share classes: %s',
    async (selector) => {
      const partial = outline(findPartial('fund-summary'), selector);
      expect(partial).toHaveLength(14);
      expect(outline(await draw(fundSummaryWidget), selector)).toEqual(partial);
    },
  );
});

describe('the partial of the document list', () => {
  const documents = [
    makeDocument({ docName: 'Sheet', downloadLink: '/files/a.xlsx?la=en&hash=1F' }),
    makeDocument({ docName: 'Handler', downloadLink: '/-/media/b.ashx?name=b.pdf' }),
    makeDocument({ docName: 'Nothing', downloadLink: '', itemDate: '' }),
  ];

  it('says the kind of each file, as the widget does', async () => {
    const page = { culture: 'en-US' };
    const partial = renderPartial('document-list', { id: 'documents', documents, texts: {}, page });
    const { elements } = await mountWidget(documentListWidget, [
      { 'data-documents': JSON.stringify(documents) },
    ]);
    const drawn = outline(elements[0] ?? document.body, 'tbody tr');
    expect(drawn.map((cells) => cells[4]?.[2])).toEqual(['XLSX', '', '']);
    expect(outline(partial, 'tbody tr')).toEqual(drawn);
    const icons = (root: Element | undefined) =>
      [...(root?.querySelectorAll('tbody tr') ?? [])].map(
        (row) => row.querySelectorAll('svg').length,
      );
    expect(icons(partial)).toEqual(icons(elements[0]));
  });
});
