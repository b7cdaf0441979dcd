import { clampPage } from '../../shared/rules/page-bounds.ts';

/** The state that the address stores (CONTRACT 5). */
export interface SearchView {
  readonly selected: number;
  /** How many pages there are is known only after the first answer. */
  readonly page: number;
}

export const addressNames: readonly string[] = ['tab', 'page'];

/** An unknown id stands for the first tab. */
export function readView(values: ReadonlyMap<string, string>, ids: readonly string[]): SearchView {
  return {
    selected: Math.max(0, ids.indexOf(values.get('tab') ?? '')),
    page: clampPage(values.get('page'), Number.MAX_SAFE_INTEGER),
  };
}

/** The first tab, and page 1, are left out. */
export function writeView(
  { selected, page }: SearchView,
  ids: readonly string[],
): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  if (selected > 0) values.set('tab', ids[selected] ?? '');
  if (page > 1) values.set('page', String(page));
  return values;
}
