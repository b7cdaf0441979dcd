import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { projectPath } from '../../dev-server/project.ts';

/** A server of the built files, in a process of its own: it shares no time with what measures it. */
export interface Preview {
  /** For example `http://127.0.0.1:40123`. */
  readonly origin: string;
  readonly stop: () => void;
}

/** Requests script and stylesheets once: the server compresses them at the first request, which takes seconds. */
async function warmUp(origin: string): Promise<void> {
  const html = await (await fetch(origin)).text();
  const files = html.match(/\/assets\/[\w.-]+\/(?:site|widgets)\.(?:css|js)/g) ?? [];
  for (const file of new Set(files)) {
    await (await fetch(origin + file, { headers: { 'accept-encoding': 'br' } })).arrayBuffer();
  }
}

/**
 * Starts `npm run preview` on a free port.
 *
 * @throws {Error} if it ends without listening; what it said about it is on the error stream
 */
export async function startPreview(): Promise<Preview> {
  const file = projectPath('dev-server/preview.ts');
  const server = spawn(process.execPath, ['--import', 'tsx', file], {
    cwd: projectPath('.'),
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: server.stdout })) {
    const [origin] = /http:\S+/.exec(line) ?? [];
    if (origin === undefined) continue;
    await warmUp(origin);
    return { origin, stop: () => void server.kill() };
  }
  throw new Error('The server of the built files has ended.');
}
