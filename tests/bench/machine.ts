import { existsSync, readFileSync } from 'node:fs';
import { cpus, loadavg, platform, release } from 'node:os';
import { projectPath } from '../../dev-server/project.ts';
import { peersFolder } from './install-peers.ts';

function readVersion(name: string): string {
  const peer = `${peersFolder}/${name}/package.json`;
  const own = projectPath(`node_modules/${name}/package.json`);
  const text = readFileSync(existsSync(peer) ? peer : own, 'utf8');
  return `${name} ${(JSON.parse(text) as { version: string }).version}`;
}

/** The lines above the table: what the numbers were measured on, and with which versions. */
export function describeRun(chromium: string, packages: readonly string[]): readonly string[] {
  const [cpu] = cpus();
  const [load = NaN] = loadavg();
  return [
    `${cpus().length} × ${cpu?.model ?? 'unknown processor'}, ${platform()} ${release()}, load ${load.toFixed(1)}`,
    `Chromium ${chromium}, Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}`,
    [...new Set(['react', 'react-dom', ...packages])].map(readVersion).join(', '),
  ];
}
