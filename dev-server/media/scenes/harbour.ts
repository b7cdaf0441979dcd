import { createNoise, hash } from '../render/noise.ts';
import { PETROL } from '../render/palette.ts';
import { type Scene, type Solid } from '../render/scene.ts';
import { box } from '../render/shapes.ts';
import { bearing } from '../render/vec3.ts';

const CRANE_GAP = 58;
const PITCH = 13;
const STACKS: readonly number[] = Array.from({ length: 64 }, (_, i) =>
  Math.floor(hash(i, 2, 19) * 5),
);

/** A gantry crane on four legs; its boom reaches out over the water towards -z. */
function crane(x: number, y: number, z: number): number {
  // From afar the frame around a crane is near enough, and much cheaper.
  const frame = Math.max(Math.abs(x) - 10, Math.abs(z + 10) - 50, y - 61);
  if (frame > 6) return frame;
  const ax = Math.abs(x) - 8;
  const az = Math.abs(z - 2) - 11;
  const legs = box(ax, y - 20, az, 0.75, 20, 0.85);
  const sills = box(ax, y - 7, z - 2, 0.6, 0.7, 11);
  const portal = box(x, y - 36, az, 8, 0.8, 0.7);
  const girder = box(Math.abs(x) - 2.6, y - 38, z + 14, 0.6, 1.1, 44);
  const house = box(x, y - 41, z - 16, 3.4, 2.2, 7);
  const mast = box(ax * 0.5 + 3, y - 48, z + 9, 0.5, 11, 0.6) * 0.9;
  const fall = Math.min(
    Math.max(Math.abs(y - 58 + (-9 - z) * 0.41) * 0.92 - 0.24, Math.abs(z + 32) - 23),
    Math.max(Math.abs(y - 58 + (z + 9) * 0.6) * 0.85 - 0.24, Math.abs(z - 7) - 16),
  );
  const stays = Math.max(fall, Math.abs(Math.abs(x) - 2.6) - 0.24);
  return Math.min(legs, sills, portal, girder, house, mast, stays);
}

function stack(i: number, x: number, y: number, z: number): number {
  const frame = Math.max(Math.abs(z - 34) - 7, y - 13.4);
  if (frame > 6) return frame;
  const first = (STACKS[i & 63] ?? 0) * 1.3;
  const second = (STACKS[(i + 17) & 63] ?? 0) * 1.3;
  const local = x - i * PITCH;
  return Math.min(
    box(local, y - 2.4 - first, z - 30, 6.1, first, 2.4),
    box(local, y - 2.4 - second, z - 38, 6.1, second, 2.4),
  );
}

function distance(x: number, y: number, z: number): number {
  const quay = box(x, y - 1, z - 40, 1200, 1.4, 52);
  const place = CRANE_GAP * Math.min(Math.max(Math.round(x / CRANE_GAP), -1), 5);
  const i = Math.round(x / PITCH);
  const beside = x > i * PITCH ? i + 1 : i - 1;
  return Math.min(y, quay, crane(x - place, y - 2.4, z), stack(i, x, y, z), stack(beside, x, y, z));
}

function build(): Solid {
  const noise = createNoise(83);
  const sky = (dx: number, dy: number, dz: number): number => {
    const toSun = Math.max(dx * 0.96 + dz * 0.28, 0);
    return 0.1 + 1.05 * Math.exp(-Math.max(dy, 0) * 5.5) * (0.35 + 0.65 * toSun ** 4);
  };
  return {
    kind: 'solid',
    camera: { eye: [-150, 9, -86], target: [20, 9, -12], view: 36, shift: [0, 0.5] },
    distance,
    albedo: (_x, y) => (y < 0.6 ? 0.03 : 0.4),
    gloss: (_x, y) => (y < 0.6 ? 0.12 : 0),
    ripple: (x, z, away, out) => {
      const calm = 0.035 / (1 + away * 0.004);
      out[0] = calm * noise.flat(x * 0.16, z * 0.09);
      out[1] = calm * 1.8 * noise.flat(x * 0.07 + 9, z * 0.22);
    },
    sun: { toward: bearing(74, 7), strength: 1.8, softness: 0.03 },
    sky,
    haze: { density: 0.0016, base: 0, falloff: 0.02, glow: sky },
    fill: 0.04,
    far: 900,
    stride: 0.9,
    rays: 24,
  };
}

/** Cranes and stacked containers against the last light. */
export const harbour: Scene = {
  name: 'harbour',
  alt: 'Harbour cranes and stacked containers at dusk above still water',
  width: 1200,
  height: 900,
  grade: { colours: PETROL, exposure: 0.85, contrast: 0.45, bloom: 0.3 },
  build,
};
