import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

export interface Preview {
  readonly origin: string;
  readonly stop: () => void;
}

/**
 * Serves the built files of a checkout in processes of their own, which share no time with a measurement.
 *
 * @param script the script of its pages
 * @throws {Error} if its server ends before it is ready
 */
export async function startPreview(
  folder: string,
  script: 'classic' | 'module' = 'classic',
): Promise<Preview> {
  const server = spawn('npm', ['run', '--silent', 'preview'], {
    cwd: folder,
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', SCRIPT: script },
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  });
  for await (const line of createInterface({ input: server.stdout })) {
    const [origin] = /http:\S+/.exec(line) ?? [];
    if (origin !== undefined) return { origin, stop: () => server.kill() };
  }
  throw new Error(`The server of the built files of ${folder} has ended.`);
}
