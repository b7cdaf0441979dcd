import { type Camera } from './scene.ts';
import { cross, normalise, subtract } from './vec3.ts';

/** Writes the ray through a point of the frame to `out`: origin, then unit direction. */
export type CastRay = (u: number, v: number, out: Float64Array) => void;

/** Makes the ray caster of a camera for a frame of this shape. */
export function createCamera(camera: Camera, aspect: number): CastRay {
  const forward = normalise(subtract(camera.target, camera.eye));
  const right = normalise(cross([0, 1, 0], forward));
  const up = cross(forward, right);
  const [shiftX, shiftY] = camera.shift ?? [0, 0];
  const parallel = camera.parallel ?? false;
  const half = parallel ? camera.view / 2 : Math.tan((camera.view * Math.PI) / 360);
  const [ex, ey, ez] = camera.eye;

  return (u, v, out) => {
    const a = ((u - 0.5) * 2 * aspect + shiftX) * half;
    const b = ((0.5 - v) * 2 + shiftY) * half;
    const ox = right[0] * a + up[0] * b;
    const oy = right[1] * a + up[1] * b;
    const oz = right[2] * a + up[2] * b;
    if (parallel) {
      out[0] = ex + ox;
      out[1] = ey + oy;
      out[2] = ez + oz;
      out[3] = forward[0];
      out[4] = forward[1];
      out[5] = forward[2];
      return;
    }
    const dx = forward[0] + ox;
    const dy = forward[1] + oy;
    const dz = forward[2] + oz;
    const length = Math.sqrt(dx * dx + dy * dy + dz * dz);
    out[0] = ex;
    out[1] = ey;
    out[2] = ez;
    out[3] = dx / length;
    out[4] = dy / length;
    out[5] = dz / length;
  };
}

/** How wide a pixel is at distance one, which sets how exactly a hit must be found. */
export function pixelCone(camera: Camera, rows: number): number {
  return (2 * Math.tan((camera.view * Math.PI) / 360)) / rows;
}
