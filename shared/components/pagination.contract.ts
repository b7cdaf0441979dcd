export const paginationTexts = {
  pagination: 'Pagination',
  previous: 'Previous page',
  next: 'Next page',
  page: '{n} of {total}',
  named: '{name}: {label}',
  'page-title': '{title} – page {n} of {total}',
} as const;

/** What is alike in all widgets with pages. */
export const pageControls = {
  keys: ['pagination', 'previous', 'next'],
  widgets: ['document-list', 'filter-area', 'tabbed-search'],
  label: 'label',
} as const;
