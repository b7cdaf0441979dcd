/** The texts of every widget that has pages. */
export const paginationTexts = {
  pagination: 'Pagination',
  previous: 'Previous page',
  next: 'Next page',
  page: '{n} of {total}',
} as const;

/**
 * Adds the reference's docs of these texts to those of a contract's own texts. The annotation tells the
 * bundler that an unused call may be removed; the script never uses the result.
 */
/* @__NO_SIDE_EFFECTS__ */
export function withPaginationDocs<const Docs extends object>(docs: Docs) {
  return {
    ...docs,
    pagination: 'The name of the navigation, heard only.',
    previous: 'The name of the link.',
    next: 'The name of the link.',
    page: 'The present page and how many there are.',
  };
}
