import { smoothstep } from '../render/interpolate.ts';
import { PETROL } from '../render/palette.ts';
import { type Scene, type Solid } from '../render/scene.ts';
import { flight } from '../render/steps.ts';
import { bearing } from '../render/vec3.ts';

const INNER = 7;
const TREAD = 2.2;
const RISE = 0.8;
const COUNT = 15;

/** Rings of broad steps around a round stage. */
function distance(x: number, y: number, z: number): number {
  const radius = Math.sqrt(x * x + z * z);
  const rings = flight(radius - INNER, y, TREAD, RISE, COUNT);
  const stage = Math.max(radius - 4.6, y - 0.3);
  return Math.min(rings, stage, y);
}

function build(): Solid {
  return {
    kind: 'solid',
    camera: { eye: [3, 10.5, -19], target: [3, 4.6, 4], view: 40, shift: [-0.3, -0.1] },
    distance,
    albedo: () => 0.6,
    sun: { toward: bearing(-52, 30), strength: 5.2, softness: 0.012 },
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
    fill: 0.03,
    far: 160,
    stride: 0.9,
    rays: 24,
  };
}

/** Broad curved steps around a round stage. */
export const terraces: Scene = {
  name: 'terraces',
  alt: 'Curved stone terraces around a round stage',
  width: 1920,
  height: 1200,
  grade: {
    colours: PETROL,
    exposure: 0.75,
    contrast: 0.45,
    bloom: 0.3,
    burn: (u, v) => 0.8 * smoothstep(0.66 + 0.12 * v, 0.2 + 0.24 * v, u),
  },
  build,
};
