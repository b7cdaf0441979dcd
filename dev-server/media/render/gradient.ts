import { clamp } from './interpolate.ts';

/** A place from 0 to 1 and the colour there, as `#rrggbb`. */
export type Stop = readonly [number, string];

const STEPS = 2048;

function toLinear(byte: number): number {
  const c = byte / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
}

function toByte(linear: number): number {
  const c = clamp(linear, 0, 1);
  return 255 * (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055);
}

type Triple = readonly [number, number, number];

function toOklab(hex: string): Triple {
  const n = Number.parseInt(hex.slice(1), 16);
  const r = toLinear((n >> 16) & 255);
  const g = toLinear((n >> 8) & 255);
  const b = toLinear(n & 255);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function toBytes([lightness, a, b]: Triple): Triple {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    toByte(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    toByte(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    toByte(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/**
 * Lays out a gradient as a table of unrounded bytes. Blending in Oklab keeps the steps even to the
 * eye and the hues clean between the stops.
 */
export function createGradient(stops: readonly Stop[]): Float32Array {
  const table = new Float32Array((STEPS + 1) * 3);
  const colours = stops.map(([place, hex]) => ({ place, lab: toOklab(hex) }));
  for (let i = 0; i <= STEPS; i += 1) {
    const place = i / STEPS;
    const after = colours.findIndex((colour) => colour.place >= place);
    const high = colours.at(after < 0 ? -1 : after);
    const low = colours.at(after < 1 ? after : after - 1);
    if (high === undefined || low === undefined) throw new Error('A gradient needs a stop.');
    const span = high.place - low.place;
    const share = span > 0 ? (place - low.place) / span : 0;
    table.set(
      toBytes([
        low.lab[0] + (high.lab[0] - low.lab[0]) * share,
        low.lab[1] + (high.lab[1] - low.lab[1]) * share,
        low.lab[2] + (high.lab[2] - low.lab[2]) * share,
      ]),
      i * 3,
    );
  }
  return table;
}

/** One channel of a gradient at a place from 0 to 1. */
export function gradientAt(table: Float32Array, place: number, channel: number): number {
  const scaled = clamp(place, 0, 1) * STEPS;
  const low = Math.min(Math.floor(scaled), STEPS - 1);
  const a = table[low * 3 + channel] ?? 0;
  const b = table[low * 3 + 3 + channel] ?? 0;
  return a + (b - a) * (scaled - low);
}
