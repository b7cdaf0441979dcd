export const paginationTexts = {
  pagination: 'Pagination',
  previous: 'Previous page',
  next: 'Next page',
  page: '{n} of {total}',
} as const;

/**
 * Adds the pagination's docs to those of a contract's own texts. The call is marked as pure, so the bundler
 * drops it, and the docs with it, from the script.
 */
export function withPaginationDocs<const Docs extends object>(docs: Docs) {
  return {
    ...docs,
    pagination: 'The name of the navigation, read out but not shown.',
    previous: 'The name of the link.',
    next: 'The name of the link.',
    page: 'The present page and how many there are.',
  };
}
