import { mix } from '../render/interpolate.ts';
import { RUST } from '../render/palette.ts';
import { type Scene, type Solid } from '../render/scene.ts';
import { bearing } from '../render/vec3.ts';
import { createPaperLayers } from './paper-layers.ts';

function build(): Solid {
  const layers = createPaperLayers({
    seed: 16,
    pitch: 0.105,
    levels: 8,
    thickness: 0.24,
    folds: 2.2,
    tilt: 0.5,
    extent: 36,
    warp: 0.2,
  });
  return {
    kind: 'solid',
    camera: { eye: [1, 14, -15], target: [0, 0.8, 0], view: 30 },
    distance: layers.distance,
    albedo: (x, _y, z) => mix(0.26, 0.62, layers.levelAt(x, z)),
    sun: { toward: bearing(52, 30), strength: 3.4, softness: 0.08 },
    sky: (_dx, dy) => 0.14 + 0.18 * dy,
    fill: 0.03,
    far: 50,
    stride: 0.7,
    rays: 20,
  };
}

/** Sheets of rust paper, stacked like a model of a landscape. */
export const strata: Scene = {
  name: 'strata',
  alt: 'Stacked layers of rust-coloured paper that form hills and hollows',
  width: 1200,
  height: 900,
  grade: { colours: RUST, exposure: 0.6, contrast: 0.45 },
  build,
};
