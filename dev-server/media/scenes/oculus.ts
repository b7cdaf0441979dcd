import { PETROL_PALE } from '../render/palette.ts';
import { repeat } from '../render/interpolate.ts';
import { type Scene, type Solid } from '../render/scene.ts';

/** A round concrete hall under a ribbed dome with an open eye; sunlight falls on the wall. */
function distance(x: number, y: number, z: number): number {
  const radius = Math.hypot(x, z);
  const dome = 11 - Math.hypot(x, Math.max(y - 5, 0), z);
  const angle = Math.atan2(z, x);
  const coffer = Math.max(
    Math.abs(repeat(angle, (2 * Math.PI) / 24)) * radius - 0.24 - 0.06 * radius,
    0,
  );
  const deep = y > 5.4 && radius > 3.6 ? Math.min(0.5, coffer * 1.3) : 0;
  const outside = Math.hypot(x, Math.max(y - 5, 0), z) - 11.9;
  const hole = Math.max(dome + deep, outside, y > 12 ? 3 - radius : -99);
  const niche = Math.max(
    Math.abs(repeat(angle + 0.13, Math.PI / 4)) * radius - 1.3,
    y - 3.6,
    radius - 11.45,
  );
  const wall = Math.max(hole, -niche);
  const cornice = Math.max(Math.abs(y - 4.9) - 0.22, 10.55 - radius);
  return Math.min(wall, cornice, y);
}

function build(): Solid {
  return {
    kind: 'solid',
    camera: { eye: [0, 1.7, -9.2], target: [0.6, 4.6, 2], view: 70, shift: [0, 0.1] },
    distance,
    albedo: (_x, y) => (y < 0.02 ? 0.5 : 0.68),
    gloss: (_x, y) => (y < 0.02 ? 0.1 : 0),
    sun: { toward: [-0.42, 0.86, -0.28], strength: 16, softness: 0.01 },
    sky: (_dx, dy) => 1.4 + 1.8 * Math.max(dy, 0),
    haze: { density: 0.003, base: 0, falloff: 0, glow: () => 0.2, shafts: 3.5 },
    fill: 0.07,
    far: 60,
    stride: 0.7,
    rays: 28,
  };
}

/** A round hall under a ribbed dome, lit through its top. */
export const oculus: Scene = {
  name: 'oculus',
  alt: 'Round hall under a ribbed dome, lit through the opening at its top',
  width: 1200,
  height: 900,
  grade: { colours: PETROL_PALE, exposure: 0.95, contrast: 0.4, bloom: 0.3 },
  build,
};
