import { type PopularSearch } from '../../../api/popular-searches.ts';
import { type DocsOf } from '../field-docs.ts';

export const popularSearchDocs = {
  label: { title: 'Label', meaning: 'What is looked for.', missing: 'The entry is left out.' },
  url: {
    title: 'Page',
    address: 'page',
    meaning: 'The page that it leads to.',
    missing: 'The label is searched for.',
  },
} as const satisfies DocsOf<PopularSearch>;
