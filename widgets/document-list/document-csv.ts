import { parseOnPage } from '../../shared/html/parse-on-page.ts';
import { writeCsv } from '../../shared/rules/csv.ts';
import { type TextKeyOf } from '../../shared/widget/define-contract.ts';
import { type Texts } from '../../shared/widget/texts.ts';
import { type DocumentItem } from './document-item.ts';
import { type DocumentLabels } from './document-labels.ts';
import { type documentListContract } from './document-list.contract.ts';

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
