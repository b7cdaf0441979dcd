/**
 * The option that a key reaches (APG "Listbox"): the arrows step and stop at the ends, Home and End jump. Of 3
 * options, ArrowDown on the last (2) stays there.
 *
 * @param key the value of `KeyboardEvent.key`
 * @param index the active option, from 0
 * @returns from 0; -1 for any other key
 */
export function optionAfterKey(key: string, index: number, count: number): number {
  switch (key) {
    case 'ArrowDown':
      return Math.min(index + 1, count - 1);
    case 'ArrowUp':
      return Math.max(index - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return -1;
  }
}
