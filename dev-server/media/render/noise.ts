/** A seeded pair of smooth noises with values of about -1 to 1. */
export interface Noise {
  readonly flat: (x: number, y: number) => number;
  readonly solid: (x: number, y: number, z: number) => number;
}

/** A number from 0 to 1 that depends on two whole numbers and a seed only. */
export function hash(x: number, y: number, seed: number): number {
  let h = Math.imul(x | 0, 0x27d4eb2d) ^ Math.imul(y | 0, 0x165667b1) ^ Math.imul(seed, 0x9e3779b1);
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

function shuffledTable(seed: number): Uint8Array {
  const table = new Uint8Array(512);
  for (let i = 0; i < 256; i += 1) table[i] = i;
  for (let i = 255; i > 0; i -= 1) {
    const j = Math.floor(hash(i, 17, seed) * (i + 1));
    const kept = table[i] ?? 0;
    table[i] = table[j] ?? 0;
    table[j] = kept;
  }
  table.copyWithin(256, 0, 256);
  return table;
}

const SKEW_2 = 0.5 * (Math.sqrt(3) - 1);
const UNSKEW_2 = (3 - Math.sqrt(3)) / 6;
const TURN = new Float64Array(512);
for (let i = 0; i < 256; i += 1) {
  TURN[2 * i] = Math.cos((i * Math.PI) / 128);
  TURN[2 * i + 1] = Math.sin((i * Math.PI) / 128);
}

function corner2(x: number, y: number, index: number): number {
  const fade = 0.5 - x * x - y * y;
  if (fade <= 0) return 0;
  return fade * fade * fade * fade * ((TURN[2 * index] ?? 0) * x + (TURN[2 * index + 1] ?? 0) * y);
}

function slope3(index: number, x: number, y: number, z: number): number {
  const h = index & 15;
  const a = h < 8 ? x : y;
  const b = h < 4 ? y : h === 12 || h === 14 ? x : z;
  return ((h & 1) === 0 ? a : -a) + ((h & 2) === 0 ? b : -b);
}

function ease(t: number): number {
  return t * t * t * (t * (t * 6 - 15) + 10);
}

/** Simplex noise in the plane and gradient noise in space, both fixed by the seed. */
export function createNoise(seed: number): Noise {
  const table = shuffledTable(seed);
  const at = (i: number): number => table[i] ?? 0;

  const flat = (x: number, y: number): number => {
    const skew = (x + y) * SKEW_2;
    const i = Math.floor(x + skew);
    const j = Math.floor(y + skew);
    const back = (i + j) * UNSKEW_2;
    const x0 = x - i + back;
    const y0 = y - j + back;
    const right = x0 > y0 ? 1 : 0;
    const ii = i & 255;
    const jj = j & 255;
    return (
      70 *
      (corner2(x0, y0, at(ii + at(jj))) +
        corner2(
          x0 - right + UNSKEW_2,
          y0 - 1 + right + UNSKEW_2,
          at(ii + right + at(jj + 1 - right)),
        ) +
        corner2(x0 - 1 + 2 * UNSKEW_2, y0 - 1 + 2 * UNSKEW_2, at(ii + 1 + at(jj + 1))))
    );
  };

  const solid = (x: number, y: number, z: number): number => {
    const i = Math.floor(x);
    const j = Math.floor(y);
    const k = Math.floor(z);
    const fx = x - i;
    const fy = y - j;
    const fz = z - k;
    const ux = ease(fx);
    const uy = ease(fy);
    const edge = (dj: number, dk: number): number => {
      const row = at(((j + dj) & 255) + at((k + dk) & 255));
      const a = slope3(at((i & 255) + row), fx, fy - dj, fz - dk);
      const b = slope3(at(((i + 1) & 255) + row), fx - 1, fy - dj, fz - dk);
      return a + (b - a) * ux;
    };
    const low = edge(0, 0);
    const front = low + (edge(1, 0) - low) * uy;
    const far = edge(0, 1);
    const back = far + (edge(1, 1) - far) * uy;
    return front + (back - front) * ease(fz);
  };

  return { flat, solid };
}

/** Layers of flat noise, each finer and weaker than the one before. */
export function layered(noise: Noise, x: number, y: number, layers: number, gain = 0.5): number {
  let sum = 0;
  let strength = 1;
  let total = 0;
  let scale = 1;
  for (let i = 0; i < layers; i += 1) {
    sum += strength * noise.flat(x * scale + i * 17.3, y * scale - i * 9.1);
    total += strength;
    strength *= gain;
    scale *= 2.03;
  }
  return sum / total;
}
