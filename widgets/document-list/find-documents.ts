import { foldText } from '../../shared/rules/invisible.ts';
import { type DocumentItem } from './document-item.ts';
import { type DocumentLabels } from './document-labels.ts';
import { type Chosen, type FilterField, filters, mapFilters } from './document-menus.ts';

const columns = [
  { field: 'name', text: 'name' },
  { field: 'type', text: 'type' },
  { field: 'shareClass', text: 'share-class' },
  { field: 'day', text: 'date' },
] as const;

export type Column = (typeof columns)[number];

/** The columns in which a document has a value (DECISIONS "Documents"). */
export function findColumns(items: readonly DocumentItem[]): readonly Column[] {
  return columns.filter(
    // The day is undefined if the date cannot be read; it is shown as it came.
    ({ field }) => field === 'name' || items.some((item) => item[field] !== ''),
  );
}

export interface Sorting {
  readonly field: Column['field'];
  readonly isAscending: boolean;
}

export type FilterOptions = Readonly<Record<FilterField, readonly string[]>>;

/** The choices of each menu: years newest first, others as the culture sorts them, the page's own before. */
export function listOptions(
  items: readonly DocumentItem[],
  { collator, labelOf, isOwn }: DocumentLabels & { readonly collator: Intl.Collator },
): FilterOptions {
  return mapFilters((field) => {
    const values = new Set(items.flatMap((item) => item[field]));
    values.delete('');
    const place = (value: string) => Number(!isOwn(field, value));
    const sorted = [...values].sort(
      (a, b) => place(a) - place(b) || collator.compare(labelOf(field, a), labelOf(field, b)),
    );
    return field === 'year' ? sorted.reverse() : sorted;
  });
}

/** Letters and digits alone, without accents; all four kinds of the Turkish i are one. */
function foldWords(text: string): string {
  return foldText(text)
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** The words that somebody looks for, each in the form of `foldWords`. */
function splitWords(text: string): readonly string[] {
  return text.split(/\s+/).map(foldWords).filter(Boolean);
}

/** The words of each document that are looked through, worked out when the first is looked for. */
const wordsOf = new WeakMap<DocumentItem, string>();

function readWords(item: DocumentItem): string {
  const words = wordsOf.get(item) ?? `${foldWords(item.name)} ${foldWords(item.isin)}`;
  wordsOf.set(item, words);
  return words;
}

export function filterDocuments(
  items: readonly DocumentItem[],
  chosen: Chosen,
): readonly DocumentItem[] {
  const active = filters.filter(({ field }) => chosen[field]);
  const words = splitWords(chosen.search);
  const isChosen = (item: DocumentItem, field: FilterField) => {
    const own = item[field];
    // One for no country is for all of them.
    return typeof own === 'string'
      ? own === chosen[field]
      : own.length === 0 || own.includes(chosen[field]);
  };
  return items.filter(
    (item) =>
      (chosen.replaced || !item.replacedBy) &&
      active.every(({ field }) => isChosen(item, field)) &&
      words.every((word) => readWords(item).includes(word)),
  );
}

const compareDays = (a: string, b: string) => Number(a > b) - Number(a < b);

/** Documents without a value come last in both directions. */
export function sortDocuments(
  items: readonly DocumentItem[],
  { field, isAscending }: Sorting,
  collator: Intl.Collator,
): readonly DocumentItem[] {
  const direction = isAscending ? 1 : -1;
  const compare = field === 'day' ? compareDays : collator.compare;
  const keyed = items.map((item) => ({
    item,
    key: item[field] ?? '',
  }));
  keyed.sort(({ key: a }, { key: b }) => {
    if (a === '' || b === '') return Number(a === '') - Number(b === '');
    return direction * compare(a, b);
  });
  return keyed.map(({ item }) => item);
}
