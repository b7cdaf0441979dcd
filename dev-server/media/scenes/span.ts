import { smoothstep } from '../render/interpolate.ts';
import { PETROL } from '../render/palette.ts';
import { type Scene, type Solid } from '../render/scene.ts';
import { rectangle } from '../render/shapes.ts';
import { bearing } from '../render/vec3.ts';

const BEND = 620;
const SPAN = 74;
const DECK = 46;

/** A viaduct on tall piers whose deck follows a wide curve; each span is hollowed into a flat arch. */
function distance(x: number, y: number, z: number): number {
  // The deck follows a circle: `across` is measured from its line, `along` on it.
  const cx = x + BEND;
  const radius = Math.sqrt(cx * cx + z * z);
  const across = radius - BEND;
  const along = Math.atan2(z, cx) * BEND;
  const local = along - SPAN * Math.round(along / SPAN);
  const hang = (Math.abs(local) / (SPAN / 2) - 1) ** 2;
  const depth = 2.2 + 7.5 * hang * hang;
  const girder = rectangle(across, y - DECK + depth / 2, 4.2 - 0.05 * depth, depth / 2) * 0.8;
  const slab = rectangle(across, y - DECK - 0.4, 7.2, 0.5);
  const rail = rectangle(Math.abs(across) - 7, y - DECK - 1.3, 0.16, 0.6);
  const taper = 0.035 * (DECK - y);
  const pier =
    Math.max(rectangle(Math.abs(across) - 1.9, local, 0.9, 1.7 + taper), y - DECK + 2) * 0.95;
  return Math.min(girder, slab, rail, pier, y);
}

function build(): Solid {
  const glow = (dx: number, dy: number, dz: number): number => {
    const toSun = Math.max(dx * 0.2 + dy * 0.14 + dz * 0.97, 0);
    return 0.3 + 0.55 * toSun ** 6 + 1.1 * toSun ** 60 - 0.18 * Math.max(dy, 0);
  };
  return {
    kind: 'solid',
    camera: { eye: [-78, 13, -70], target: [-52, 13, 100], view: 46, shift: [-0.34, 0.42] },
    distance,
    albedo: (_x, y) => (y < 0.05 ? 0.12 : 0.5),
    sun: { toward: bearing(12, 9), strength: 1.6, softness: 0.05 },
    sky: glow,
    haze: { density: 0.0075, base: 0, falloff: 0.028, glow },
    fill: 0.05,
    far: 1500,
    stride: 0.85,
    rays: 24,
  };
}

/** A viaduct that fades into sea fog. */
export const span: Scene = {
  name: 'span',
  alt: 'Viaduct on tall piers that fades into fog',
  width: 1920,
  height: 1200,
  grade: {
    colours: PETROL,
    exposure: 0.8,
    contrast: 0.4,
    bloom: 0.3,
    burn: (u, v) =>
      0.86 *
      smoothstep(0.06, 0.56, Math.hypot((0.76 - u) * 1.15, (v - 0.5) * 0.5)) *
      smoothstep(0.9, 0.6, u),
  },
  build,
};
