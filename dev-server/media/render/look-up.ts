import { POINT_SIZE } from './gather.ts';

/** Reads the light map at a point of the frame; writes bounced light and beams to `out`. */
export type LookUp = (
  u: number,
  v: number,
  x: number,
  y: number,
  z: number,
  normal: Float64Array,
  slack: number,
  out: Float64Array,
) => void;

/**
 * Makes the reader of a finished light map. The map is coarser than the picture, so the nine points
 * around are weighed by how well they fit the surface that is asked about.
 */
export function createLookUp(map: Float32Array, width: number, height: number): LookUp {
  const at = (index: number): number => map[index] ?? 0;
  return (u, v, x, y, z, normal, slack, out) => {
    const nx = normal[0] ?? 0;
    const ny = normal[1] ?? 0;
    const nz = normal[2] ?? 0;
    const cx = u * width - 0.5;
    const cy = v * height - 0.5;
    const column = Math.round(cx);
    const row = Math.round(cy);
    let light = 0;
    let lightWeight = 0;
    let beam = 0;
    let beamWeight = 1e-9;
    for (let j = -1; j <= 1; j += 1) {
      const r = Math.min(Math.max(row + j, 0), height - 1);
      const fadeY = 1.5 - Math.abs(row + j - cy);
      for (let i = -1; i <= 1; i += 1) {
        const c = Math.min(Math.max(column + i, 0), width - 1);
        const there = (r * width + c) * POINT_SIZE;
        const tent = Math.max(fadeY * (1.5 - Math.abs(column + i - cx)), 1e-3);
        beam += tent * at(there + 1);
        beamWeight += tent;
        const fit = nx * at(there + 2) + ny * at(there + 3) + nz * at(there + 4);
        const turn = Math.max(fit, 0);
        const turn4 = turn * turn * turn * turn;
        const step =
          Math.abs((at(there + 5) - x) * nx + (at(there + 6) - y) * ny + (at(there + 7) - z) * nz) /
          slack;
        // The small constant lets slivers that the map missed borrow from their neighbours.
        const known = fit === 0 ? 0 : 1e-5;
        const weight = tent * (turn4 * turn4 * Math.exp(-step) + known);
        light += weight * at(there);
        lightWeight += weight;
      }
    }
    out[0] = lightWeight > 0 ? light / lightWeight : 0;
    out[1] = beam / beamWeight;
  };
}
