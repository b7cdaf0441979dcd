/** The menus; some are there only if they have a choice between several. */
export const filters = [
  { field: 'type', addressName: 'docType', text: 'type', least: 1 },
  { field: 'year', addressName: 'docYear', text: 'year', least: 1 },
  { field: 'shareClass', addressName: 'docClass', text: 'share-class', least: 1 },
  { field: 'language', addressName: 'docLanguage', text: 'language', least: 2 },
  { field: 'country', addressName: 'docCountry', text: 'country', least: 2 },
  { field: 'audience', addressName: 'docAudience', text: 'audience', least: 2 },
] as const;

export type FilterField = (typeof filters)[number]['field'];

/** Makes a value for each menu. */
export function mapFilters<Value>(make: (field: FilterField) => Value): Record<FilterField, Value> {
  const entries = filters.map(({ field }) => [field, make(field)] as const);
  return Object.fromEntries(entries) as Record<FilterField, Value>;
}

/** What the visitor looks for: a value of each menu, words, and 'true' for replaced documents too. */
export type Chosen = Readonly<Record<FilterField | 'search' | 'replaced', string>>;

export const noChoice: Chosen = { ...mapFilters(() => ''), search: '', replaced: '' };
