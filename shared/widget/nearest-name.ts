/** An edit inserts, deletes or replaces a letter, or swaps two neighbours. */
function isWithin(edits: number, one: string, other: string): boolean {
  if (one === other) return true;
  // No number of edits changes the length by more; a huge name would take seconds.
  if (edits === 0 || Math.abs(one.length - other.length) > edits) return false;
  let at = 0;
  while (one[at] === other[at]) at += 1;
  const isWithout = (fromOne: number, fromOther: number) =>
    isWithin(edits - 1, one.slice(at + fromOne), other.slice(at + fromOther));
  const isSwap = one[at] === other[at + 1] && one[at + 1] === other[at];
  return isWithout(1, 0) || isWithout(0, 1) || isWithout(1, 1) || (isSwap && isWithout(2, 2));
}

/**
 * The known name that a mistyped one most likely means.
 * @returns nothing if none is near: at most two edits, and fewer than half of the letters
 */
export function findNearestName(name: string, known: readonly string[]): string | undefined {
  const most = Math.min(2, Math.ceil(name.length / 2) - 1);
  const lower = name.toLowerCase();
  for (let edits = 0; edits <= most; edits += 1) {
    const nearest = known.find((each) => isWithin(edits, lower, each.toLowerCase()));
    if (nearest !== undefined) return nearest;
  }
  return undefined;
}
