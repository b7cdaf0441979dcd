import { bakeField } from '../render/field.ts';
import { createNoise } from '../render/noise.ts';
import { RUST } from '../render/palette.ts';
import { type Scene, type Solid } from '../render/scene.ts';
import { bearing } from '../render/vec3.ts';

/** Where the crest lies between one trough and the next. */
const CREST = 0.66;

/** Cross-section of a dune: a long rise to a crest, then a short steep slip face. */
function profile(phase: number): number {
  const p = phase - Math.floor(phase);
  const left = p < CREST ? 1 - p / CREST : (p - CREST) / (1 - CREST);
  // A crest is as sharp as sand can be, not sharper: the small term rounds it by a hand's width.
  const climb = 1.063 - Math.sqrt(left * left + 0.004);
  // Level in the trough and still rising at the top, so that the crest is a clean edge.
  return climb * climb * (1.7 - 0.7 * climb);
}

function build(): Solid {
  const noise = createNoise(23);
  const field = bakeField(3000, 130, (x, z) => {
    const bend =
      0.8 * noise.flat(x * 0.02, z * 0.016) + 0.17 * noise.flat(x * 0.055 + 9, z * 0.042 - 4);
    const phase = x * 0.115 - z * 0.05 + bend;
    const swell = 0.66 + 0.34 * noise.flat(x * 0.026 + 31, z * 0.024 + 7);
    return profile(phase) * 3.9 * swell + 1.2 * noise.flat(x * 0.012 - 3, z * 0.012);
  });
  return {
    kind: 'solid',
    camera: { eye: [-10, 15, -62], target: [4, 0.4, -14], view: 31 },
    distance: (x, y, z) => (y - field.height(x, z)) * 0.72,
    albedo: () => 0.6,
    sun: { toward: bearing(-56, 18), strength: 5.4, softness: 0.02 },
    sky: (_dx, dy) => 0.85 - 0.6 * Math.min(Math.max(dy, 0) * 2.6, 1),
    haze: { density: 0.0016, base: 0, falloff: 0.05, glow: () => 0.62 },
    fill: 0.01,
    far: 190,
    stride: 0.9,
    rays: 20,
  };
}

/** Wind-cut ridges of sand in hard low light. */
export const dunes: Scene = {
  name: 'dunes',
  alt: 'Wind-cut ridges of rust-coloured sand in low light',
  width: 1200,
  height: 1016,
  grade: { colours: RUST, exposure: 0.8, contrast: 0.6 },
  build,
};
