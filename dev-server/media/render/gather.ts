import { hazeDepth } from './air.ts';
import { createCamera } from './camera.ts';
import { isShaded, march, surfaceNormal } from './march.ts';
import { hash } from './noise.ts';
import { type Solid } from './scene.ts';
import { viewWalk, type Walks } from './walks.ts';

/** Values kept for each point of the light map: bounced light, beams, normal, position. */
export const POINT_SIZE = 8;
const BEAM_STEPS = 48;
const GOLDEN_TURN = 2.399963229728653;

/**
 * Fills rows of the light map. Rays leave each visible point in all directions and bring back the
 * sky or the sunlit surface they meet, which is what makes shadows glow and corners darken.
 */
export function gatherRows(
  solid: Solid,
  walks: Walks,
  map: Float32Array,
  width: number,
  height: number,
  from: number,
  to: number,
): void {
  const cast = createCamera(solid.camera, width / height);
  const walk = viewWalk(solid, height);
  const ray = new Float64Array(6);
  const normal = new Float64Array(3);
  const there = new Float64Array(3);
  const { distance, sun, sky } = solid;
  const [lx, ly, lz] = sun.toward;

  const bounced = (x: number, y: number, z: number, turn: number): number => {
    const nx = normal[0] ?? 0;
    const ny = normal[1] ?? 0;
    const nz = normal[2] ?? 0;
    // A frame around the normal that never collapses (Duff et al., 2017).
    const sign = nz < 0 ? -1 : 1;
    const a = -1 / (sign + nz);
    const b = nx * ny * a;
    let sum = 0;
    for (let i = 0; i < solid.rays; i += 1) {
      const ring = Math.sqrt((i + 0.5) / solid.rays);
      const angle = i * GOLDEN_TURN + turn;
      const p = ring * Math.cos(angle);
      const q = ring * Math.sin(angle);
      const r = Math.sqrt(1 - ring * ring);
      const dx = p * (1 + sign * nx * nx * a) + q * b + r * nx;
      const dy = p * sign * b + q * (sign + ny * ny * a) + r * ny;
      const dz = -p * sign * nx - q * ny + r * nz;
      const t = march(distance, x, y, z, dx, dy, dz, walks.bounce);
      if (t < 0) {
        sum += sky(dx, dy, dz);
        continue;
      }
      const hx = x + dx * t;
      const hy = y + dy * t;
      const hz = z + dz * t;
      surfaceNormal(distance, hx, hy, hz, walks.bounce.floor * 2, there);
      const facing = (there[0] ?? 0) * lx + (there[1] ?? 0) * ly + (there[2] ?? 0) * lz;
      let light = solid.fill;
      if (facing > 0 && !isShaded(distance, hx, hy, hz, lx, ly, lz, walks.beam)) {
        light += sun.strength * facing;
      }
      sum += solid.albedo(hx, hy, hz) * light;
    }
    return sum / solid.rays;
  };

  const beams = (t: number, jitter: number): number => {
    const { haze } = solid;
    if (haze?.shafts === undefined) return 0;
    const [ox = 0, oy = 0, oz = 0, dx = 0, dy = 0, dz = 0] = ray;
    const step = t / BEAM_STEPS;
    let sum = 0;
    for (let i = 0; i < BEAM_STEPS; i += 1) {
      const s = (i + jitter) * step;
      const y = oy + dy * s;
      if (isShaded(distance, ox + dx * s, y, oz + dz * s, lx, ly, lz, walks.beam)) continue;
      const here = haze.density * Math.exp(-haze.falloff * (y - haze.base));
      sum += here * step * Math.exp(-hazeDepth(haze, oy, dy, s));
    }
    return sum;
  };

  for (let row = from; row < to; row += 1) {
    for (let column = 0; column < width; column += 1) {
      cast((column + 0.5) / width, (row + 0.5) / height, ray);
      const [ox = 0, oy = 0, oz = 0, dx = 0, dy = 0, dz = 0] = ray;
      const found = march(distance, ox, oy, oz, dx, dy, dz, walk);
      const t = found < 0 ? solid.far : found;
      const index = (row * width + column) * POINT_SIZE;
      const x = ox + dx * t;
      const y = oy + dy * t;
      const z = oz + dz * t;
      const jitter = hash(column, row, 5);
      map[index + 1] = beams(t, jitter);
      map[index + 5] = x;
      map[index + 6] = y;
      map[index + 7] = z;
      if (found < 0) continue;
      const reach = Math.max(walk.floor, walk.cone * t) * 0.7;
      surfaceNormal(distance, x, y, z, reach, normal);
      const [nx = 0, ny = 0, nz = 0] = normal;
      map[index + 2] = nx;
      map[index + 3] = ny;
      map[index + 4] = nz;
      const lift = reach * 2 + walks.bounce.floor * 2;
      map[index] = bounced(x + nx * lift, y + ny * lift, z + nz * lift, jitter * 2 * Math.PI);
    }
  }
}
