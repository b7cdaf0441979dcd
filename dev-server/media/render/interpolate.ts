/** Limits a value to a range. */
export function clamp(value: number, low: number, high: number): number {
  return value < low ? low : value > high ? high : value;
}

/** A straight blend from `a` to `b`. */
export function mix(a: number, b: number, share: number): number {
  return a + (b - a) * share;
}

/** An S-shaped rise from 0 at `from` to 1 at `to`; `from` may be the larger of the two. */
export function smoothstep(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from), 0, 1);
  return t * t * (3 - 2 * t);
}

/** The offset from the nearest multiple of `period`, which repeats a shape for ever. */
export function repeat(value: number, period: number): number {
  return value - period * Math.round(value / period);
}
