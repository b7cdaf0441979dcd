import { smoothstep } from '../render/interpolate.ts';
import { PETROL } from '../render/palette.ts';
import { type Scene, type Solid } from '../render/scene.ts';
import { archOpening } from '../render/shapes.ts';
import { flight } from '../render/steps.ts';
import { bearing } from '../render/vec3.ts';

const BAY = 4;
const RISE = 0.3;
const BAYS = 8;
const END = BAY * BAYS + 4;
const HALF_WIDTH = 4;
const SPRING = 7.4;

function floorLevel(z: number): number {
  return RISE * Math.min(Math.max(Math.floor(z / BAY) + 1, 0), BAYS);
}

/** What is left when corridor, arches and door are cut from a block of stone, plus the steps. */
function distance(x: number, y: number, z: number): number {
  const base = floorLevel(z);
  const along = z - BAY * (Math.floor(z / BAY) + 0.5);
  const corridor = Math.max(archOpening(x, y, HALF_WIDTH, SPRING), z - END);
  const arch = archOpening(along, y - base, 1.3, 3.1);
  const bright = Math.max(arch, 3.4 - x, z - END + 1);
  const niche = Math.max(archOpening(along, y - base, 1.3, 3.1), x + 3.4, -4.7 - x, z - END + 1);
  const top = y - BAYS * RISE;
  const door = Math.max(archOpening(x, top, 1.75, 3.5), END - 1 - z);
  const frame = Math.max(archOpening(x, top, 2.6, 3.7), END - 1 - z, z - END - 0.6);
  const outside = Math.min(5.3 - x > 0 ? 99 : 5.3 - x, END + 1.6 - z);
  const stone = -Math.min(corridor, bright, niche, door, frame, outside);
  const edge = z - BAY * Math.round(z / BAY);
  const rib = Math.max(
    Math.abs(edge) - 0.32,
    -archOpening(x, y, HALF_WIDTH - 0.28, SPRING),
    z - END,
  );
  return Math.min(stone, Math.max(rib, Math.abs(x) - 4.4, y - 12), flight(z, y, BAY, RISE, BAYS));
}

function build(): Solid {
  return {
    kind: 'solid',
    camera: { eye: [-1.3, 2.5, -9], target: [-1.3, 2.5, 0], view: 40, shift: [-0.17, 0.12] },
    distance,
    albedo: () => 0.62,
    sun: { toward: bearing(58, 36), strength: 9, softness: 0.012 },
    // Brighter straight ahead, so that the door is the lightest thing in the picture.
    sky: (_dx, dy, dz) => 1.05 + 0.5 * Math.exp(-Math.max(dy, 0) * 5) + 2.2 * Math.max(dz, 0) ** 24,
    haze: { density: 0.006, base: 0, falloff: 0.08, glow: () => 0.5, shafts: 2.2 },
    fill: 0.06,
    far: 140,
    stride: 1,
    rays: 24,
  };
}

/** A vaulted corridor whose broad steps climb to a bright arched door. */
export const arcade: Scene = {
  name: 'arcade',
  alt: 'Vaulted corridor with broad steps that lead up to a bright arched door',
  width: 1920,
  height: 1200,
  grade: {
    colours: PETROL,
    exposure: 0.85,
    contrast: 0.45,
    bloom: 0.5,
    burn: (u) => 0.75 * smoothstep(0.56, 0.16, u),
  },
  build,
};
