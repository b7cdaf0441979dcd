import { repeat } from '../render/interpolate.ts';
import { PETROL_PALE } from '../render/palette.ts';
import { type Scene, type Solid } from '../render/scene.ts';
import { box } from '../render/shapes.ts';
import { bearing } from '../render/vec3.ts';

const HALF = 6;
const STOREY = 3.8;
const TOP = 26;

/** A square well of concrete, open to the sky, with galleries on two sides and plain walls on two. */
function distance(x: number, y: number, z: number): number {
  const well = Math.max(Math.abs(x) - HALF, Math.abs(z) - HALF);
  const up = repeat(y - 1, STOREY);
  // Galleries are cut into the two walls on the right; the left stays plain, for text.
  const opening = box(x - HALF - 2, up, z, 2.6, 1.15, HALF - 0.9);
  const opposite = box(x, up, z - HALF - 2, HALF - 0.9, 1.15, 2.6);
  const air = Math.min(well, Math.max(Math.min(opening, opposite), y - TOP + 1.6));
  const shell = Math.max(-air, y - TOP);
  const rail = Math.min(
    box(x - HALF - 0.1, up + 0.35, z, 0.05, 0.05, HALF - 0.9),
    box(x, up + 0.35, z - HALF - 0.1, HALF - 0.9, 0.05, 0.05),
  );
  return Math.min(shell, Math.max(rail, y - TOP + 1.6));
}

function build(): Solid {
  return {
    kind: 'solid',
    camera: { eye: [0, 0.6, 0], target: [0, 12, 0.001], view: 84, shift: [-0.62, 0.06] },
    distance,
    albedo: () => 0.78,
    sun: { toward: bearing(70, 64), strength: 3.4, softness: 0.015 },
    sky: () => 2.2,
    fill: 0.22,
    far: 60,
    stride: 1,
    rays: 24,
  };
}

/** A concrete light-well with a square of sky; light, so that dark text reads on its left half. */
export const atrium: Scene = {
  name: 'atrium',
  alt: 'View up a pale concrete light-well to a square of sky',
  width: 1920,
  height: 1200,
  grade: { colours: PETROL_PALE, exposure: 1.5, contrast: 0.2, bloom: 0.2 },
  build,
};
