import { type RequestHandler } from 'express';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { compressWhole } from '../../tools/compress.ts';

const loadable =
  /^(?:widgets\.(?:js|css)|inspector\/inspector\.js|esm\/[\w-]+\.js)(?:\.map)?$|^(?:site|development)\.css$|^languages\/[\w-]+\.json$/;

/**
 * Finds the folder of the build, `/assets/1.2.0-4f1c09ab`; another build of the same version has another. Between the
 * former build and the next, for a moment, it is still the former.
 */
export function createFolderFinder(distFolder: string): () => string {
  const file = join(distFolder, 'manifest.json');
  let latest = '/assets/not-built';
  return () => {
    try {
      const manifest = readFileSync(file);
      const { version = '0' } = JSON.parse(manifest.toString()) as { readonly version?: string };
      const hash = createHash('sha256').update(manifest).digest('hex').slice(0, 8);
      latest = `/assets/${version}-${hash}`;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
    return latest;
  };
}

/**
 * Serves the built files: with a version, as a folder or as `?v=`, browsers keep them for good. Those in the folder of the
 * build are compressed once, as a content network does; others while they are sent.
 */
export function serveBuiltFiles(distFolder: string, findFolder: () => string): RequestHandler {
  return (request, response, next) => {
    const folder = `${findFolder()}/`;
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
    const file = join(distFolder, path);
    const isCompressed = isInFolder && /\.(?:js|css)$/.test(name) && existsSync(file);
    if (isCompressed && request.acceptsEncodings('br') === 'br') {
      response.vary('Accept-Encoding').type(extname(name)).set('Content-Encoding', 'br');
      response.send(compressWhole(readFileSync(file)));
      return;
    }
    response.sendFile(path, { root: distFolder }, (error) => {
      if (!response.headersSent) next(error);
    });
  };
}
