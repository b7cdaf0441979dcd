import { clampPage } from '../../shared/rules/page-bounds.ts';

/** The state that the address stores (docs/contract.md, 5). */
export interface SearchView {
  readonly selected: number;
  readonly pageNumber: number;
}

export const addressNames: readonly string[] = ['tab', 'page'];

/** An unknown id selects the first tab. The page may not exist: nobody knows before the first answer. */
export function readView(values: ReadonlyMap<string, string>, ids: readonly string[]): SearchView {
  return {
    selected: Math.max(0, ids.indexOf(values.get('tab') ?? '')),
    pageNumber: clampPage(values.get('page'), Number.MAX_SAFE_INTEGER),
  };
}

export function writeView(
  { selected, pageNumber }: SearchView,
  ids: readonly string[],
): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  if (selected > 0) values.set('tab', ids[selected] ?? '');
  if (pageNumber > 1) values.set('page', String(pageNumber));
  return values;
}
