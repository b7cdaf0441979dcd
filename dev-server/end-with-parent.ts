import { existsSync, readFileSync } from 'node:fs';

/** The parent process and, where the system tells, the parent of a shell in between: npm ends without its shell. */
function readParents(): string {
  const file = `/proc/${process.ppid}/stat`;
  const stat = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const [, ofShell = ''] = /^\d+ \(\w*sh\) \w (\d+)/.exec(stat) ?? [];
  return `${process.ppid} ${ofShell}`;
}

/** Ends this process when the one that started it is gone, also if that was killed and could tell nobody. */
export function endWithParent(): void {
  const parents = readParents();
  setInterval(() => {
    if (readParents() !== parents) process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}

/** The same if npm has started it; a shell may end before what it has put into the background. */
export function endWithNpm(): void {
  if (process.env['npm_lifecycle_event'] !== undefined) endWithParent();
}
