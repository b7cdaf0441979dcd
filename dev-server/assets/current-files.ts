import { type RequestHandler } from 'express';
import { projectPath } from '../../tools/project.ts';
import { buildIfStale } from './build-if-stale.ts';

const places = {
  'widgets.js': 'widgets.js',
  'widgets.css': 'widgets.css',
  'inspector.js': 'inspector/inspector.js',
  'site.css': 'site/site.css',
  'development.css': 'site/development.css',
} as const;

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
