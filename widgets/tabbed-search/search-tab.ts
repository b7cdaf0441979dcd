import * as v from 'valibot';
import { checkEntries } from '../../api/check-fields.ts';
import { textField } from '../../api/fields.ts';
import { type Parsed } from '../../shared/widget/attributes.ts';
import { describe, type Problem, quote } from '../../shared/widget/problem.ts';

/** A kind of thing to search for (CONTRACT 3). */
export interface SearchTab {
  /** Names the tab in the address; unique. */
  readonly id: string;
  readonly label: string;
  /** What the call sends as `searchtype`. */
  readonly searchType: string;
}

const tabFields = {
  id: textField,
  label: textField,
  searchType: v.nullish(v.union([v.string(), v.number()], 'a text')),
};

/**
 * Checks the tabs that a template author wrote. The first is All: its `searchType` is the empty text
 * unless it says otherwise, that of the others is their id. A tab without an id of its own is left out.
 */
export function checkTabs(value: unknown, where: string): Parsed<readonly SearchTab[]> {
  if (!Array.isArray(value)) return { ok: false, found: describe(value) };
  const problems: Problem[] = [];
  const tabs: SearchTab[] = [];
  const entries = checkEntries(tabFields, value as readonly unknown[], where, problems);
  for (const { id, label, searchType } of entries) {
    if (id !== '' && tabs.every((tab) => tab.id !== id)) {
      const fallback = tabs.length === 0 ? '' : id;
      tabs.push({ id, label: label || id, searchType: String(searchType ?? fallback) });
      continue;
    }
    const expected = 'an id that no other tab has';
    const outcome = 'The tab is left out.';
    problems.push({ where: `${where}[].id`, found: quote(id), expected, outcome });
  }
  return tabs.length === 0
    ? { ok: false, found: 'without any tab' }
    : { ok: true, value: tabs, problems };
}
