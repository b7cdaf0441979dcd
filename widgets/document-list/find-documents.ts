import { type DocumentItem } from './document-item.ts';

export const filters = [
  { field: 'type', addressName: 'docType', text: 'type' },
  { field: 'year', addressName: 'docYear', text: 'year' },
  { field: 'shareClass', addressName: 'docClass', text: 'share-class' },
] as const;

export type FilterField = (typeof filters)[number]['field'];

export type Chosen = Readonly<Record<FilterField, string>>;

export const noChoice: Chosen = { type: '', year: '', shareClass: '' };

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

/** The choices of each menu: years newest first, others as the culture sorts them. */
export function listOptions(
  items: readonly DocumentItem[],
  collator: Intl.Collator,
): FilterOptions {
  const list = (field: FilterField) => {
    const values = new Set(items.map((item) => item[field]));
    values.delete('');
    return [...values].sort(collator.compare);
  };
  return { type: list('type'), year: list('year').reverse(), shareClass: list('shareClass') };
}

export function filterDocuments(
  items: readonly DocumentItem[],
  { type, year, shareClass }: Chosen,
): readonly DocumentItem[] {
  return items.filter(
    (item) =>
      (!type || item.type === type) &&
      (!year || item.year === year) &&
      (!shareClass || item.shareClass === shareClass),
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
