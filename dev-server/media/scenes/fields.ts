import { createNoise, layered } from '../render/noise.ts';
import { RUST } from '../render/palette.ts';
import { type Scene, type Solid } from '../render/scene.ts';
import { bearing } from '../render/vec3.ts';

function build(): Solid {
  const noise = createNoise(607);
  const roll = (x: number, z: number): number =>
    7 * layered(noise, x * 0.006 + 2, z * 0.007, 2) + 2.6 * Math.sin(z * 0.018 + x * 0.006);
  const furrow = (x: number, z: number): number => {
    const bent = x + 16 * Math.sin(z * 0.012) + 5 * noise.flat(z * 0.008, x * 0.004);
    const wave = Math.sin(bent * 1.25);
    return 0.42 * wave * (0.85 + 0.3 * noise.flat(x * 0.5, z * 0.5));
  };
  const glow = (dx: number, dy: number, dz: number): number => {
    const sun = Math.max(dx * 0.5 + dy * 0.12 + dz * 0.857, 0);
    return 0.5 + 0.9 * Math.exp(-Math.max(dy, 0) * 4) * (0.4 + 0.6 * sun ** 3) + 2.4 * sun ** 150;
  };
  return {
    kind: 'solid',
    camera: { eye: [0, 19, -40], target: [6, 9, 60], view: 42, shift: [0, 0.05] },
    distance: (x, y, z) => (y - roll(x, z) - furrow(x, z)) * 0.55,
    albedo: (x, _y, z) => 0.5 + 0.12 * layered(noise, x * 0.2, z * 0.2, 3),
    sun: { toward: bearing(58, 11), strength: 4.2, softness: 0.02 },
    sky: glow,
    haze: { density: 0.0028, base: 0, falloff: 0.03, glow },
    fill: 0.05,
    far: 700,
    stride: 0.8,
    rays: 16,
  };
}

/** Furrows that follow rolling ground in evening light. */
export const fields: Scene = {
  name: 'fields',
  alt: 'Ploughed furrows that follow rolling ground in evening light',
  width: 1200,
  height: 900,
  grade: { colours: RUST, exposure: 0.8, contrast: 0.45, bloom: 0.3 },
  build,
};
