import { type Walk } from './march.ts';
import { pixelCone } from './camera.ts';
import { type Solid } from './scene.ts';

/** The walks of the rays that are not seen directly. */
export interface Walks {
  readonly bounce: Walk;
  readonly beam: Walk;
  readonly shadow: Walk;
}

/** The walk of a viewing ray: exact to a third of a pixel. */
export function viewWalk(solid: Solid, rows: number): Walk {
  const parallel = solid.camera.parallel ?? false;
  return {
    near: 0.01,
    far: solid.far,
    stride: solid.stride,
    cone: parallel ? 0 : pixelCone(solid.camera, rows) * 0.35,
    floor: parallel ? (solid.camera.view / rows) * 0.35 : 1e-4,
    steps: 400,
  };
}

/** The walks of all other rays, with tolerances that suit the size of the scene. */
export function createWalks(solid: Solid): Walks {
  const grain = solid.far * 1e-5;
  const { far, stride } = solid;
  return {
    bounce: { near: 0, far, stride, cone: 0.004, floor: grain * 2, steps: 72 },
    beam: { near: grain * 40, far, stride, cone: 0, floor: grain, steps: 64 },
    shadow: { near: grain * 4, far, stride, cone: 0, floor: grain, steps: 700 },
  };
}
