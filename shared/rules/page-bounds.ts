/**
 * How many pages there are: the ceiling of items by page size (SPEC 3).
 *
 * @param pageSize 0 or less shows everything on one page
 * @returns 0 where there is nothing
 */
export function countPages(itemCount: number, pageSize: number): number {
  if (itemCount <= 0) return 0;
  return pageSize > 0 ? Math.ceil(itemCount / pageSize) : 1;
}

/**
 * How many items a page of a back end has, which may ignore what it was asked for (DECISIONS "Search"): where
 * more remain, what page 1 carried. 5 sent of 35 are 5 a page although 10 were asked for.
 *
 * @param sentCount how many page 1 carried
 * @param itemCount how many there are on all pages
 */
export function findPageSize(sentCount: number, itemCount: number, askedSize: number): number {
  return sentCount > 0 && sentCount < itemCount ? sentCount : Math.max(sentCount, askedSize);
}

/**
 * A page that exists. Pages count from 1; what is no number, or before the first page, is the first, what
 * is beyond the last is the last.
 *
 * @param page a number or the text of one, e.g. out of an address
 * @param pageCount 0 where there is nothing; the page is 1 then too
 */
export function clampPage(page: number | string | undefined, pageCount: number): number {
  const number = typeof page === 'string' ? Number(page.trim() || Number.NaN) : page;
  if (number === undefined || Number.isNaN(number)) return 1;
  return Math.max(1, Math.min(Math.trunc(number), pageCount));
}

/** The items of a page that exists; all of them where the page size is 0 or less. */
export function slicePage<Item>(
  items: readonly Item[],
  page: number,
  pageSize: number,
): readonly Item[] {
  return pageSize > 0 ? items.slice((page - 1) * pageSize, page * pageSize) : items;
}
