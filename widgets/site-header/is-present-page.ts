type Address = Pick<URL, 'origin' | 'pathname' | 'search' | 'hash'>;

/** A link without a query matches any query: `/news` is the present page at `/news/?currentPage=2`. */
export function isPresentPage(link: Address, page: Address): boolean {
  const pathOf = ({ origin, pathname }: Address) => origin + pathname.replace(/\/$/, '');
  return (
    pathOf(link) === pathOf(page) &&
    link.hash === '' &&
    (link.search === '' || link.search === page.search)
  );
}
