import { type TextDeclarations } from '../widget/define-contract.ts';

/** The texts of every widget that has pages. */
export const paginationTexts = {
  pagination: { says: 'Pagination', doc: 'The name of the navigation, heard only.' },
  previous: { says: 'Previous page', doc: 'The name of the link.' },
  next: { says: 'Next page', doc: 'The name of the link.' },
  page: { says: '{n} of {total}', doc: 'The present page and how many there are.' },
} as const satisfies TextDeclarations;
