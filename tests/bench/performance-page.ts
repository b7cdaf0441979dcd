import { readFileSync, writeFileSync } from 'node:fs';
import { projectPath } from '../../dev-server/project.ts';

const page = 'docs/performance.md';

/**
 * Replaces the figures of a command in `docs/performance.md`.
 *
 * @param name the command's: its figures are between `<!-- name -->` and `<!-- /name -->`
 * @param lines as the command prints them
 * @throws if the page has no such place
 */
export function writeFigures(name: string, lines: readonly string[]): void {
  const text = readFileSync(projectPath(page), 'utf8');
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const from = text.indexOf(begin);
  const to = text.indexOf(end);
  if (from < 0 || to < from) throw new Error(`${page} has no ${begin} … ${end}.`);
  const block = ['', '', '```text', ...lines, '```', '', ''].join('\n');
  writeFileSync(projectPath(page), text.slice(0, from + begin.length) + block + text.slice(to));
}
