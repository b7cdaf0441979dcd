import { type Parsed } from '../shared/widget/attributes.ts';
import { groupProblems } from '../shared/widget/group-problems.ts';
import { describe, type Problem, quote } from '../shared/widget/problem.ts';
import { defineEntry } from './entry.ts';
import { type DocsOf } from './field-docs.ts';
import { optionalTextField, textField } from './fields.ts';
import { type JsonSchema } from './json-schema.ts';
import { listSchema, readList } from './list.ts';

/** A category to search in (CONTRACT 3). */
export interface SearchTab {
  /** Identifies the tab in the address; unique. */
  readonly id: string;
  readonly label: string;
  /** What the call sends as `searchtype`. */
  readonly searchType: string;
}

const tab = defineEntry({ id: textField, label: textField, searchType: optionalTextField }, ['id']);

/** What the reference says of a tab. */
export const tabDocs = {
  id: {
    meaning: 'Names the tab in the address. No two tabs have the same.',
    missing: 'The tab is left out.',
  },
  label: { meaning: 'What the tab says.', missing: 'Its `id`.' },
  searchType: {
    meaning: 'What the call sends as `searchtype`.',
    missing: 'The `id`; for the first tab, which is All, the empty text.',
  },
} as const satisfies DocsOf<typeof tab>;

/** The tabs that a page supplies (`data-tabs`). */
export const tabsSchema: JsonSchema = { ...listSchema(tab), minItems: 1 };

/**
 * Checks the tabs that a template author wrote. The first is All: its `searchType` is the empty text unless
 * given; that of the others defaults to their id. A tab without a unique id is left out.
 */
export function checkTabs(value: unknown, where: string): Parsed<readonly SearchTab[]> {
  if (!Array.isArray(value)) return { ok: false, found: describe(value) };
  const problems: Problem[] = [];
  const tabs: SearchTab[] = [];
  for (const { value: read, where: place } of readList(tab, value, where, problems)) {
    const { id, label, searchType } = read;
    if (tabs.every((other) => other.id !== id)) {
      tabs.push({
        id,
        label: label || id,
        searchType: searchType ?? (tabs.length === 0 ? '' : id),
      });
      continue;
    }
    const expected = 'an id that no other tab has';
    const outcome = 'The tab is left out.';
    problems.push({ where: `${place}.id`, found: quote(id), expected, outcome });
  }
  return tabs.length === 0
    ? { ok: false, found: 'without any tab' }
    : { ok: true, value: tabs, problems: groupProblems(problems) };
}
