import { foldText, withoutInvisible } from '../../shared/rules/invisible.ts';
import { clampPage, countPages } from '../../shared/rules/page-bounds.ts';
import { type DocumentItem } from './document-item.ts';
import { type Chosen, filters, noChoice } from './document-menus.ts';
import { filterDocuments, type FilterOptions } from './find-documents.ts';

/** The state that the address stores (docs/contract.md, 5). */
export interface View {
  readonly chosen: Chosen;
  readonly pageNumber: number;
}

const pageName = 'docPage';

const addressed = [
  ...filters,
  { field: 'search', addressName: 'docSearch' },
  { field: 'replaced', addressName: 'docReplaced' },
] as const;

export const addressNames: readonly string[] = [
  ...addressed.map(({ addressName }) => addressName),
  pageName,
];

export function writeView({ chosen, pageNumber }: View): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  for (const { field, addressName } of addressed) {
    if (chosen[field]) values.set(addressName, withoutInvisible(chosen[field]));
  }
  if (pageNumber > 1) values.set(pageName, String(pageNumber));
  return values;
}

interface Existing {
  readonly options: FilterOptions;
  readonly pageSize: number;
  readonly items: readonly DocumentItem[];
}

/** An unknown value chooses nothing; the page is clamped to those that exist. */
export function readView(
  values: ReadonlyMap<string, string>,
  { items, options, pageSize }: Existing,
): View {
  const chosen = {
    ...noChoice,
    search: withoutInvisible(values.get('docSearch') ?? ''),
    replaced: values.get('docReplaced') === 'true' ? 'true' : '',
  };
  for (const { field, addressName } of filters) {
    const key = foldText(values.get(addressName) ?? '');
    if (key) chosen[field] = options[field].find((value) => foldText(value) === key) ?? '';
  }
  const pageCount = countPages(filterDocuments(items, chosen).length, pageSize);
  return { chosen, pageNumber: clampPage(values.get(pageName), pageCount) };
}
