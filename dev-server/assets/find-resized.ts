import { readdirSync } from 'node:fs';
import { join, parse } from 'node:path';

const leastShare = 0.9;

/**
 * The file for `?width=`: of a picture's AVIFs the narrowest that is wide enough, or a tenth narrower, else the widest.
 * It is the picture's own file for browsers that do not accept AVIF.
 */
export function findResized(file: string, width: unknown, accepted: string): string {
  const wanted = typeof width === 'string' ? Number(width) : NaN;
  if (!(wanted > 0) || !accepted.includes('image/avif')) return file;
  const { dir, name } = parse(file);
  const widths = readdirSync(dir)
    .map((each) => /^(.+)-(\d+)\.avif$/.exec(each) ?? [])
    .filter(([, scene]) => scene === name)
    .map(([, , each]) => Number(each))
    .sort((a, b) => a - b);
  const chosen = widths.find((each) => each >= wanted * leastShare) ?? widths.at(-1);
  return chosen === undefined ? file : join(dir, `${name}-${chosen}.avif`);
}
