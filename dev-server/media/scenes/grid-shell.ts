import { repeat } from '../render/interpolate.ts';
import { PETROL } from '../render/palette.ts';
import { type Scene, type Solid } from '../render/scene.ts';
import { box } from '../render/shapes.ts';
import { bearing } from '../render/vec3.ts';

const RADIUS = 11;
const MESH = 3.2;

/** A vault of crossing ribs over a plain hall, with a beam along each foot. */
function distance(x: number, y: number, z: number): number {
  const rise = y - 3;
  const radius = Math.sqrt(x * x + rise * rise);
  const round = Math.atan2(x, Math.max(rise, 1e-6)) * RADIUS;
  const first = Math.abs(repeat((round + z) * Math.SQRT1_2, MESH));
  const second = Math.abs(repeat((round - z) * Math.SQRT1_2, MESH));
  const depth = Math.abs(radius - RADIUS) - 0.42;
  const rib = Math.max(Math.min(first, second) - 0.11, depth);
  const thin = Math.max(
    Math.abs(repeat(round, MESH * Math.SQRT2)) - 0.05,
    Math.abs(radius - RADIUS - 0.3) - 0.07,
  );
  const roof = Math.max(Math.min(rib, thin), -rise) * 0.85;
  const foot = box(Math.abs(x) - RADIUS, y - 1.5, 0, 0.6, 1.5, 1e3);
  return Math.min(roof, foot, y);
}

function build(): Solid {
  return {
    kind: 'solid',
    camera: { eye: [-2.5, 1.7, -6], target: [-0.6, 5.4, 6], view: 58 },
    distance,
    albedo: (_x, y) => (y < 0.02 ? 0.42 : 0.36),
    sun: { toward: bearing(48, 42), strength: 4.5, softness: 0.012 },
    sky: (dx, dy, dz) =>
      0.62 +
      0.7 * Math.exp(-Math.max(dy, 0) * 2.4) +
      0.3 * Math.max(dx * 0.5 + dz * 0.6 + dy * 0.6, 0) ** 4,
    haze: { density: 0.0035, base: 0, falloff: 0.03, glow: () => 0.6 },
    fill: 0.02,
    far: 150,
    stride: 0.85,
    rays: 20,
  };
}

/** A lattice roof that lays a net of light over the floor. */
export const gridShell: Scene = {
  name: 'grid-shell',
  alt: 'Curved lattice roof that casts a net of shadows on a floor',
  width: 1200,
  height: 900,
  grade: { colours: PETROL, exposure: 0.66, contrast: 0.65, bloom: 0.2 },
  build,
};
