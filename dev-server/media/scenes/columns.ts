import { repeat } from '../render/interpolate.ts';
import { PETROL } from '../render/palette.ts';
import { type Scene, type Solid } from '../render/scene.ts';
import { box } from '../render/shapes.ts';
import { flight } from '../render/steps.ts';
import { bearing } from '../render/vec3.ts';

const SPACING = 3.4;
const HEIGHT = 8.2;

/** A portico: one row of columns on two steps, a lintel, and a wall that catches the shadows. */
function distance(x: number, y: number, z: number): number {
  const along = repeat(z, SPACING);
  // Shafts taper by a tenth, as built ones do.
  const shaft = (Math.sqrt(x * x + along * along) - 0.62 + 0.008 * y) * 0.99;
  const pad = box(x, y - 0.12, along, 0.82, 0.12, 0.82) - 0.02;
  const cap = box(x, y - HEIGHT + 0.14, along, 0.8, 0.14, 0.8);
  const roof = box(x + 3, y - HEIGHT - 1, 0, 3.9, 1, 1e3);
  const wall = x + 6;
  const ground = flight(2.4 - x, y + 0.64, 0.6, 0.32, 2);
  return Math.min(shaft, pad, cap, roof, wall, ground);
}

function build(): Solid {
  return {
    kind: 'solid',
    camera: { eye: [-4.3, 1.75, -1.2], target: [-2.9, 1.75, 10], view: 44, shift: [0, 0.36] },
    distance,
    albedo: () => 0.5,
    sun: { toward: bearing(62, 30), strength: 6, softness: 0.012 },
    sky: (_dx, dy) => 0.16 + 0.34 * Math.exp(-Math.max(dy, 0) * 4),
    haze: { density: 0.004, base: 0, falloff: 0.06, glow: () => 0.45 },
    fill: 0.02,
    far: 140,
    stride: 1,
    rays: 24,
  };
}

/** A row of round columns that throw long shadows over floor and wall. */
export const columns: Scene = {
  name: 'columns',
  alt: 'Row of round columns that throw long shadows across a stone floor',
  width: 1200,
  height: 900,
  grade: { colours: PETROL, exposure: 0.68, contrast: 0.7, bloom: 0.25 },
  build,
};
