import { bakeField } from '../render/field.ts';
import { createNoise, hash } from '../render/noise.ts';
import { PETROL } from '../render/palette.ts';
import { type Scene, type Solid } from '../render/scene.ts';
import { bearing } from '../render/vec3.ts';

const CELL = 3.2;

const SIZE = 64;

interface Trunk {
  readonly x: number;
  readonly z: number;
  readonly lean: number;
  readonly thickness: number;
}

/** One tree for each cell of the ground, except where the forest is open. */
function createTrunks(): readonly (Trunk | undefined)[] {
  return Array.from({ length: SIZE * SIZE }, (_, index) => {
    const i = (index % SIZE) - SIZE / 2;
    const j = Math.floor(index / SIZE) - SIZE / 2;
    if (hash(i, j, 1) < 0.28) return undefined;
    return {
      x: (i + 0.5 + (hash(i, j, 3) - 0.5) * 0.6) * CELL,
      z: (j + 0.5 + (hash(i, j, 4) - 0.5) * 0.6) * CELL,
      lean: (hash(i, j, 2) - 0.5) * 0.05,
      thickness: 0.13 + 0.24 * hash(i, j, 5) ** 2,
    };
  });
}

function build(): Solid {
  const noise = createNoise(97);
  const ground = bakeField(600, 2 * SIZE * CELL, (x, z) => 0.5 * noise.flat(x * 0.07, z * 0.07));
  const trunks = createTrunks();
  const distanceToTrunk = (i: number, j: number, x: number, y: number, z: number): number => {
    const half = SIZE / 2;
    if (i < -half || j < -half || i >= half || j >= half) return CELL * 0.6;
    const trunk = trunks[(j + half) * SIZE + i + half];
    if (trunk === undefined) return CELL * 0.6;
    const px = x - trunk.x - trunk.lean * y;
    const pz = z - trunk.z - trunk.lean * 0.6 * y;
    const flare = y < 3 ? 0.16 * Math.exp(-Math.max(y, 0) * 2.2) : 0;
    return (Math.sqrt(px * px + pz * pz) - trunk.thickness * (1 - 0.022 * y) - flare) * 0.95;
  };
  const glow = (dx: number, dy: number, dz: number): number => {
    const toSun = Math.max(dx * 0.3 + dy * 0.3 + dz * 0.9, 0);
    return 0.42 + 0.75 * toSun ** 5 + 0.5 * toSun ** 24;
  };
  return {
    kind: 'solid',
    camera: { eye: [0.4, 2, -3], target: [1.4, 2, 12], view: 40, shift: [0, 0.3] },
    distance: (x, y, z) => {
      const i = Math.floor(x / CELL);
      const j = Math.floor(z / CELL);
      const ni = x / CELL - i > 0.5 ? i + 1 : i - 1;
      const nj = z / CELL - j > 0.5 ? j + 1 : j - 1;
      const height = y - ground.height(x, z);
      const nearest = Math.min(
        distanceToTrunk(i, j, x, height, z),
        distanceToTrunk(ni, j, x, height, z),
        distanceToTrunk(i, nj, x, height, z),
        distanceToTrunk(ni, nj, x, height, z),
      );
      // A clearing in front of the camera, so that no trunk stands in the lens.
      return Math.min(Math.max(nearest, 2.6 - Math.hypot(x - 0.4, z + 3)), height * 0.9);
    },
    albedo: () => 0.3,
    sun: { toward: bearing(18, 24), strength: 1.6, softness: 0.02 },
    sky: glow,
    haze: { density: 0.042, base: 0, falloff: 0.035, glow },
    fill: 0.04,
    far: 120,
    stride: 0.9,
    rays: 12,
  };
}

/** Straight trunks that fade into mist, row behind row. */
export const forest: Scene = {
  name: 'forest',
  alt: 'Straight tree trunks in layered mist',
  width: 1200,
  height: 900,
  grade: { colours: PETROL, exposure: 0.72, contrast: 0.6, bloom: 0.3 },
  build,
};
