import { execFileSync } from 'node:child_process';
import { projectPath } from '../../dev-server/project.ts';

/** Builds before the tests where a source is newer: they must never see an older build. */
export default function buildIfStale(): void {
  const args = ['--import', 'tsx', 'dev-server/build/build.ts', '--if-stale'];
  execFileSync(process.execPath, args, { cwd: projectPath('.'), stdio: ['ignore', 'ignore', 2] });
}
