import { hash } from '../render/noise.ts';
import { PETROL_PALE } from '../render/palette.ts';
import { type Scene, type Solid } from '../render/scene.ts';
import { box } from '../render/shapes.ts';
import { bearing } from '../render/vec3.ts';

const CELL = 3;
const SIZE = 64;

interface Block {
  readonly height: number;
  readonly halfWidth: number;
  readonly halfDepth: number;
  readonly crown: number;
}

function createBlocks(): readonly Block[] {
  return Array.from({ length: SIZE * SIZE }, (_, index) => {
    const i = index % SIZE;
    const j = Math.floor(index / SIZE);
    const centre = Math.exp(-(((i - 34) / 7) ** 2) - ((j - 33) / 7) ** 2);
    const height = 0.6 + 1.8 * hash(i, j, 3) ** 2 + 6.4 * centre * hash(i, j, 4) ** 3;
    return {
      height,
      halfWidth: 0.85 + 0.4 * hash(i, j, 5),
      halfDepth: 0.85 + 0.4 * hash(i, j, 6),
      crown: hash(i, j, 8) > 0.45 ? 0.22 : 0,
    };
  });
}

function build(): Solid {
  const blocks = createBlocks();
  const towerAt = (i: number, j: number, x: number, y: number, z: number): number => {
    const block = blocks[(j & (SIZE - 1)) * SIZE + (i & (SIZE - 1))];
    if (block === undefined) return CELL;
    const px = x - (i - 32) * CELL;
    const pz = z - (j - 32) * CELL;
    const { height, halfWidth, halfDepth, crown } = block;
    const body = box(px, y - height / 2, pz, halfWidth, height / 2, halfDepth);
    if (crown === 0) return body;
    return Math.min(
      body,
      box(px + 0.2, y - height, pz - 0.15, halfWidth * 0.45, crown, halfDepth * 0.5),
    );
  };
  return {
    kind: 'solid',
    camera: { eye: [40, 44, -40], target: [3, 0, -1], view: 27, parallel: true },
    distance: (x, y, z) => {
      const gx = x / CELL + 32;
      const gz = z / CELL + 32;
      const i = Math.round(gx);
      const j = Math.round(gz);
      // Only the block of this cell and of the three nearest neighbours can be close.
      const ni = gx > i ? i + 1 : i - 1;
      const nj = gz > j ? j + 1 : j - 1;
      // Blocks farther off stand no nearer than this; above the tallest there is nothing to meet.
      const inCell = Math.min(Math.abs(gx - i), Math.abs(gz - j)) * CELL;
      const unseen = Math.max(CELL - 1.25 + inCell, y - 9.4);
      return Math.min(
        y,
        unseen,
        towerAt(i, j, x, y, z),
        towerAt(ni, j, x, y, z),
        towerAt(i, nj, x, y, z),
        towerAt(ni, nj, x, y, z),
      );
    },
    albedo: (_x, y) => (y < 0.02 ? 0.4 : 0.66),
    sun: { toward: bearing(-62, 34), strength: 2.8, softness: 0.01 },
    sky: () => 0.4,
    fill: 0.06,
    far: 130,
    stride: 0.9,
    rays: 20,
  };
}

/** City blocks from above, pale with long shadows. */
export const city: Scene = {
  name: 'city',
  alt: 'Pale city blocks seen from above with long shadows',
  width: 1200,
  height: 900,
  grade: { colours: PETROL_PALE, exposure: 0.85, contrast: 0.55 },
  build,
};
