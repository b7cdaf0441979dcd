import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const leastShare = 0.9;

/** The same picture as AVIF, if the browser accepts that and there is one. */
function findBetter(file: string, accepted: string): string {
  const better = file.replace(/\.\w+$/, '.avif');
  return accepted.includes('image/avif') && existsSync(better) ? better : file;
}

/** The file for `?width=`: the smallest that is wide enough, or a tenth narrower, else the widest. */
export function findResized(file: string, width: unknown, accepted: string): string {
  const [, stem, ending] = /^(.+-)\d+(\.\w+)$/.exec(basename(file)) ?? [];
  const wanted = typeof width === 'string' ? Number(width) : NaN;
  if (stem === undefined || ending === undefined || !(wanted > 0)) return file;
  const widths = readdirSync(dirname(file))
    .filter((name) => name.startsWith(stem) && name.endsWith(ending))
    .map((name) => Number(name.slice(stem.length, -ending.length)))
    .filter((each) => each > 0)
    .sort((a, b) => a - b);
  const chosen = widths.find((each) => each >= wanted * leastShare) ?? widths.at(-1);
  if (chosen === undefined) return file;
  return findBetter(join(dirname(file), `${stem}${chosen}${ending}`), accepted);
}
