import { type ChildProcess, fork } from 'node:child_process';
import { watch } from 'node:fs';
import { endWithParent } from './end-with-parent.ts';
import { projectPath } from './project.ts';

// `npm start`: runs the development server and restarts it when its own files change, on the same port.
// Whatever ends this process ends the server: a signal, Ctrl-C, and also a kill that cannot be handled,
// because the server watches the connection between the two.

const serverFile = projectPath('dev-server/start.ts');

/** Editors write a file in steps. */
const settleMs = 100;

let port = process.env['PORT'];
let hasServed = false;
let isEnding = false;

function startServer(): ChildProcess {
  const server = fork(serverFile, process.argv.slice(2), {
    env: { ...process.env, ...(port !== undefined && { PORT: port }) },
  });
  server.on('message', (used: number) => {
    // A port that the system chose stays the same too.
    port = String(used);
    hasServed = true;
  });
  server.on('exit', (code) => {
    if (isEnding || !hasServed) process.exit(code ?? 0);
    // A change broke the server: the next one may fix it.
    if (code !== null && code !== 0)
      console.error('The server ended. It starts again after the next change.');
  });
  return server;
}

function isRunning({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null;
}

let server = startServer();
let timer: NodeJS.Timeout | undefined;

function restart(): void {
  const next = () => {
    console.log('The server’s files have changed: it starts again.');
    server = startServer();
  };
  if (!isRunning(server)) {
    next();
    return;
  }
  server.once('exit', next);
  server.kill('SIGKILL');
}

function restartSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(restart, settleMs);
}

// The server's own code: Vite and the page handle everything else.
watch(projectPath('dev-server'), { recursive: true }, (_event, name) => {
  if (name === null || !/\.test\.ts$|\.md$/.test(name)) restartSoon();
});
// The folder, not the file: an editor may replace the file.
watch(projectPath('.'), (_event, name) => {
  if (name === 'vite.config.ts') restartSoon();
});

function end(signal: NodeJS.Signals): void {
  isEnding = true;
  clearTimeout(timer);
  if (isRunning(server)) server.kill(signal);
  else process.exit(0);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
endWithParent(() => {
  end('SIGTERM');
});
