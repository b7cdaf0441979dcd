import { type RequestHandler } from 'express';
import { join } from 'node:path';
import { decodePath, findFile } from './find-file.ts';
import { shareWithOtherOrigins } from '../security/headers.ts';
import { findResized } from './find-resized.ts';
import { sendFile } from './send-file.ts';

const daySeconds = 24 * 60 * 60;

/** How long a browser keeps an asset: a font never changes, an image may. */
function chooseCacheControl(path: string): string {
  if (path.endsWith('.woff2')) return `public, max-age=${365 * daySeconds}, immutable`;
  if (/\.(?:svg|json|css)$/.test(path)) return 'no-cache';
  return `public, max-age=${30 * daySeconds}`;
}

interface AssetOptions {
  readonly templatesFolder: string;
  readonly isDevelopment: boolean;
}

/** Serves what pages need beside the widgets, below `/assets`: images, icons, fonts, films. */
export function serveAssets({ templatesFolder, isDevelopment }: AssetOptions): RequestHandler[] {
  return [
    shareWithOtherOrigins,
    (request, response, next) => {
      const path = decodePath(request.path);
      const file = path && findFile(join(templatesFolder, 'assets'), path);
      if (path === undefined || file === undefined || file === '') {
        next();
        return;
      }
      response.set('Cache-Control', isDevelopment ? 'no-cache' : chooseCacheControl(path));
      const sized = findResized(file, request.query['width'], request.get('Accept') ?? '');
      if (request.query['width'] !== undefined) response.vary('Accept');
      sendFile(request, response, sized, !isDevelopment);
    },
  ];
}
