import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const root = join(import.meta.dirname, '../../..');

/** The files that the development server consists of and serves. */
const sources = [
  'api',
  'cms',
  'dev-server',
  'fixtures',
  'languages',
  'mount',
  'shared',
  'templates',
  'tools',
  'docs',
  'CHANGELOG.md',
  'LICENSE',
  'widgets',
  'package.json',
  'tsconfig.browser.json',
  'tsconfig.json',
  'tsconfig.node.json',
  'vite.config.ts',
];

/** A copy of the project that a test may edit. */
export interface ProjectCopy {
  readonly folder: string;
  /**
   * Replaces a text in a file of the copy.
   *
   * @throws if the file does not contain it
   */
  readonly edit: (path: string, from: string, to: string) => void;
  readonly remove: () => void;
}

/**
 * Copies the project's sources into a folder inside the project, so that its packages are found.
 *
 * @param more files and folders to copy as well, with their tests
 * @param name the beginning of the folder's name
 */
export function copyProject(more: readonly string[] = [], name = 'project-'): ProjectCopy {
  const parent = join(root, 'copies');
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, name));
  for (const path of [...sources, ...more]) {
    const left = more.includes(path) ? /[\\/]node_modules$/ : /\.test\.tsx?$/;
    const filter = (source: string) => !left.test(source);
    cpSync(join(root, path), join(folder, path), { recursive: true, filter });
  }
  return {
    folder,
    edit: (path, from, to) => {
      const file = join(folder, path);
      const text = readFileSync(file, 'utf8');
      if (!text.includes(from)) throw new Error(`${path} does not hold ${JSON.stringify(from)}.`);
      writeFileSync(
        file,
        text.replace(from, () => to),
      );
    },
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

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
