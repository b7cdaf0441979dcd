/**
 * A length of time as players write it: `0:07`, `31:05`, `1:02:03`.
 *
 * @param seconds parts of a second do not count
 * @returns an empty text where there is none, as a recording's length before it is known, or without an end
 */
export function formatTime(seconds: number): string {
  if (!Number.isFinite(seconds)) return '';
  const whole = Math.max(0, Math.floor(seconds));
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const parts = hours > 0 ? [hours, `${minutes}`.padStart(2, '0')] : [minutes];
  return [...parts, `${whole % 60}`.padStart(2, '0')].join(':');
}
