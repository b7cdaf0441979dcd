import { repeat } from '../render/interpolate.ts';
import { PETROL } from '../render/palette.ts';
import { type Scene, type Solid } from '../render/scene.ts';
import { box } from '../render/shapes.ts';
import { bearing } from '../render/vec3.ts';

const SPACING = 2.3;
const STOREY = 4.4;

/** A wall of glass behind deep upright fins, with a slab edge at each storey. */
function distance(x: number, y: number, z: number): number {
  const across = repeat(x, SPACING);
  const up = repeat(y - 1.4, STOREY);
  const fin = box(across, 0, z + 0.55, 0.13, 1, 0.8) - 0.012;
  const slab = box(0, up, z - 0.35, 1, 0.34, 0.42) - 0.01;
  const post = box(repeat(x + SPACING / 2, SPACING), 0, z - 0.8, 0.035, 1, 0.12);
  return Math.min(fin, slab, post, 0.9 - z);
}

function build(): Solid {
  return {
    kind: 'solid',
    camera: { eye: [-3.6, -7, -10], target: [0.6, 2.6, 0], view: 38 },
    distance,
    albedo: (_x, _y, z) => (z > 0.85 ? 0.2 : 0.6),
    sun: { toward: bearing(152, 40), strength: 4, softness: 0.012 },
    sky: (_dx, dy, dz) => 0.28 + 0.25 * Math.max(-dz, 0) + 0.12 * dy,
    fill: 0.03,
    far: 70,
    stride: 1,
    rays: 20,
  };
}

/** A façade of tall fins, seen from the foot of the building. */
export const fins: Scene = {
  name: 'fins',
  alt: 'Tall vertical façade fins seen from below',
  width: 1200,
  height: 900,
  grade: { colours: PETROL, exposure: 0.8, contrast: 0.5, bloom: 0.15 },
  build,
};
