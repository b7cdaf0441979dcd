/**
 * The tab that a key selects (APG "Tabs"): the arrows step and wrap around, Home and End jump, the space bar
 * selects the focused one.
 * @param key the value of `KeyboardEvent.key`
 * @param index the focused tab, from 0
 * @param isRightToLeft reverses the arrows
 * @returns from 0; -1 for any other key
 */
export function tabAfterKey(
  key: string,
  index: number,
  count: number,
  isRightToLeft: boolean,
): number {
  const forward = isRightToLeft ? -1 : 1;
  const reached = new Map([
    ['ArrowRight', (index + forward + count) % count],
    ['ArrowLeft', (index - forward + count) % count],
    ['Home', 0],
    ['End', count - 1],
    [' ', index],
  ]);
  return reached.get(key) ?? -1;
}
