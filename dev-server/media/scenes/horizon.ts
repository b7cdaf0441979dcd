import { repeat } from '../render/interpolate.ts';
import { createNoise } from '../render/noise.ts';
import { PETROL } from '../render/palette.ts';
import { type Scene, type Solid } from '../render/scene.ts';
import { box } from '../render/shapes.ts';

const SPACING = 4;
const RADIUS = 7.5;

/** Half-round ribs that stand in a still sea, one behind the other. */
function distance(x: number, y: number, z: number): number {
  const along = z < -4 ? z + 4 : z > 92 ? z - 92 : repeat(z, SPACING);
  const radius = Math.sqrt(x * x + y * y);
  const rib = box(radius - RADIUS, 0, along, 0.55, 9, 0.42) - 0.03;
  return Math.min(rib, y);
}

function build(): Solid {
  const noise = createNoise(41);
  const sun = { x: 0.016, y: 0.008, size: 0.034 };
  return {
    kind: 'solid',
    camera: { eye: [-1.6, 1.9, -9], target: [-1.6, 1.9, 10], view: 46, shift: [-0.1, 0.14] },
    distance,
    albedo: (_x, y) => (y < 0.08 ? 0.04 : 0.6),
    gloss: (_x, y) => (y < 0.08 ? 0.14 : 0),
    ripple: (x, z, away, out) => {
      const calm = 0.016 / (1 + away * 0.03);
      out[0] = calm * noise.flat(x * 0.9, z * 0.5);
      out[1] = calm * 1.6 * noise.flat(x * 0.5 + 20, z * 1.3);
    },
    sun: { toward: [0.0299, 0.105, 0.994], strength: 6, softness: 0.03 },
    sky: (dx, dy, dz) => {
      const side = dx / Math.max(dz, 1e-3) - sun.x;
      const rise = dy / Math.max(dz, 1e-3) - sun.y;
      const off = Math.sqrt(side * side + rise * rise);
      const disc = dz > 0 && off < sun.size ? 6 : 0;
      const glow = dz > 0 ? 1.5 * Math.exp(-off * 5) : 0;
      return 0.14 + 0.3 * Math.exp(-Math.abs(dy) * 4) + glow + disc;
    },
    haze: {
      density: 0.007,
      base: 0,
      falloff: 0.06,
      glow: (dx, dy, dz) => 0.2 + 1.3 * Math.exp(-6 * Math.hypot(dx, dy - 0.03)) * (dz > 0 ? 1 : 0),
    },
    fill: 0.03,
    far: 220,
    stride: 0.95,
    rays: 20,
  };
}

/** A low sun over a still sea, framed by arched ribs. */
export const horizon: Scene = {
  name: 'horizon',
  alt: 'A low sun over a still sea, seen through a row of arched ribs',
  width: 1200,
  height: 900,
  grade: { colours: PETROL, exposure: 1.35, contrast: 0.4, bloom: 0.5 },
  build,
};
