import { POINT_SIZE } from './gather.ts';

const KERNEL = [0.0625, 0.25, 0.375, 0.25, 0.0625];

/**
 * One pass of an edge-keeping blur over rows of the light map: neighbours count only while they lie
 * in the same plane and face the same way, so grain goes and corners stay. `reach` doubles each pass.
 */
export function smoothRows(
  source: Float32Array,
  result: Float32Array,
  width: number,
  height: number,
  reach: number,
  cone: number,
  eye: readonly [number, number, number],
  from: number,
  to: number,
): void {
  const at = (index: number): number => source[index] ?? 0;
  for (let row = from; row < to; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const here = (row * width + column) * POINT_SIZE;
      const nx = at(here + 2);
      const ny = at(here + 3);
      const nz = at(here + 4);
      const px = at(here + 5);
      const py = at(here + 6);
      const pz = at(here + 7);
      const away = Math.hypot(px - eye[0], py - eye[1], pz - eye[2]);
      const slack = 1 / (cone * away * reach * 0.5 + 1e-6);
      const hasSurface = nx !== 0 || ny !== 0 || nz !== 0;
      let light = 0;
      let lightWeight = 1e-9;
      let beam = 0;
      let beamWeight = 1e-9;
      for (let j = -2; j <= 2; j += 1) {
        const y = row + j * reach;
        if (y < 0 || y >= height) continue;
        for (let i = -2; i <= 2; i += 1) {
          const x = column + i * reach;
          if (x < 0 || x >= width) continue;
          const there = (y * width + x) * POINT_SIZE;
          const share = (KERNEL[i + 2] ?? 0) * (KERNEL[j + 2] ?? 0);
          const dx = at(there + 5) - px;
          const dy = at(there + 6) - py;
          const dz = at(there + 7) - pz;
          // Beams hang in the air, so only a similar depth matters to them.
          const gap = Math.abs(dx * dx + dy * dy + dz * dz) / (away * away * 0.05);
          const beamShare = share / (1 + gap);
          beam += beamShare * at(there + 1);
          beamWeight += beamShare;
          if (!hasSurface) continue;
          const turn = Math.max(nx * at(there + 2) + ny * at(there + 3) + nz * at(there + 4), 0);
          const turn4 = turn * turn * turn * turn;
          const step = Math.abs(dx * nx + dy * ny + dz * nz) * slack;
          const weight = share * turn4 * turn4 * turn4 * Math.exp(-step);
          light += weight * at(there);
          lightWeight += weight;
        }
      }
      for (let k = 2; k < POINT_SIZE; k += 1) result[here + k] = at(here + k);
      result[here] = light / lightWeight;
      result[here + 1] = beam / beamWeight;
    }
  }
}
