import { toPlainText } from '../shared/html/plain-text.ts';
import { safeLink } from '../shared/html/safe-link.ts';
import { defineEntry, type EntryValue } from './entry.ts';
import { linkField, textField } from './fields.ts';
import { createListCheck } from './list.ts';

export const popularSearch = defineEntry({ label: textField, url: linkField }, ['label']);

/** A missing address is ''. */
export type PopularSearch = EntryValue<typeof popularSearch>;

/** Checks what a template author wrote under "Often looked for". */
export const checkPopularSearches = createListCheck(popularSearch, (entries) =>
  entries.map(({ value: { label, url } }) => ({
    label: toPlainText(label),
    url: safeLink(url) ?? '',
  })),
);
