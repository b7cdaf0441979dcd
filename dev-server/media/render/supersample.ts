/** What is seen at a point of the frame: tone at `out[0]`, warmth at `out[1]`. */
export type Look = (u: number, v: number, out: Float64Array) => void;

/** Tones within a pixel that differ by more than this are looked at again, more closely. */
const UNEVEN = 0.03;

/**
 * Fills rows of a picture. Four looks a pixel; sixteen where they disagree, so that edges are clean
 * and flat areas stay cheap.
 */
export function supersampleRows(
  look: Look,
  tone: Float32Array,
  warmth: Float32Array,
  width: number,
  height: number,
  from: number,
  to: number,
): void {
  const out = new Float64Array(2);
  const sums = new Float64Array(2);
  let low = 0;
  let high = 0;

  const grid = (x: number, y: number, size: number): void => {
    sums.fill(0);
    low = Infinity;
    high = -Infinity;
    for (let j = 0; j < size; j += 1) {
      for (let i = 0; i < size; i += 1) {
        // A slanted grid gives near-level edges more steps than a straight one.
        const slant = ((j + 0.5) / size - 0.5) / size;
        const lean = ((i + 0.5) / size - 0.5) / size;
        look((x + (i + 0.5) / size + slant) / width, (y + (j + 0.5) / size - lean) / height, out);
        const seen = out[0] ?? 0;
        sums[0] = (sums[0] ?? 0) + seen;
        sums[1] = (sums[1] ?? 0) + (out[1] ?? 0);
        low = Math.min(low, seen);
        high = Math.max(high, seen);
      }
    }
  };

  for (let y = from; y < to; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let size = 2;
      grid(x, y, size);
      if (high - low > UNEVEN) {
        size = 4;
        grid(x, y, size);
      }
      const i = y * width + x;
      tone[i] = (sums[0] ?? 0) / (size * size);
      warmth[i] = (sums[1] ?? 0) / (size * size);
    }
  }
}
