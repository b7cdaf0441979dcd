import { clamp, mix, smoothstep } from '../render/interpolate.ts';
import { hash } from '../render/noise.ts';
import { DUSK, EMBER } from '../render/palette.ts';
import { type Plane, type Scene } from '../render/scene.ts';

interface Wave {
  readonly kx: number;
  readonly kz: number;
  readonly phase: number;
  readonly steepness: number;
}

const ASPECT = 21 / 9;
const EYE_HEIGHT = 3.2;
const WAVES = 44;

/** Waves of all lengths that run roughly towards the shore, so that crests lie across the picture. */
function createWaves(): readonly Wave[] {
  return Array.from({ length: WAVES }, (_, i) => {
    const length = 0.35 * 26 ** ((i + hash(i, 1, 7)) / WAVES);
    const turn = (hash(i, 2, 7) - 0.5) * (1.5 - 0.9 * (i / WAVES));
    const k = (2 * Math.PI) / length;
    return {
      kx: k * Math.sin(turn),
      kz: k * Math.cos(turn),
      phase: hash(i, 3, 7) * 2 * Math.PI,
      steepness: 0.011 + 0.016 * hash(i, 4, 7),
    };
  });
}

function build(): Plane {
  const waves = createWaves();
  return {
    kind: 'plane',
    light: (u, v, pixel, out) => {
      const dx = (u - 0.5) * ASPECT * 0.62;
      const dy = -0.045 - v * 0.4;
      const away = EYE_HEIGHT / -dy;
      const x = dx * away;
      const z = away;
      // A pixel covers more water the farther out it looks; waves shorter than that are left out.
      const footprint = (pixel * 0.4 * away * away) / EYE_HEIGHT;
      let sx = 0;
      let sz = 0;
      for (const wave of waves) {
        const fade = Math.exp(-((wave.kz * footprint * 0.55) ** 2));
        const slope = wave.steepness * fade * Math.cos(wave.kx * x + wave.kz * z + wave.phase);
        sx += (slope * wave.kx) / Math.abs(wave.kz);
        sz += slope;
      }
      const length = Math.hypot(dx, dy, 1);
      const facing = clamp((-dy - sz + dx * sx * -1) / length, 0.02, 1);
      const rise = (-dy - 2 * sz) / length;
      const side = (dx - 2 * sx) / length;
      const fresnel = 0.03 + 0.97 * (1 - facing) ** 5;
      const height = Math.max(rise, 0.01);
      const sky = 0.07 + 0.62 * Math.exp(-height * 4.5);
      const sun = Math.exp(-(((side - 0.07) / 0.11) ** 2)) * smoothstep(0.2, 0.08, height);
      const deep = 0.012 + 0.02 * (1 - v);
      out[0] = deep + fresnel * mix(sky, 2.1, sun * 0.8);
      out[1] = clamp(sun * 1.15, 0, 1) * smoothstep(0.03, 0.2, fresnel);
    },
  };
}

/** Open water at dusk with the last warm light on its crests. */
export const water: Scene = {
  name: 'water',
  alt: 'Dark open water at dusk with small warm reflections',
  width: 1920,
  height: 822,
  grade: {
    colours: DUSK,
    warmColours: EMBER,
    exposure: 1.6,
    contrast: 0.3,
    burn: (u, v) => 0.6 * smoothstep(0.45, 1, v) + 0.25 * Math.abs(u - 0.5),
  },
  build,
};
