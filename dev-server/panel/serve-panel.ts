import { type RequestHandler } from 'express';
import { readFileSync } from 'node:fs';
import { transformWithOxc } from 'vite';
import { findFile } from '../assets/find-file.ts';
import { projectPath } from '../project.ts';

/**
 * Serves the script of the development bar: the modules of `client`, each by its own name, with their types
 * taken out. It needs no bundle, so that it works beside the built files, too.
 */
export const servePanel: RequestHandler = async (request, response, next) => {
  const [, name] = /^\/([a-z-]+\.ts)$/.exec(request.path) ?? [];
  const file = name && findFile(projectPath('dev-server/panel/client'), name);
  if (file === undefined || file === '') {
    next();
    return;
  }
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file, { sourcemap: false });
  response.type('js').set('Cache-Control', 'no-cache').send(code);
};
