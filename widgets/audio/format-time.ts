/** Formats seconds as `0:07`, `31:05`, `1:02:03`; '' unless they are finite. */
export function formatTime(seconds: number): string {
  if (!Number.isFinite(seconds)) return '';
  const whole = Math.max(0, Math.floor(seconds));
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const parts = hours > 0 ? [hours, `${minutes}`.padStart(2, '0')] : [minutes];
  return [...parts, `${whole % 60}`.padStart(2, '0')].join(':');
}
