/**
 * Distance to a flight of steps in profile: `run` is measured along the flight, `y` upwards. Steps
 * are `tread` deep and `rise` high, from the first riser at 0 up to `count` steps.
 */
export function flight(run: number, y: number, tread: number, rise: number, count: number): number {
  const step = Math.min(Math.max(Math.floor(run / tread) + 1, 0), count);
  const above = y - step * rise;
  if (above < 0 && step > 0) {
    // Within the stone the riser behind may be nearer than the tread above. Leaving it out would
    // tear the distance at each riser, and with it the direction of the surface.
    const behind = run - (step - 1) * tread;
    const below = Math.max((step - 1) * rise - y, 0);
    return Math.max(above, -Math.sqrt(behind * behind + below * below));
  }
  if (step === count) return above;
  const toRiser = step * tread - run;
  const overNext = y - (step + 1) * rise;
  const next = overNext > 0 ? Math.sqrt(toRiser * toRiser + overNext * overNext) : toRiser;
  return Math.min(above, next);
}
