import { type paginationTexts } from './pagination.contract.ts';

/** The part of the documentation that every widget with pages has. */
export const paginationDocs = {
  pagination: 'The name of the navigation, read out but not shown.',
  previous: 'The name of the link.',
  next: 'The name of the link.',
  page: 'The present page and how many there are.',
  named: 'The name of each of these where another widget of the page has the same.',
  'page-title':
    'The title of the page while a later page of the list is shown; {title} is its own.',
} as const satisfies Record<keyof typeof paginationTexts, string>;
