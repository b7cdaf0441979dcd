/**
 * The size of a file in the culture of the page: `184320` is `0.18 MB`.
 *
 * @param size in bytes; another text is unchanged
 */
export function formatFileSize(size: string, culture: string): string {
  if (!/^\d{1,15}$/.test(size)) return size;
  const options = { style: 'unit', unit: 'megabyte', maximumSignificantDigits: 2 } as const;
  return new Intl.NumberFormat(culture, options).format(Number(size) / 1_000_000);
}
