/** The pages that exist, by address. Each is held against everything that every page must show. */
export const pageAddresses = [
  '/',
  '/funds',
  '/insights',
  '/news',
  '/search',
  '/team',
  '/thought-leadership',
] as const;
