/** Whether `npm run test:long` runs: it tests everything of which `npm test` tests a sample. */
export const isLong = process.env['TEST_LENGTH'] === 'long';

/** A number for `npm test` and one for `npm run test:long`. */
export function byLength(sample: number, whole: number): number {
  return isLong ? whole : sample;
}

/**
 * All of a list in `npm run test:long`; in `npm test` a sample spread over the list, the same each time.
 *
 * @param count the size of the sample
 */
export function sampleOf<Value>(all: readonly Value[], count: number): readonly Value[] {
  if (isLong || all.length <= count) return all;
  return Array.from(
    { length: count },
    (_, at) => all[Math.floor((at * all.length) / count)],
  ).filter((value) => value !== undefined);
}
