/**
 * The option that a key reaches (APG "Listbox"): the arrows step and stop at the ends, Home and End jump. Of 3
 * options, ArrowDown on the last (2) stays there.
 *
 * @param key the value of `KeyboardEvent.key`
 * @param index the active option, from 0
 * @returns from 0; -1 for any other key
 */
export function optionAfterKey(key: string, index: number, count: number): number {
  const reached = new Map([
    ['ArrowDown', Math.min(index + 1, count - 1)],
    ['ArrowUp', Math.max(index - 1, 0)],
    ['Home', 0],
    ['End', count - 1],
  ]);
  return reached.get(key) ?? -1;
}
