import { createNoise, hash } from '../render/noise.ts';
import { PETROL } from '../render/palette.ts';
import { type Scene, type Solid } from '../render/scene.ts';
import { box } from '../render/shapes.ts';
import { bearing } from '../render/vec3.ts';

const BENCH = 3;

/** How far the wall stands back at a height: benches of sawn stone, each cut into blocks of unlike depth. */
function cut(along: number, y: number, seed: number): number {
  const bench = Math.floor(Math.max(y, 0) / BENCH);
  const length = 3.2 + 1.4 * hash(bench, 5, seed);
  const block = Math.floor((along + bench * 1.7) / length);
  const depth = Math.floor(hash(block, bench, seed) * 3.4) * 0.75;
  return bench * 2.5 + depth;
}

function build(): Solid {
  const noise = createNoise(41);
  const vein = (x: number, y: number, z: number): number =>
    noise.flat(x * 0.16 + z * 0.12 + y * 0.3, y * 0.22 - z * 0.05);
  return {
    kind: 'solid',
    camera: { eye: [-3.5, 6.2, -19], target: [1.5, 5.6, 6], view: 46, shift: [0, -0.06] },
    distance: (x, y, z) => {
      const back = 15 + cut(x, y, 11) - z;
      const bench = Math.floor(Math.max(y, 0) / BENCH) * 2.5;
      const left = 9.5 + bench + x;
      const right = 15.5 + bench - x;
      const wall = Math.max(Math.min(back, left, right), -30);
      const rim = 21 - y;
      const stone = rim > 0 ? wall : Math.max(wall, -rim);
      const block = box(x + 2.4, y - 0.6, z - 8.5, 1.5, 1.2, 1.2);
      return Math.min(stone * 0.22, block, y);
    },
    albedo: (x, y, z) => (y < 0.02 ? 0.05 : 0.62 + 0.12 * vein(x, y, z)),
    gloss: (_x, y) => (y < 0.02 ? 0.45 : 0),
    ripple: (x, z, away, out) => {
      const fade = 1 / (1 + away * 0.1);
      out[0] = 0.02 * fade * noise.flat(x * 0.8, z * 0.5);
      out[1] = 0.02 * fade * noise.flat(x * 0.8 + 30, z * 0.5);
    },
    sun: { toward: bearing(-106, 42), strength: 7, softness: 0.012 },
    sky: (_dx, dy) => 0.35 + 0.9 * Math.max(dy, 0),
    haze: { density: 0.002, base: 0, falloff: 0.05, glow: () => 0.9 },
    fill: 0.05,
    far: 90,
    stride: 0.8,
    rays: 24,
  };
}

/** An open quarry: benches of sawn stone around still water. */
export const quarry: Scene = {
  name: 'quarry',
  alt: 'Open quarry with stepped walls of pale sawn stone around still water',
  width: 1200,
  height: 900,
  grade: { colours: PETROL, exposure: 0.55, contrast: 0.7, bloom: 0.2 },
  build,
};
