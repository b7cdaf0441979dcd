/** The script may be this many times the committed size, so that larger growth is a decision. */
const mostTimes = 1.05;

/**
 * Compares the script's size with the committed one, both in bytes (brotli).
 *
 * @returns whether it is within the bound, and a sentence with the figures
 */
export function judgeSize(
  bytes: number,
  committed: number,
): { readonly isWithinBound: boolean; readonly sentence: string } {
  const bound = Math.floor(committed * mostTimes);
  const [found, most, base] = [bytes, bound, committed].map((each) => each.toLocaleString('en-GB'));
  const isWithinBound = bytes <= bound;
  const verb = isWithinBound ? 'is within' : 'is over';
  return {
    isWithinBound,
    sentence: `widgets.js, ${found} bytes (brotli), ${verb} ${most}: 5 % above the committed ${base}.`,
  };
}
