type Address = Pick<URL, 'origin' | 'pathname' | 'search' | 'hash'>;

/** A link without a query matches any query: `/news` is the present page at `/news/?currentPage=2`. */
export function isPresentPage(link: Address, present: Address): boolean {
  const pathOf = ({ origin, pathname }: Address) => origin + pathname.replace(/\/$/, '');
  return (
    pathOf(link) === pathOf(present) &&
    link.hash === '' &&
    (link.search === '' || link.search === present.search)
  );
}
