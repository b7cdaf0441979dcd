export const paginationTexts = {
  pagination: 'Pagination',
  previous: 'Previous page',
  next: 'Next page',
  page: '{n} of {total}',
} as const;
