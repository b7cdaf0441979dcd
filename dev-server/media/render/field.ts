import { clamp } from './interpolate.ts';

/** A square map of values over the ground, worked out once so that rays can ask often. */
export interface Field {
  readonly height: (x: number, z: number) => number;
  /** Steepness in units of height per unit of ground. */
  readonly slope: (x: number, z: number) => number;
}

/** Folds a coordinate back into the map, so that land goes on beyond its edge without a seam. */
function mirror(value: number, end: number): number {
  const turned = value - 2 * end * Math.floor(value / (2 * end));
  return turned > end ? 2 * end - turned : turned;
}

function reader(values: Float32Array, size: number, extent: number) {
  const scale = (size - 1) / extent;
  const half = extent / 2;
  return (x: number, z: number): number => {
    const gx = mirror((x + half) * scale, size - 1.001);
    const gz = mirror((z + half) * scale, size - 1.001);
    const i = Math.floor(gx);
    const j = Math.floor(gz);
    const fx = gx - i;
    const fz = gz - j;
    const k = j * size + i;
    const a = values[k] ?? 0;
    const b = values[k + 1] ?? 0;
    const c = values[k + size] ?? 0;
    const d = values[k + size + 1] ?? 0;
    return a + (b - a) * fx + (c - a + (a - b - c + d) * fx) * fz;
  };
}

/** Samples a height function on a grid of `size` points a side, `extent` wide, around the origin. */
export function bakeField(
  size: number,
  extent: number,
  heightAt: (x: number, z: number) => number,
): Field {
  const heights = new Float32Array(size * size);
  const step = extent / (size - 1);
  for (let j = 0; j < size; j += 1) {
    for (let i = 0; i < size; i += 1) {
      heights[j * size + i] = heightAt(i * step - extent / 2, j * step - extent / 2);
    }
  }
  const slopes = new Float32Array(size * size);
  const at = (i: number, j: number): number =>
    heights[clamp(j, 0, size - 1) * size + clamp(i, 0, size - 1)] ?? 0;
  for (let j = 0; j < size; j += 1) {
    for (let i = 0; i < size; i += 1) {
      const dx = at(i + 1, j) - at(i - 1, j);
      const dz = at(i, j + 1) - at(i, j - 1);
      slopes[j * size + i] = Math.sqrt(dx * dx + dz * dz) / (2 * step);
    }
  }
  return { height: reader(heights, size, extent), slope: reader(slopes, size, extent) };
}
