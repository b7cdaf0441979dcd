import { PETROL } from '../render/palette.ts';
import { createNoise } from '../render/noise.ts';
import { type Scene, type Solid } from '../render/scene.ts';
import { box } from '../render/shapes.ts';
import { bearing } from '../render/vec3.ts';

const PYLONS = [60, 330] as const;
const STAYS = 15;

/** A cable-stayed bridge: slender pylons and a fan of cables above a thin deck. */
function distance(x: number, y: number, z: number): number {
  let near = Math.min(y, box(x, y - 22, z - 200, 9, 0.9, 900));
  near = Math.min(near, box(Math.abs(x) - 8.8, y - 23.4, z - 200, 0.12, 0.5, 900));
  for (const place of PYLONS) {
    const pz = z - place;
    const lean = 11 - 8.5 * Math.min(Math.max((y - 10) / 95, 0), 1);
    const leg = Math.max(Math.abs(Math.abs(x) - lean) - 1.2, Math.abs(pz) - 1.8, y - 108) * 0.9;
    const beam = box(x, y - 18, pz, 11, 1.4, 1.6);
    const head = box(x, y - 99, pz, 3.4, 9, 1.7);
    near = Math.min(near, leg, beam, head);
    const side = Math.abs(pz);
    if (side < 135 && y > 20 && y < 110) {
      for (let i = 1; i <= STAYS; i += 1) {
        const foot = i * 8.4;
        const top = 84 + i * 1.4;
        const t = Math.min(
          Math.max(
            ((foot - side) * foot + (y - 23) * (top - 23)) / (foot * foot + (top - 23) ** 2),
            0,
          ),
          1,
        );
        const cx = 8.4 + (2.6 - 8.4) * t;
        const d =
          Math.hypot(side - foot * (1 - t), y - 23 - (top - 23) * t, Math.abs(x) - cx) - 0.16;
        near = Math.min(near, d);
      }
    }
  }
  return near;
}

function build(): Solid {
  const noise = createNoise(503);
  const glow = (dx: number, dy: number, dz: number): number => {
    const sun = Math.max(dx * 0.26 + dy * 0.1 + dz * 0.96, 0);
    return 0.2 + 1.0 * Math.exp(-Math.max(dy, 0) * 3.4) * (0.3 + 0.7 * sun ** 4) + 1.4 * sun ** 120;
  };
  return {
    kind: 'solid',
    camera: { eye: [-72, 9, -70], target: [-8, 40, 90], view: 52, shift: [0, 0.05] },
    distance,
    albedo: (_x, y) => (y < 0.05 ? 0.03 : 0.5),
    gloss: (_x, y) => (y < 0.05 ? 0.14 : 0),
    ripple: (x, z, away, out) => {
      const calm = 0.03 / (1 + away * 0.004);
      out[0] = calm * noise.flat(x * 0.12, z * 0.07);
      out[1] = calm * 1.8 * noise.flat(x * 0.06 + 9, z * 0.2);
    },
    sun: { toward: bearing(15, 6), strength: 1.8, softness: 0.04 },
    sky: glow,
    haze: { density: 0.0021, base: 0, falloff: 0.02, glow },
    fill: 0.04,
    far: 1400,
    stride: 0.9,
    rays: 16,
  };
}

/** A cable-stayed bridge over still water at dusk. */
export const cables: Scene = {
  name: 'cables',
  alt: 'Cable-stayed bridge over still water at dusk',
  width: 1920,
  height: 1200,
  grade: { colours: PETROL, exposure: 0.9, contrast: 0.45, bloom: 0.3 },
  build,
};
