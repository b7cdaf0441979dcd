import { clamp, smoothstep } from '../render/interpolate.ts';
import { createNoise, layered } from '../render/noise.ts';
import { INK } from '../render/palette.ts';
import { type Plane, type Scene } from '../render/scene.ts';

const ASPECT = 4;
const LINES = 13;

function build(): Plane {
  const noise = createNoise(64);
  const heightAt = (x: number, y: number): number => {
    const wx = x + 0.16 * noise.flat(x * 1.1 + 7, y * 1.1);
    const wy = y + 0.16 * noise.flat(x * 1.1, y * 1.1 - 12);
    return layered(noise, wx * 1.05, wy * 1.05, 2, 0.14) * 0.5 + 0.5;
  };
  return {
    kind: 'plane',
    light: (u, v, pixel, out) => {
      const x = u * ASPECT;
      const height = heightAt(x, v) * LINES;
      const step = pixel * 0.5;
      const dx = (heightAt(x + step, v) - heightAt(x - step, v)) * LINES;
      const dy = (heightAt(x, v + step) - heightAt(x, v - step)) * LINES;
      // Slope per pixel: dividing by it draws each line equally wide wherever it runs.
      const slope = Math.hypot(dx, dy) + 1e-6;
      const level = Math.round(height);
      const away = Math.abs(height - level) / slope;
      const wide = level % 4 === 0 ? 0.95 : 0.6;
      const line = clamp(wide + 0.5 - away, 0, 1);
      const strength = (level % 4 === 0 ? 0.16 : 0.09) * (0.55 + 0.45 * smoothstep(0, 0.5, u));
      out[0] = 0.46 * clamp(0.15 + 0.75 * u + 0.15 * (1 - v), 0, 1);
      out[1] = line * strength;
    },
  };
}

/** Fine contour lines on ink, quiet enough to carry text. */
export const contourLines: Scene = {
  name: 'contour-lines',
  alt: 'Fine contour lines on dark ink',
  width: 1920,
  height: 480,
  grade: {
    colours: INK,
    warmColours: [
      [0, '#ffffff'],
      [1, '#ffffff'],
    ],
    exposure: 0.4,
    grain: 0.004,
  },
  build,
};
