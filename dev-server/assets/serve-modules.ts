import { type RequestHandler } from 'express';
import { existsSync, readFileSync } from 'node:fs';
import { transformWithOxc } from 'vite';
import { projectPath } from '../../tools/project.ts';

export function serveModules(folder: string): RequestHandler {
  return async (request, response, next) => {
    const name = /^\/[a-z-]+\.ts$/.exec(request.path)?.[0] ?? '';
    const file = projectPath(folder + name);
    if (name === '' || !existsSync(file)) {
      next();
      return;
    }
    const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file, { sourcemap: false });
    response.type('js').set('Cache-Control', 'no-cache').send(code);
  };
}
