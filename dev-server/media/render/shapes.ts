/** Signed distance to a box around the origin, given half its size on each axis. */
export function box(x: number, y: number, z: number, hx: number, hy: number, hz: number): number {
  const dx = Math.abs(x) - hx;
  const dy = Math.abs(y) - hy;
  const dz = Math.abs(z) - hz;
  const inside = Math.min(Math.max(dx, dy, dz), 0);
  const ox = Math.max(dx, 0);
  const oy = Math.max(dy, 0);
  const oz = Math.max(dz, 0);
  return inside + Math.sqrt(ox * ox + oy * oy + oz * oz);
}

/** Signed distance to a rectangle around the origin. */
export function rectangle(x: number, y: number, hx: number, hy: number): number {
  const dx = Math.abs(x) - hx;
  const dy = Math.abs(y) - hy;
  const ox = Math.max(dx, 0);
  const oy = Math.max(dy, 0);
  return Math.min(Math.max(dx, dy), 0) + Math.sqrt(ox * ox + oy * oy);
}

/** Signed distance to a round-headed opening: straight sides up to `spring`, a half circle above. */
export function archOpening(x: number, y: number, halfWidth: number, spring: number): number {
  const side = Math.abs(x) - halfWidth;
  if (y < spring) return side;
  const rise = y - spring;
  return Math.sqrt(x * x + rise * rise) - halfWidth;
}

/** Joins two distances in a plane outline and a height into that of the extruded shape. */
export function extrude(outline: number, height: number): number {
  const ox = Math.max(outline, 0);
  const oy = Math.max(height, 0);
  return Math.min(Math.max(outline, height), 0) + Math.sqrt(ox * ox + oy * oy);
}
