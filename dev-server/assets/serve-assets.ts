import express, { type RequestHandler } from 'express';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findResized } from './find-resized.ts';

const daySeconds = 24 * 60 * 60;

function chooseCacheControl(path: string): string {
  if (path.endsWith('.woff2')) return `public, max-age=${365 * daySeconds}, immutable`;
  if (/\.(?:svg|json|css)$/.test(path)) return 'no-cache';
  return `public, max-age=${30 * daySeconds}`;
}

interface AssetOptions {
  readonly templatesFolder: string;
  readonly isDevelopment: boolean;
}

export function serveAssets({ templatesFolder, isDevelopment }: AssetOptions): RequestHandler[] {
  const folder = join(templatesFolder, 'assets');
  return [
    (request, response, next) => {
      const { width } = request.query;
      const file = join(folder, request.path);
      if (width !== undefined && /^\/images\/[\w.-]+$/.test(request.path) && existsSync(file)) {
        response.vary('Accept');
        request.url = findResized(file, width, request.get('Accept') ?? '').slice(folder.length);
      }
      next();
    },
    express.static(folder, {
      index: false,
      redirect: false,
      cacheControl: false,
      setHeaders: (response, path) => {
        response.setHeader('Cache-Control', isDevelopment ? 'no-cache' : chooseCacheControl(path));
      },
    }),
  ];
}
