import { type SearchResult } from '../../../api/search.ts';
import { type DocsOf, type FieldDocs } from '../field-docs.ts';

export const searchDocs = {
  Items: {
    title: 'Results',
    meaning:
      'The results of this page. An empty list says that nothing was found, and so does null with a `TotalItemCount` of 0.',
    missing: 'The answer is refused: the tab says that it failed and offers to try again.',
    fields: {
      Title: {
        title: 'Title',
        meaning: 'The title, as text: entities and tags in it are shown as the text they mean.',
        missing: 'The result is left out.',
      },
      Subtitle: {
        title: 'Line above the title',
        meaning: 'A line above the title, as text: a kind, a date.',
        missing: 'There is no such line.',
      },
      Description: {
        title: 'Excerpt',
        meaning: 'An excerpt, as HTML.',
        missing: 'There is no excerpt.',
      },
      Link: {
        title: 'Link address',
        meaning: 'Where the result leads.',
        missing: 'The title is shown without a link.',
      },
    } satisfies DocsOf<SearchResult>,
  },
  PageIndex: {
    title: 'Page',
    meaning: 'The page of this answer, from 1: the one that was asked for.',
    missing: 'The page that was asked for.',
  },
  TotalItemCount: {
    title: 'Number of results',
    meaning: 'How many results there are on all pages.',
    missing: 'There are no further pages than this one.',
  },
} as const satisfies FieldDocs;
