import { createGradient, gradientAt, type Stop } from './gradient.ts';
import { clamp } from './interpolate.ts';
import { hash } from './noise.ts';
import { type Light } from './light.ts';

/** How light becomes colour. */
export interface Grade {
  readonly colours: readonly Stop[];
  /** Colours of what is warm; the warmth of a pixel blends towards them. */
  readonly warmColours?: readonly Stop[];
  readonly exposure: number;
  /** 0 leaves tones as they are, 1 is a hard curve. */
  readonly contrast?: number;
  /** Strength of the glow around bright areas. */
  readonly bloom?: number;
  /** Share of light that the frame holds back at a point, as a darkroom burn: 0 none, 1 all. */
  readonly burn?: (u: number, v: number) => number;
  readonly grain?: number;
}

const WHITE = 5;

/** Compresses scene light into 0 to 1 with a soft shoulder. */
export function toneMap(light: number, exposure: number): number {
  const x = Math.max(light, 0) * exposure;
  return Math.min((x * (1 + x / (WHITE * WHITE))) / (1 + x), 1);
}

function blurLine(
  source: Float32Array,
  result: Float32Array,
  width: number,
  height: number,
  radius: number,
): void {
  for (let y = 0; y < height; y += 1) {
    let sum = 0;
    const row = y * width;
    const at = (x: number): number => source[row + clamp(x, 0, width - 1)] ?? 0;
    for (let x = -radius; x <= radius; x += 1) sum += at(x);
    for (let x = 0; x < width; x += 1) {
      // Written turned by 90 degrees: two calls blur both ways and turn the picture back.
      result[x * height + y] = sum / (2 * radius + 1);
      sum += at(x + radius + 1) - at(x - radius);
    }
  }
}

function glowOf(light: Light): Float32Array {
  const { width, height } = light;
  let glow = new Float32Array(width * height);
  for (let i = 0; i < glow.length; i += 1) glow[i] = Math.max((light.tone[i] ?? 0) - 0.3, 0) ** 2;
  let turned = new Float32Array(width * height);
  const radius = Math.max(1, Math.round(width / 38));
  for (let pass = 0; pass < 3; pass += 1) {
    blurLine(glow, turned, width, height, radius);
    [glow, turned] = [turned, glow];
    blurLine(glow, turned, height, width, radius);
    [glow, turned] = [turned, glow];
  }
  return glow;
}

function grainAt(x: number, y: number): number {
  // A sum of four even numbers is close to a bell curve; the neighbour softens it to film size.
  const at = (i: number, j: number): number =>
    hash(i, j, 101) + hash(i, j, 102) + hash(i, j, 103) + hash(i, j, 104) - 2;
  return 0.7 * at(x, y) + 0.3 * at(x + 1, y) + 0.3 * at(x, y + 1);
}

/** Turns light into the bytes of an RGB picture: glow, burn, curve, duotone, grain and dither. */
export function develop(light: Light, grade: Grade): Uint8Array {
  const { width, height, tone, warmth } = light;
  const cool = createGradient(grade.colours);
  const warm = createGradient(grade.warmColours ?? grade.colours);
  const strength = grade.bloom ?? 0;
  const glow = strength > 0 ? glowOf(light) : undefined;
  const contrast = grade.contrast ?? 0;
  const grain = grade.grain ?? 0.014;
  const bytes = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const i = y * width + x;
      const burn = grade.burn?.((x + 0.5) / width, (y + 0.5) / height) ?? 0;
      const lit = ((tone[i] ?? 0) + (glow?.[i] ?? 0) * strength) * (1 - burn);
      const flat = clamp(lit, 0, 1) ** (1 / 2.2);
      const curved = flat + (flat * flat * (3 - 2 * flat) - flat) * contrast;
      const place = curved + grainAt(x, y) * grain * (0.35 + 2.6 * curved * (1 - curved));
      const share = warmth[i] ?? 0;
      for (let channel = 0; channel < 3; channel += 1) {
        const a = gradientAt(cool, place, channel);
        const b = share > 0 ? gradientAt(warm, place, channel) : a;
        const dither = hash(x, y, 201 + channel) + hash(x, y, 211 + channel) - 0.5;
        bytes[i * 3 + channel] = clamp(Math.floor(a + (b - a) * share + dither), 0, 255);
      }
    }
  }
  return bytes;
}
