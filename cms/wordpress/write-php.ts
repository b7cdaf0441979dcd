/** A value of JSON as PHP writes it. */
export function writePhp(value: unknown): string {
  if (Array.isArray(value)) return `array(${value.map(writePhp).join(',')})`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(
      ([key, inner]) => `${writePhp(key)}=>${writePhp(inner)}`,
    );
    return `array(${entries.join(',')})`;
  }
  if (typeof value === 'string') return `'${value.replaceAll(/[\\']/g, '\\$&')}'`;
  return String(value);
}
