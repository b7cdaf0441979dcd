/** The texts of every widget that has pages. */
export const paginationTexts = {
  pagination: 'Pagination',
  previous: 'Previous page',
  next: 'Next page',
  page: '{n} of {total}',
} as const;

/**
 * Adds what the reference says of them to the docs of a contract's own texts. A call is marked as pure:
 * the bundler drops it, and the docs with it, where nobody uses the result; in the script nobody does.
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
