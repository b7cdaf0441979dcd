import { type Haze } from './scene.ts';

/** Amount of haze along a ray of length `t` that starts at height `y` and climbs by `dy` per unit. */
export function hazeDepth(haze: Haze, y: number, dy: number, t: number): number {
  const start = haze.density * Math.exp(-haze.falloff * (y - haze.base));
  const climb = haze.falloff * dy * t;
  if (Math.abs(climb) < 1e-4) return start * t;
  // Far below the base the air would be solid: the limit keeps the exponential finite.
  return (start * t * (1 - Math.exp(Math.min(-climb, 40)))) / climb;
}
