import { createNoise, layered } from '../render/noise.ts';
import { PETROL_PALE } from '../render/palette.ts';
import { type Scene } from '../render/scene.ts';
import { smoothstep } from '../render/interpolate.ts';

/** Mountain ridges one behind the other, each paler than the one before it. */
export const ridges: Scene = {
  name: 'ridges',
  alt: 'Mountain ridges behind each other in morning mist',
  width: 1920,
  height: 1200,
  grade: { colours: PETROL_PALE, exposure: 1, contrast: 0.2, bloom: 0.2 },
  build: () => {
    const noise = createNoise(211);
    return {
      kind: 'plane',
      light: (u, v, pixel, out) => {
        const sun = Math.hypot((u - 0.7) * 1.6, v - 0.27);
        let light = 2.3 - 1.1 * v + 1.6 * Math.exp(-sun * 7);
        if (sun < 0.055) light = 5;
        for (let i = 0; i < 7; i += 1) {
          const depth = i / 6;
          const base = 0.36 + 0.1 * i;
          const rough = 0.05 + 0.035 * i;
          const rise = layered(noise, u * (2.2 + i * 0.35) + i * 7.3, i * 3.1, 6, 0.48);
          const peak = layered(noise, u * 1.3 + i * 11, 40 + i, 2);
          const line = base - rough * rise - 0.07 * peak;
          const inside = smoothstep(line - pixel, line + pixel, v);
          if (inside === 0) continue;
          const below = v - line;
          const rock = 0.18 * layered(noise, u * 26 + i * 5 + below * 20, v * 18 + i, 3);
          const mist = 1.9 * Math.exp(-depth * 2.1) * (0.55 + 1.1 * smoothstep(0, 0.2, below));
          const tone =
            (0.1 + mist) * (1 + rock * (0.25 + depth * 0.5)) +
            0.5 * Math.exp(-sun * 5) * (1 - depth);
          light = light * (1 - inside) + tone * inside;
        }
        out[0] = light;
        out[1] = 0;
      },
    };
  },
};
