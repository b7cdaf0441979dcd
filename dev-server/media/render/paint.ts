import { hazeDepth } from './air.ts';
import { createCamera, pixelCone } from './camera.ts';
import { smoothstep } from './interpolate.ts';
import { type LookUp } from './look-up.ts';
import { march, sunlight, surfaceNormal } from './march.ts';
import { type Solid } from './scene.ts';
import { viewWalk, type Walks } from './walks.ts';

/** Light that reaches the camera through a point of the frame. */
export type Sample = (u: number, v: number) => number;

/** Makes the function that sees a solid scene, with sun, bounced light, mirrors and air. */
export function createSample(
  solid: Solid,
  walks: Walks,
  lookUp: LookUp,
  width: number,
  height: number,
): Sample {
  const { distance, sun, sky, haze } = solid;
  const cast = createCamera(solid.camera, width / height);
  const walk = viewWalk(solid, height * 2);
  const mapCone = pixelCone(solid.camera, height) * 2;
  const ray = new Float64Array(6);
  const normal = new Float64Array(3);
  const slope = new Float64Array(2);
  const found = new Float64Array(2);
  const [lx, ly, lz] = sun.toward;

  const direct = (x: number, y: number, z: number, lift: number): number => {
    const [nx = 0, ny = 0, nz = 0] = normal;
    const facing = nx * lx + ny * ly + nz * lz;
    if (facing <= 0) return 0;
    // Light that only grazes a face is held back: there the answer of the shadow ray hangs on less
    // than a pixel and would break into splinters.
    const held = facing * smoothstep(0, 0.12, facing);
    const px = x + nx * lift;
    const py = y + ny * lift;
    const pz = z + nz * lift;
    return (
      sun.strength * held * sunlight(distance, px, py, pz, lx, ly, lz, sun.softness, walks.shadow)
    );
  };

  const veil = (
    light: number,
    y: number,
    t: number,
    dx: number,
    dy: number,
    dz: number,
  ): number => {
    if (haze === undefined) return light;
    const left = Math.exp(-hazeDepth(haze, y, dy, t));
    return light * left + haze.glow(dx, dy, dz) * (1 - left);
  };

  const mirrored = (x: number, y: number, z: number, away: number): number => {
    const [, , , dx = 0, dy = 0, dz = 0] = ray;
    slope.fill(0);
    solid.ripple?.(x, z, away, slope);
    const nx = (normal[0] ?? 0) - (slope[0] ?? 0);
    const nz = (normal[2] ?? 0) - (slope[1] ?? 0);
    const ny = normal[1] ?? 0;
    const length = Math.sqrt(nx * nx + ny * ny + nz * nz);
    const along = (2 * (dx * nx + dy * ny + dz * nz)) / (length * length);
    const rx = dx - along * nx;
    const ry = Math.abs(dy - along * ny);
    const rz = dz - along * nz;
    const lift = walks.shadow.near * 2;
    const t = march(distance, x, y + lift, z, rx, ry, rz, { ...walks.shadow, cone: 0.001 });
    if (t < 0) return veil(sky(rx, ry, rz), y, solid.far, rx, ry, rz);
    const hx = x + rx * t;
    const hy = y + ry * t;
    const hz = z + rz * t;
    surfaceNormal(distance, hx, hy, hz, walks.shadow.floor * 2, normal);
    const light = solid.albedo(hx, hy, hz) * (direct(hx, hy, hz, lift) + solid.fill);
    return veil(light, y, t, rx, ry, rz);
  };

  return (u, v) => {
    cast(u, v, ray);
    const [ox = 0, oy = 0, oz = 0, dx = 0, dy = 0, dz = 0] = ray;
    const hit = march(distance, ox, oy, oz, dx, dy, dz, walk);
    const t = hit < 0 ? solid.far : hit;
    const x = ox + dx * t;
    const y = oy + dy * t;
    const z = oz + dz * t;
    const reach = Math.max(walk.floor, walk.cone * t);
    if (hit < 0) normal.fill(0);
    else surfaceNormal(distance, x, y, z, reach, normal);
    lookUp(u, v, x, y, z, normal, mapCone * t + walk.floor * 4, found);

    let light: number;
    if (hit < 0) light = sky(dx, dy, dz);
    else {
      const lift = reach * 2 + walks.shadow.floor;
      light = solid.albedo(x, y, z) * (direct(x, y, z, lift) + (found[0] ?? 0));
      const share = solid.gloss?.(x, y, z) ?? 0;
      if (share > 0) {
        const facing = Math.max(
          -(dx * (normal[0] ?? 0) + dy * (normal[1] ?? 0) + dz * (normal[2] ?? 0)),
          0,
        );
        const mirror = share + (1 - share) * (1 - facing) ** 5;
        light = light * (1 - mirror) + mirrored(x, y, z, t) * mirror;
      }
    }
    return veil(light, oy, t, dx, dy, dz) + (found[1] ?? 0) * (haze?.shafts ?? 0);
  };
}
