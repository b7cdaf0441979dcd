import { smoothstep } from '../render/interpolate.ts';
import { PETROL } from '../render/palette.ts';
import { type Plane, type Scene } from '../render/scene.ts';

function build(): Plane {
  return {
    kind: 'plane',
    light: (u, v, _pixel, out) => {
      const x = (u - 0.72) * 1.333;
      const y = v - 0.18;
      const lamp = Math.exp(-(x * x + y * y) * 1.5);
      const floor = 0.5 * smoothstep(0.55, 1.1, v);
      out[0] = (0.075 + 0.17 * lamp) * (1 - floor);
      out[1] = 0;
    },
  };
}

/** A plain ground with a soft light from the upper right. */
export const portraitGround: Scene = {
  name: 'portrait-ground',
  alt: 'Soft petrol gradient',
  width: 1200,
  height: 900,
  grade: { colours: PETROL, exposure: 1, contrast: 0 },
  build,
};
