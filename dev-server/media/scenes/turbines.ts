import { bakeField } from '../render/field.ts';
import { createNoise, layered } from '../render/noise.ts';
import { PETROL } from '../render/palette.ts';
import { type Scene, type Solid } from '../render/scene.ts';
import { bearing } from '../render/vec3.ts';

const PLACES: readonly (readonly [number, number, number, number])[] = [
  [26, 64, 44, 0.4],
  [-30, 120, 44, 1.2],
  [74, 150, 44, 2.0],
  [4, 220, 44, 0.1],
  [130, 250, 44, 0.9],
  [-96, 260, 44, 1.7],
  [60, 330, 44, 0.6],
  [190, 370, 44, 1.4],
  [-20, 420, 44, 0.3],
];

function turbine(x: number, y: number, z: number, height: number, turn: number): number {
  const near = Math.max(Math.abs(x) - 26, Math.abs(z) - 8, y - height - 28);
  if (near > 8) return near;
  const share = Math.min(Math.max(y / height, 0), 1);
  const tower = Math.max(Math.hypot(x, z) - (1.5 - 0.75 * share), y - height) * 0.9;
  const nacelle = Math.max(
    Math.abs(y - height - 0.4) - 1,
    Math.abs(x) - 1,
    Math.abs(z + 0.4) - 2.6,
  );
  let blades = 1e9;
  for (let i = 0; i < 3; i += 1) {
    const a = turn + (i * 2 * Math.PI) / 3;
    const px = x * Math.cos(a) + (y - height - 0.4) * Math.sin(a);
    const py = -x * Math.sin(a) + (y - height - 0.4) * Math.cos(a);
    const along = Math.min(Math.max(py / 25, 0), 1);
    const wide = 1.25 * (1 - along) ** 0.8 * Math.min(1, along * 9 + 0.35) + 0.12;
    blades = Math.min(
      blades,
      Math.max(Math.abs(px + wide * 0.4) - wide * 0.6, Math.abs(z + 3.2) - 0.18, -py, py - 25) *
        0.85,
    );
  }
  const hub = Math.hypot(x, y - height - 0.4, z + 3) - 1;
  return Math.min(tower, nacelle, blades, hub);
}

function build(): Solid {
  const noise = createNoise(307);
  const hill = bakeField(
    1600,
    260,
    (z, x) =>
      9 * layered(noise, x * 0.006 + 4, z * 0.005, 4) -
      0.012 * z +
      4 * Math.sin(x * 0.013 + z * 0.009),
  );
  const ground = (x: number, z: number): number => hill.height(z * 0.5, x * 0.5);
  const bases = PLACES.map(([x, z]) => ground(x, z));
  const glow = (dx: number, dy: number, dz: number): number => {
    const sun = Math.max(dx * -0.36 + dy * 0.1 + dz * 0.927, 0);
    return 0.42 + 0.8 * Math.exp(-Math.max(dy, 0) * 4) * (0.4 + 0.6 * sun ** 3) + 1.8 * sun ** 90;
  };
  return {
    kind: 'solid',
    camera: { eye: [0, 20, -46], target: [22, 26, 100], view: 44, shift: [0, 0.12] },
    distance: (x, y, z) => {
      let near = (y - ground(x, z)) * 0.75;
      PLACES.forEach(([px, pz, height, turn], i) => {
        near = Math.min(near, turbine(x - px, y - (bases[i] ?? 0), z - pz, height, turn));
      });
      return near;
    },
    albedo: (x, y, z) => (y < ground(x, z) + 0.4 ? 0.28 : 0.8),
    sun: { toward: bearing(-62, 16), strength: 2.8, softness: 0.03 },
    sky: glow,
    haze: { density: 0.0052, base: 0, falloff: 0.025, glow },
    fill: 0.06,
    far: 1300,
    stride: 0.8,
    rays: 16,
  };
}

/** Wind turbines on misty hills at sunrise. */
export const turbines: Scene = {
  name: 'turbines',
  alt: 'Wind turbines on misty hills at sunrise',
  width: 1200,
  height: 900,
  grade: { colours: PETROL, exposure: 0.85, contrast: 0.4, bloom: 0.3 },
  build,
};
