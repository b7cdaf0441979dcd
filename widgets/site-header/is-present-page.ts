/** The parts of an address, as a link and `location` have them. */
type Address = Pick<URL, 'origin' | 'pathname' | 'search' | 'hash'>;

/**
 * Whether a link leads to the page that is shown. A link without a query names the page whatever its query:
 * `/news` is the present page at `/news/?currentPage=2`. A link to a place on a page does not name the page.
 */
export function isPresentPage(link: Address, page: Address): boolean {
  const pathOf = ({ origin, pathname }: Address) => origin + pathname.replace(/\/$/, '');
  return (
    pathOf(link) === pathOf(page) &&
    link.hash === '' &&
    (link.search === '' || link.search === page.search)
  );
}
