import { smoothstep } from '../render/interpolate.ts';
import { PETROL } from '../render/palette.ts';
import { type Scene, type Solid } from '../render/scene.ts';
import { rectangle } from '../render/shapes.ts';
import { flight } from '../render/steps.ts';
import { bearing } from '../render/vec3.ts';

const POOL = 4.6;
const INNER = 7;
const TREAD = 2.1;
const RISE = 0.78;
const COUNT = 15;
const STAIRS = 5;

/** Rings of broad steps around a round pool, cut by a few narrow stairs. */
function distance(x: number, y: number, z: number): number {
  const radius = Math.sqrt(x * x + z * z);
  const rings = flight(radius - INNER, y, TREAD, RISE, COUNT);
  const angle = Math.atan2(x, z) - 0.36;
  const fromStair = angle - ((2 * Math.PI) / STAIRS) * Math.round((angle * STAIRS) / (2 * Math.PI));
  const steps = flight(radius - INNER + TREAD * 0.66, y, TREAD / 3, RISE / 3, COUNT * 3);
  const stair = Math.max(steps, Math.abs(fromStair * radius) - 0.9);
  const kerb = rectangle(radius - POOL - 0.25, y, 0.23, 0.26) - 0.02;
  return Math.min(rings, stair, kerb);
}

function isPool(x: number, y: number, z: number): boolean {
  return x * x + z * z < POOL * POOL && y < 0.06;
}

function build(): Solid {
  return {
    kind: 'solid',
    camera: { eye: [3, 10.5, -19], target: [3, 4.6, 4], view: 40, shift: [-0.3, -0.1] },
    distance,
    albedo: (x, y, z) => (isPool(x, y, z) ? 0.03 : 0.6),
    gloss: (x, y, z) => (isPool(x, y, z) ? 0.2 : 0),
    sun: { toward: bearing(-28, 33), strength: 5.2, softness: 0.012 },
    sky: (dx, dy, dz) => {
      const near = Math.max(dx * 0.6 + dz * 0.78, 0);
      return 0.16 + 0.6 * Math.exp(-Math.max(dy, 0) * 4) * near * near + 0.12 * dy;
    },
    haze: {
      density: 0.002,
      base: 0,
      falloff: 0.07,
      glow: (dx, _dy, dz) => 0.35 + 0.5 * Math.max(dx * 0.6 + dz * 0.78, 0) ** 3,
    },
    fill: 0.02,
    far: 160,
    stride: 0.9,
    rays: 24,
  };
}

/** An amphitheatre of broad curved steps around a pool. */
export const terraces: Scene = {
  name: 'terraces',
  alt: 'Curved stone terraces around a still round pool',
  width: 1920,
  height: 1200,
  grade: {
    colours: PETROL,
    exposure: 0.7,
    contrast: 0.5,
    bloom: 0.3,
    burn: (u, v) => 0.84 * smoothstep(0.66 + 0.12 * v, 0.2 + 0.24 * v, u),
  },
  build,
};
