import { PETROL_PALE } from '../render/palette.ts';
import { type Scene, type Solid } from '../render/scene.ts';

const PITCH = 3.4;
const STEPS = 26;

/** A round stair seen from below: steps wind around an open eye up to a glass roof. */
function distance(x: number, y: number, z: number): number {
  const radius = Math.hypot(x, z);
  const angle = Math.atan2(z, x) / (2 * Math.PI);
  const step = Math.floor(angle * STEPS) / STEPS;
  const soffit = y - (angle + Math.round(y / PITCH - angle)) * PITCH;
  const tread = y - (step + Math.round(y / PITCH - step)) * PITCH;
  const slab = Math.max(Math.abs(soffit) - 0.22, 2.2 - radius, radius - 4.6) * 0.7;
  const steps = Math.max(Math.abs(tread - 0.16) - 0.14, 2.35 - radius, radius - 4.6) * 0.7;
  const balustrade =
    Math.max(Math.abs(soffit - 0.75) - 0.55, Math.abs(radius - 2.18) - 0.045) * 0.7;
  const rail = Math.hypot(soffit - 1.36, radius - 2.18) * 0.8 - 0.075;
  const wall = 4.6 - radius;
  return Math.max(Math.min(slab, steps, balustrade, rail, wall), y - 21);
}

function build(): Solid {
  return {
    kind: 'solid',
    camera: { eye: [0.55, -1.2, -0.35], target: [0.1, 30, 0.35], view: 74 },
    distance,
    albedo: () => 0.74,
    sun: { toward: [0.2, 0.97, 0.1], strength: 9, softness: 0.05 },
    sky: (_dx, dy) => (dy > 0 ? 4.5 : 0.15),
    fill: 0.03,
    far: 90,
    stride: 0.8,
    rays: 28,
  };
}

/** A round staircase seen from below. */
export const stairwell: Scene = {
  name: 'stairwell',
  alt: 'Round staircase seen from below, winding up to a bright roof',
  width: 1200,
  height: 900,
  grade: { colours: PETROL_PALE, exposure: 1.1, contrast: 0.5, bloom: 0.25 },
  build,
};
