// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { type Widget } from '../../shared/widget/define-widget.ts';
import { type ApiClient } from '../../api/client.ts';
import { documentListWidget } from '../../widgets/document-list/document-list.widget.ts';
import { fundSummaryWidget } from '../../widgets/fund-summary/fund-summary.widget.ts';
import { mountWidget } from '../setup/mount-widget.ts';
import { parsePage } from '../setup/parse-page.ts';

/** A mount point of the page as the CMS renders it. */
function findPartial(name: string): Element {
  const partial = parsePage('/funds').querySelector(`[data-widget=${name}]`);
  if (!partial) throw new Error(`/funds has no ${name}.`);
  return partial;
}

/** What the widget makes of it. */
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

/** The words of rows, cell by cell, with the address that each leads to. */
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
