/** A point or direction. Set-up code uses tuples; inner loops pass plain numbers instead. */
export type Vec3 = readonly [number, number, number];

/** The difference `a - b`. */
export function subtract(a: Vec3, b: Vec3): Vec3 {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

/** The right-handed cross product. */
export function cross(a: Vec3, b: Vec3): Vec3 {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

/** The same direction with length one. */
export function normalise(a: Vec3): Vec3 {
  const length = Math.hypot(a[0], a[1], a[2]);
  return [a[0] / length, a[1] / length, a[2] / length];
}

/** The unit direction with this compass bearing (0 = +z, 90 = +x) and elevation, in degrees. */
export function bearing(degrees: number, elevation: number): Vec3 {
  const turn = (degrees * Math.PI) / 180;
  const rise = (elevation * Math.PI) / 180;
  return [Math.sin(turn) * Math.cos(rise), Math.sin(rise), Math.cos(turn) * Math.cos(rise)];
}
