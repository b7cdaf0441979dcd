import { bakeField, type Field } from '../render/field.ts';
import { createNoise } from '../render/noise.ts';
import { RUST } from '../render/palette.ts';
import { type Scene, type Solid } from '../render/scene.ts';
import { bearing } from '../render/vec3.ts';

/** Thin beds of rock: a few waves of unlike length, bent by the folding of the stone. */
function beds(y: number, bend: number): number {
  const s = y * 1.9 + bend * 2.6;
  return 0.55 * Math.sin(s) + 0.3 * Math.sin(s * 2.7 + 1) + 0.15 * Math.sin(s * 6.1);
}

function build(): Solid {
  const noise = createNoise(67);
  const fold = (z: number, y: number): number => noise.flat(z * 0.09 + 3, y * 0.07);
  const wall = (side: number): Field =>
    bakeField(1800, 44, (z, y) => {
      const line = 1.25 * Math.sin(z * 0.2 + y * 0.12 + 1.6) + 0.35 * Math.sin(y * 0.5 + z * 0.1);
      const bulge = noise.flat(z * 0.13 + side * 40, y * 0.15) * 1.1;
      const rib = -side * 0.17 * beds(y, fold(z, y) * 2 + side);
      return line + side * (1.3 + 0.07 * y + bulge * 0.6) + rib;
    });
  const left = wall(-1);
  const right = wall(1);
  return {
    kind: 'solid',
    camera: { eye: [0.1, 2.2, -9], target: [0.5, 4.4, 2], view: 58 },
    distance: (x, y, z) => {
      const gap = Math.min(x - left.height(z, y), right.height(z, y) - x);
      return Math.min(gap * 0.6, y);
    },
    albedo: (x, y, z) => (y < 0.03 ? 0.62 : 0.55 + 0.2 * beds(y, fold(z, y) * 2 + Math.sign(x))),
    sun: { toward: bearing(14, 72), strength: 9, softness: 0.03 },
    sky: (_dx, dy) => 0.6 + 1.4 * Math.max(dy, 0),
    haze: { density: 0.006, base: 0, falloff: 0.05, glow: () => 1.1 },
    fill: 0.06,
    far: 60,
    stride: 0.85,
    rays: 20,
  };
}

/** A narrow gorge between walls of layered rock. */
export const canyon: Scene = {
  name: 'canyon',
  alt: 'Narrow gorge between walls of layered rust-coloured rock',
  width: 1200,
  height: 900,
  grade: { colours: RUST, exposure: 0.6, contrast: 0.75, bloom: 0.5 },
  build,
};
