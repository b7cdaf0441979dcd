import { repeat } from '../render/interpolate.ts';
import { PETROL } from '../render/palette.ts';
import { type Scene, type Solid } from '../render/scene.ts';
import { box, rectangle } from '../render/shapes.ts';
import { bearing } from '../render/vec3.ts';

const RADIUS = 5;
const RING = 1.6;
const END = 120;

/** A bored tunnel of concrete rings that bends away; rails lie on its floor. */
function distance(x: number, y: number, z: number): number {
  const bend = 0.0022 * Math.max(z - 6, 0) ** 2;
  const cx = x - bend;
  const radius = Math.hypot(cx, y - 1.6);
  const joint = Math.abs(repeat(z, RING)) < 0.05 ? 0.07 : 0;
  const angle = Math.atan2(cx, y - 1.6);
  const block =
    Math.abs(repeat(angle + 0.3 * Math.round(z / RING), 0.9)) * radius < 0.05 ? 0.05 : 0;
  const shell = RADIUS + Math.max(joint, block) - radius;
  const floor = y + 2.1;
  const kerb = box(Math.abs(cx) - 3.4, y + 1.8, 0, 1.1, 0.55, 999);
  const rail = rectangle(Math.abs(Math.abs(cx) - 0) - 0.75, y + 1.95, 0.06, 0.12);
  const sleeper = box(cx, y + 2.1, repeat(z, 0.9), 1.3, 0.07, 0.16);
  const pipe = Math.hypot(Math.abs(cx) - 4.35, y - 2.2) - 0.13;
  const pipeLow = Math.hypot(Math.abs(cx) - 4.6, y - 1.6) - 0.09;
  return Math.max(Math.min(shell, floor, kerb, rail, sleeper, pipe, pipeLow), z - END - 5);
}

function build(): Solid {
  return {
    kind: 'solid',
    camera: { eye: [-1.4, 0.2, -2], target: [1.6, 0.5, 12], view: 62 },
    distance,
    albedo: (_x, y) => (y < -1.9 ? 0.3 : 0.55),
    gloss: (_x, y) => (y < -1.95 ? 0.12 : 0),
    sun: { toward: bearing(24, 2), strength: 6, softness: 0.05 },
    sky: (dx, dy, dz) => (dz > 0 ? 5.5 * Math.exp(-3 * Math.hypot(dx - 0.42, dy) ** 2) : 0.12),
    haze: {
      density: 0.012,
      base: -3,
      falloff: 0.01,
      glow: (dx, _dy, dz) => (dz > 0 ? 0.45 + 1.1 * Math.exp(-18 * (dx - 0.36) ** 2) : 0.1),
    },
    fill: 0.06,
    far: 160,
    stride: 0.8,
    rays: 24,
  };
}

/** A railway tunnel that bends towards the light. */
export const tunnel: Scene = {
  name: 'tunnel',
  alt: 'Railway tunnel of concrete rings that bends towards the light',
  width: 1920,
  height: 1200,
  grade: { colours: PETROL, exposure: 1.5, contrast: 0.4, bloom: 0.5 },
  build,
};
