import { type Express } from 'express';
import { afterAll } from 'vitest';
import { createApp } from '../../../dev-server/app.ts';
import { writeFiles } from './write-files.ts';

/** The server with the site's own pages, for a test file. It needs no build, since nobody loads the files. */
export function openSite(): Express {
  const distFolder = writeFiles({ 'manifest.json': '{}' }, afterAll);
  return createApp({ isDevelopment: false, distFolder });
}
