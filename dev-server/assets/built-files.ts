import { type RequestHandler } from 'express';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const loadable =
  /^(?:widgets\.(?:js|css)|inspector\/inspector\.js)(?:\.map)?$|^(?:site|development)\.css$|^languages\/[\w-]+\.json$/;

/** The folder of a build, `/assets/1.2.0-4f1c09ab`; another build of the same version has another. */
export function findBuiltFolder(distFolder: string): string {
  const file = join(distFolder, 'manifest.json');
  if (!existsSync(file)) return '/assets/not-built';
  const manifest = readFileSync(file);
  const { version = '0' } = JSON.parse(manifest.toString()) as { readonly version?: string };
  return `/assets/${version}-${createHash('sha256').update(manifest).digest('hex').slice(0, 8)}`;
}

/** Serves the built files: with a version, as a folder or as `?v=`, browsers keep them for good. */
export function serveBuiltFiles(distFolder: string): RequestHandler {
  return (request, response, next) => {
    const folder = `${findBuiltFolder(distFolder)}/`;
    const isInFolder = request.path.startsWith(folder);
    const name = request.path.slice((isInFolder ? folder : '/assets/').length);
    if (!request.path.startsWith('/assets/') || !loadable.test(name)) {
      next();
      return;
    }
    const isVersioned = isInFolder || Boolean(request.query['v']);
    const cacheControl = isVersioned ? 'public, max-age=31536000, immutable' : 'no-cache';
    response.set('Cache-Control', cacheControl);
    // The stylesheets of the sample site are no part of the product.
    const path = /^(?:site|development)\.css$/.test(name) ? `site/${name}` : name;
    response.sendFile(path, { root: distFolder }, (error) => {
      if (!response.headersSent) next(error);
    });
  };
}
