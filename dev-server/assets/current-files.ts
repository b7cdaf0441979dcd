import { type RequestHandler } from 'express';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { projectPath } from '../../tools/project.ts';

const places = {
  'widgets.js': 'widgets.js',
  'widgets.css': 'widgets.css',
  'inspector.js': 'inspector/inspector.js',
  'site.css': 'site/site.css',
  'development.css': 'site/development.css',
} as const;

const command = ['--import', 'tsx', projectPath('tools/build/command.ts'), '--if-stale'];

let running: Promise<unknown> | undefined;

/** Builds `dist` in a process of its own if a source is newer; requests that come together wait for one build. */
function buildIfStale(): Promise<unknown> {
  const options = { cwd: projectPath('.') };
  running ??= promisify(execFile)(process.execPath, command, options).finally(() => {
    running = undefined;
  });
  return running;
}

/** Serves the built files as the sources are now, for pages of other servers and the check's frame. */
export const serveCurrentFiles: RequestHandler = async (request, response, next) => {
  const name = /\/([\w.]+)$/.exec(request.path)?.[1] ?? '';
  if (!Object.hasOwn(places, name)) {
    next();
    return;
  }
  await buildIfStale();
  response.set('Cache-Control', 'no-cache');
  response.sendFile(places[name as keyof typeof places], { root: projectPath('dist') });
};
