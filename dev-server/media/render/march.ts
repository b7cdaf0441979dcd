import { type Distance } from './scene.ts';

/** How a ray is walked: its start and end, the share of each step, and the tolerance per distance. */
export interface Walk {
  readonly near: number;
  readonly far: number;
  readonly stride: number;
  readonly cone: number;
  readonly floor: number;
  readonly steps: number;
}

/** Distance along the ray to the first surface, or -1 when there is none before `far`. */
export function march(
  distance: Distance,
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
  walk: Walk,
): number {
  let t = walk.near;
  for (let i = 0; i < walk.steps; i += 1) {
    const d = distance(ox + dx * t, oy + dy * t, oz + dz * t);
    // The last step lands on the surface itself: hits at uneven heights above it would band in
    // grazing light.
    if (d < walk.floor + walk.cone * t) return t + d;
    t += d * walk.stride;
    if (t > walk.far) return -1;
  }
  // A ray that runs out of steps grazes a surface: taking it as a hit leaves no pinholes.
  return t;
}

/** Writes the outward direction of the surface at a point to `out`. */
export function surfaceNormal(
  distance: Distance,
  x: number,
  y: number,
  z: number,
  reach: number,
  out: Float64Array,
): void {
  const a = distance(x + reach, y - reach, z - reach);
  const b = distance(x - reach, y - reach, z + reach);
  const c = distance(x - reach, y + reach, z - reach);
  const d = distance(x + reach, y + reach, z + reach);
  const nx = a - b - c + d;
  const ny = -a - b + c + d;
  const nz = -a + b - c + d;
  const length = Math.sqrt(nx * nx + ny * ny + nz * nz) + 1e-20;
  out[0] = nx / length;
  out[1] = ny / length;
  out[2] = nz / length;
}

/**
 * Share of the sun seen from a point, 0 to 1. The closest approach of the ray, measured on both
 * sides of the blocking edge, gives a smooth penumbra without random samples.
 */
export function sunlight(
  distance: Distance,
  x: number,
  y: number,
  z: number,
  dx: number,
  dy: number,
  dz: number,
  softness: number,
  walk: Walk,
): number {
  let share = 1;
  let t = walk.near;
  for (let i = 0; i < walk.steps; i += 1) {
    const d = distance(x + dx * t, y + dy * t, z + dz * t);
    const clearance = d / (softness * t);
    share = Math.min(share, clearance);
    if (share < -1) return 0;
    // Half steps near an edge: the nearest approach must be found to a few per cent or the penumbra
    // shows rings. The lower limit lets a ray that runs along a wall get past it.
    const step = clearance > 2 ? d * walk.stride : d * walk.stride * 0.45;
    t += Math.max(step, softness * t * 0.4, walk.floor * 3);
    if (t > walk.far) break;
  }
  return 0.25 * (1 + share) * (1 + share) * (2 - share);
}

/** Whether anything stands between a point and the sun; cheaper than the soft answer. */
export function isShaded(
  distance: Distance,
  x: number,
  y: number,
  z: number,
  dx: number,
  dy: number,
  dz: number,
  walk: Walk,
): boolean {
  let t = walk.near;
  for (let i = 0; i < walk.steps; i += 1) {
    const d = distance(x + dx * t, y + dy * t, z + dz * t);
    if (d < walk.floor) return true;
    t += d * walk.stride;
    if (t > walk.far) return false;
  }
  return false;
}
