import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml } from '../../tools/render/escape-html.ts';
import { type Difference, type View } from './compare-views.ts';

/** A page at one width, as it was before and as it is now; without one of them it is new, or gone. */
export interface Look {
  readonly address: string;
  readonly width: number;
  readonly before: View | undefined;
  readonly after: View | undefined;
  readonly difference: Difference | undefined;
}

const style = `body { font: 16px/1.5 system-ui; margin: 2rem } h2 { margin-top: 3rem; border-top: 1px solid }
.views { display: flex; gap: 1rem; align-items: start } figure { margin: 0; flex: 1; min-width: 0 }
img { max-width: 100%; border: 1px solid #bbb } ul { columns: 30rem }`;

/**
 * Writes one page that shows what differs, side by side, what differs most first.
 *
 * @param folder gets `index.html` and its pictures
 * @param compared how many pages were compared, at all widths together
 * @returns the file to open
 */
export function writeReport(
  folder: string,
  revision: string,
  looks: readonly Look[],
  compared: number,
): string {
  mkdirSync(folder, { recursive: true });
  const weigh = ({ difference }: Look) => difference?.pixels ?? Infinity;
  const sections = [...looks]
    .sort((one, other) => weigh(other) - weigh(one))
    .map(({ address, width, before, after, difference }, at) => {
      const figures = [
        [revision, before?.picture],
        ['working tree', after?.picture],
        ['what differs', difference?.marked],
      ] as const;
      const drawn = figures.map(([caption, picture], place) => {
        if (picture === undefined) return '';
        const name = `${at}-${place}.png`;
        writeFileSync(join(folder, name), picture);
        return `<figure><figcaption>${escapeHtml(caption)}</figcaption><a href="${name}"><img src="${name}" alt="" loading="lazy"></a></figure>`;
      });
      const sum =
        difference === undefined
          ? before === undefined
            ? 'new'
            : 'gone'
          : `${difference.pixels.toLocaleString('en')} pixels`;
      const changes = (difference?.changes ?? []).map((change) => `<li>${escapeHtml(change)}</li>`);
      return `<h2 id="l${at}">${escapeHtml(address)} at ${width}: ${sum}</h2>
<ul>${changes.join('\n')}</ul>
<div class="views">${drawn.join('\n')}</div>`;
    });
  const file = join(folder, 'index.html');
  const summary = `${looks.length} of ${compared} views differ from ${revision}`;
  writeFileSync(
    file,
    `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${escapeHtml(summary)}</title>
<style>${style}</style>
<h1>${escapeHtml(summary)}</h1>
${sections.join('\n')}
</html>
`,
  );
  return file;
}
