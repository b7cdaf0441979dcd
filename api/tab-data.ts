import { toPlainText } from '../shared/html/plain-text.ts';
import { type Parsed, refuse } from '../shared/widget/parsed.ts';
import { quote } from '../shared/widget/problem.ts';
import { defineEntry } from './entry.ts';
import { optionalTextField, textField } from './fields.ts';
import { createListCheck } from './list.ts';

export interface SearchTab {
  /** Identifies the tab in the address; unique. */
  readonly id: string;
  readonly label: string;
  /** Sent as `searchtype`. */
  readonly searchType: string;
}

export const tab = defineEntry({ id: textField, label: textField, searchType: optionalTextField }, [
  'id',
]);

const checkTabList = createListCheck(tab, (entries, problems) => {
  const tabs = new Map<string, SearchTab>();
  for (const { value, where } of entries) {
    const { label, searchType = tabs.size === 0 ? '' : value.id } = value;
    const id = value.id.normalize();
    if (tabs.has(id)) {
      const expected = 'an id that no other tab has';
      const outcome = 'The tab is left out.';
      problems.push({ where: `${where}.id`, found: quote(id), expected, outcome });
    } else {
      tabs.set(id, { id, label: toPlainText(label || id), searchType });
    }
  }
  return [...tabs.values()];
});

/**
 * Checks the tabs that a template author wrote (docs/contract.md, 3). The first is All: it searches everything unless it
 * has a `searchType`. The others search for their id by default. A tab without a unique id is left out.
 */
export function checkTabs(value: unknown, where: string): Parsed<readonly SearchTab[]> {
  const checked = checkTabList(value, where);
  return checked.ok && checked.value.length === 0 ? refuse('without any tab') : checked;
}
