import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, platform, release } from 'node:os';
import { projectPath } from '../../tools/project.ts';
import { benchPackages } from '../programs/installed-packages.ts';

/** The machine's processors: `2 × Xeon`. */
export const describeProcessors = () =>
  `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`;

function readVersion(name: string): string {
  const peer = benchPackages.find(`${name}/package.json`);
  const own = projectPath(`node_modules/${name}/package.json`);
  const text = readFileSync(existsSync(peer) ? peer : own, 'utf8');
  return `${name} ${(JSON.parse(text) as { version: string }).version}`;
}

/** The lines above the table: what the numbers were measured on, and with which versions. */
export function describeRun(chromium: string, packages: readonly string[]): readonly string[] {
  const [load = NaN] = loadavg();
  return [
    `${describeProcessors()}, ${platform()} ${release()}, load ${load.toFixed(1)}`,
    `Chromium ${chromium}, Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}`,
    [...new Set(['react', 'react-dom', ...packages])].map(readVersion).join(', '),
  ];
}

/**
 * Replaces the figures of a command in `docs/performance.md`.
 *
 * @param name the command's: its figures are between `<!-- name -->` and `<!-- /name -->`
 * @param lines as the command prints them
 * @throws if the page has no such place
 */
export function writeFigures(name: string, lines: readonly string[]): void {
  const page = projectPath('docs/performance.md');
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [before = '', ...rest] = readFileSync(page, 'utf8').split(begin);
  const [, ...after] = rest.join(begin).split(end);
  if (after.length === 0) throw new Error(`docs/performance.md has no ${begin} … ${end}.`);
  const block = ['', '', '```text', ...lines, '```', '', ''].join('\n');
  writeFileSync(page, before + begin + block + end + after.join(end));
}
