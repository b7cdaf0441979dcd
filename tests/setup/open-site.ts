import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Express } from 'express';
import { afterAll } from 'vitest';
import { createApp } from '../../dev-server/app.ts';

/** The server with the site's own pages, for a test file. It needs no build, since nobody loads the files. */
export function openSite(): Express {
  const distFolder = mkdtempSync(join(tmpdir(), 'pmw-'));
  afterAll(() => {
    rmSync(distFolder, { recursive: true });
  });
  writeFileSync(join(distFolder, 'manifest.json'), '{}');
  return createApp({ isDevelopment: false, distFolder });
}
