import { parseOnPage } from '../../shared/html/parse-on-page.ts';
import { type TextKeyOf } from '../../shared/widget/define-contract.ts';
import { type Texts } from '../../shared/widget/texts.ts';
import { type DocumentItem } from './document-item.ts';
import { type DocumentLabels } from './document-labels.ts';
import { type documentListContract } from './document-list.contract.ts';

/** Programs of tables calculate what begins like this, unless it is a figure below zero, which stays one. */
const formula = /^(?!-\d[\d.,'’ \u00a0\u202f]*%?$)\s*[=+\-@＝＋－＠\t\r\n]/;

function writeCell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** Rows as CSV (RFC 4180), as Excel opens it: with a byte order mark, and no cell a formula. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('')}`;
}

const fields = [
  ['name', 'name'],
  ['type', 'type'],
  ['share-class', 'shareClass'],
  ['date', 'day'],
  ['isin', 'isin'],
  ['language', 'language'],
  ['country', 'country'],
  ['audience', 'audience'],
  ['valid-from', 'validFrom'],
  ['replaced-by', 'replacedBy'],
] as const;

/** Documents as a table for other programs: always the same columns, days as `2022-11-30`, whole addresses. */
export function writeDocuments(
  items: readonly DocumentItem[],
  texts: Texts<TextKeyOf<typeof documentListContract>>,
  { labelOf }: DocumentLabels,
): string {
  const address = ({ link }: DocumentItem) => (link && parseOnPage(link)?.href) ?? '';
  return writeCsv([
    [...fields.map(([text]) => texts.get(text)), texts.get('file')],
    ...items.map((item) => [
      ...fields.map(([, field]) =>
        [item[field] ?? item.date]
          .flat()
          .map((value) => labelOf(field, value))
          .join(', '),
      ),
      address(item),
    ]),
  ]);
}
