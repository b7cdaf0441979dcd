/**
 * Gives each item that is shown a key for React. One that was shown before keeps its key, and so its element as
 * it is; a new one takes the key, and so the element, of one that has gone: changing an element is half the work
 * of creating one.
 *
 * Shown before were a, b, c with the keys 0, 1, 2; shown now are c, d:
 *
 *     c → 2, d → 0
 *
 * @param last the keys of what was shown before
 */
export function keepKeys<Item>(
  last: ReadonlyMap<Item, number>,
  items: readonly Item[],
): ReadonlyMap<Item, number> {
  const kept = new Set(items.map((item) => last.get(item)));
  let free = 0;
  const takeFree = () => {
    while (kept.has(free)) free += 1;
    return free++;
  };
  return new Map(items.map((item) => [item, last.get(item) ?? takeFree()]));
}
