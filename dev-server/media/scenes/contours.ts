import { mix } from '../render/interpolate.ts';
import { PETROL } from '../render/palette.ts';
import { type Scene, type Solid } from '../render/scene.ts';
import { bearing } from '../render/vec3.ts';
import { createPaperLayers } from './paper-layers.ts';

function build(): Solid {
  const layers = createPaperLayers({
    seed: 12,
    pitch: 0.13,
    levels: 8,
    thickness: 0.2,
    folds: 2.2,
    tilt: 0.55,
    extent: 26,
    warp: 0.2,
  });
  return {
    kind: 'solid',
    camera: { eye: [0, 17, -10], target: [0, 1.2, 0.4], view: 22 },
    distance: layers.distance,
    albedo: (x, _y, z) => mix(0.26, 0.62, layers.levelAt(x, z)),
    sun: { toward: bearing(-42, 33), strength: 3.6, softness: 0.07 },
    sky: (_dx, dy) => 0.16 + 0.2 * dy,
    fill: 0.03,
    far: 40,
    stride: 0.7,
    rays: 24,
  };
}

/** Sheets of petrol paper, cut along contour lines and stacked. */
export const contours: Scene = {
  name: 'contours',
  alt: 'Stacked layers of blue paper cut along contour lines',
  width: 1200,
  height: 600,
  grade: { colours: PETROL, exposure: 0.64, contrast: 0.45 },
  build,
};
