/**
 * How many pages there are: the ceiling of items by page size.
 * @param pageSize 0 or less shows everything on one page
 * @returns 0 if there is nothing
 */
export function countPages(itemCount: number, pageSize: number): number {
  if (itemCount <= 0) return 0;
  return pageSize > 0 ? Math.ceil(itemCount / pageSize) : 1;
}

/**
 * How many items a page of a back end holds, which may ignore the requested size (DECISIONS "Search"): if there
 * are further pages, as many as page 1 held.
 * @param sentCount the number of items on page 1
 * @param itemCount the number of items on all pages
 */
export function findPageSize(sentCount: number, itemCount: number, askedSize: number): number {
  return sentCount > 0 && sentCount < itemCount ? sentCount : Math.max(sentCount, askedSize);
}

/**
 * Clamps a page number to the pages that exist, counted from 1. Anything that is not a number becomes 1.
 * @param page a number or its text, e.g. from an address
 * @param pageCount 0 if there are no items; the result is then 1
 */
export function clampPage(page: number | string | undefined, pageCount: number): number {
  return Math.max(1, Math.min(Math.trunc(Number(page)) || 1, pageCount));
}

/** The items of an existing page; all items if the page size is 0 or less. */
export function slicePage<Item>(
  items: readonly Item[],
  page: number,
  pageSize: number,
): readonly Item[] {
  return pageSize > 0 ? items.slice((page - 1) * pageSize, page * pageSize) : items;
}
