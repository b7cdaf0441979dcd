import { type SearchTab } from '../../../api/tab-data.ts';
import { type DocsOf } from '../field-docs.ts';

export const tabDocs = {
  id: {
    title: 'Name in the address',
    meaning: 'Names the tab in the address. No two tabs have the same.',
    missing: 'The tab is left out.',
  },
  label: { title: 'Label', meaning: 'What the tab says.', missing: 'Its `id`.' },
  searchType: {
    title: 'Kind of results',
    meaning: 'What the call sends as `searchtype`.',
    missing: 'The `id`; for the first tab, which is All, the empty text.',
  },
} as const satisfies DocsOf<SearchTab>;
