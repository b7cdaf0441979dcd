import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { stripVTControlCharacters } from 'node:util';

export interface DevelopmentServer {
  readonly origin: string;
  /** Its output so far, without colours. */
  readonly readOutput: () => string;
  /** The processes of node that it consists of, without the one that watches. */
  readonly listProcesses: () => readonly string[];
  readonly stop: () => Promise<void>;
}

/** Starts the development server of a folder on its own port, as `npm start` does. */
export function startDevelopmentServer(folder: string): Promise<DevelopmentServer> {
  const server = spawn(process.execPath, ['--import', 'tsx', 'dev-server/start.ts'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'development', PORT: '0', HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(server, 'exit');
  const listProcesses = () => {
    const { stdout } = spawnSync('ps', ['-A', '-o', 'ppid=,args='], { encoding: 'utf8' });
    const own = stdout.split('\n').filter((line) => line.trim().startsWith(`${server.pid} `));
    return own.filter((line) => line.includes('dev-server/'));
  };
  const stop = async () => {
    server.kill();
    await ended;
  };
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const origin = /Development server: (http:\S+)/.exec(output)?.[1];
      const readOutput = () => stripVTControlCharacters(output);
      if (origin !== undefined) resolve({ origin, readOutput, listProcesses, stop });
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    void ended.then(() => {
      reject(new Error(`The development server did not start:\n${output}`));
    });
  });
}
