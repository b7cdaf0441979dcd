/**
 * Moves two labels apart that would cover each other, each as far as the other, inside of the picture.
 * @param places shares of the height, from above
 * @param distance between the middles of two labels
 */
export function spreadLabels(places: readonly number[], distance: number): readonly number[] {
  const [a, b] = places;
  if (a === undefined || b === undefined || Math.abs(a - b) >= distance) return places;
  const middle = Math.min(Math.max((a + b) / 2, distance / 2), 1 - distance / 2);
  const way = a <= b ? -1 : 1;
  return [middle + (way * distance) / 2, middle - (way * distance) / 2];
}
