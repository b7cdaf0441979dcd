// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { type ApiClient } from '../../api/client.ts';
import { makeDocument } from '../../fixtures/make/documents.ts';
import { type Widget } from '../../shared/widget/define-widget.ts';
import { documentListWidget } from '../../widgets/document-list/document-list.widget.ts';
import { fundSummaryWidget } from '../../widgets/fund-summary/fund-summary.widget.ts';
import { mountWidget } from '../setup/mount-widget.ts';
import { parsePage } from '../setup/parse-page.ts';
import { renderPartial } from '../setup/render-partial.ts';

/** The texts of rows, cell by cell, with the address of each link. */
const readRows = (root: Element | null | undefined, selector: string) =>
  [...(root?.querySelectorAll(selector) ?? [])].map((row) =>
    [...row.querySelectorAll('th, td, li')].map((cell) => [
      ...[cell.className, cell.querySelector('a')?.getAttribute('href')],
      cell.textContent.replace('Not available', '').trim(),
    ]),
  );

/** The mount point of /funds as the CMS renders it, and as the widget draws it. */
async function drawBoth(widget: Widget<ApiClient>) {
  const page = parsePage('/funds');
  const partial = page.querySelector(`[data-widget=${widget.contract.name}]`);
  document.body.append(...page.querySelectorAll('script[type="application/json"]'));
  const attributes = [...(partial?.attributes ?? [])].map(({ name, value }) => [name, value]);
  const { elements, statuses, errors } = await mountWidget(widget, [
    Object.fromEntries(attributes) as Readonly<Record<string, string>>,
  ]);
  expect([statuses[0], errors]).toEqual(['mounted', []]);
  return { partial, drawn: elements[0] };
}

describe('the page of funds', () => {
  it('has the first ten documents where the widget will have them', async () => {
    const { partial, drawn } = await drawBoth(documentListWidget);
    const rows = readRows(partial, 'tbody tr');
    expect(rows).toHaveLength(120);
    expect(readRows(drawn, 'tbody tr')).toEqual(rows.slice(0, 10));
  });

  it('has the figures and links of all share classes', async () => {
    const { partial, drawn } = await drawBoth(fundSummaryWidget);
    for (const selector of ['tbody tr', 'ul']) {
      const rows = readRows(partial, selector);
      expect(rows).toHaveLength(14);
      expect(readRows(drawn, selector)).toEqual(rows);
    }
  });
});

describe('the partial of the document list', () => {
  it('says the kind of each file, as the widget does', async () => {
    const documents = [
      makeDocument({ docName: 'Sheet', downloadLink: '/files/a.xlsx?la=en&hash=1F' }),
      makeDocument({ docName: 'Handler', downloadLink: '/-/media/b.ashx?name=b.pdf' }),
      makeDocument({ docName: 'Nothing', downloadLink: '', itemDate: '' }),
    ];
    const page = { culture: 'en-US' };
    const partial = renderPartial('document-list', { id: 'documents', documents, texts: {}, page });
    const { elements } = await mountWidget(documentListWidget, [
      { 'data-documents': JSON.stringify(documents) },
    ]);
    const drawn = readRows(elements[0], 'tbody tr');
    expect(drawn.map((cells) => cells[4]?.[2])).toEqual(['XLSX', '', '']);
    expect(readRows(partial, 'tbody tr')).toEqual(drawn);
    const countIcons = (root: Element | undefined) =>
      [...(root?.querySelectorAll('tbody tr') ?? [])].map(
        (row) => row.querySelectorAll('svg').length,
      );
    expect(countIcons(partial)).toEqual(countIcons(elements[0]));
  });
});
