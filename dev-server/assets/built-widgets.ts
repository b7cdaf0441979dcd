import { Router } from 'express';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from '../../fixtures/is-record.ts';
import { answerCall, isStubCall } from '../../fixtures/scenarios.ts';
import { decodePath, findFile } from './find-file.ts';
import { shareWithOtherOrigins } from '../security/headers.ts';
import { sendFile } from './send-file.ts';
import { type WidgetSource } from './widget-source.ts';

/** The files of `dist` that a page may load. */
const loadable = /^\/(?:widgets\.(?:js|css)|inspector\/[\w-]+\.(?:js|css))(?:\.map)?$/;

/** Stylesheets of the sample site and of the development server's pages, which are not part of the product. */
const siteStylesheets = new Set(['/site.css', '/development.css']);

const forGood = 'public, max-age=31536000, immutable';

/**
 * The folder of a build in addresses: `/assets/1.2.0-4f1c09ab`. The hash is the manifest's, so that another
 * build of the same version gets another folder.
 */
function nameFolder(manifest: Buffer): string {
  const facts: unknown = JSON.parse(manifest.toString());
  const version = isRecord(facts) && typeof facts['version'] === 'string' ? facts['version'] : '0';
  return `${version}-${createHash('sha256').update(manifest).digest('hex').slice(0, 8)}`;
}

/**
 * Serves the built widgets. A browser may keep an address with a version, as a folder or as `?v=`, for good;
 * without a version it asks each time whether the file has changed.
 *
 * @param distFolder the output folder of the build
 */
export function openBuiltWidgets(distFolder: string): WidgetSource {
  const router = Router();
  const findFolder = () => nameFolder(readFileSync(join(distFolder, 'manifest.json')));
  router.use('/assets', shareWithOtherOrigins, (request, response, next) => {
    const folder = `/${findFolder()}/`;
    const asked = decodePath(request.path) ?? '';
    const isInFolder = asked.startsWith(folder);
    const path = isInFolder ? asked.slice(folder.length - 1) : asked;
    const inDist = siteStylesheets.has(path) ? `/site${path}` : loadable.exec(path)?.[0];
    const file = inDist === undefined ? undefined : findFile(distFolder, inDist);
    if (file === undefined) {
      next();
      return;
    }
    const isVersioned = isInFolder || Boolean(request.query['v']);
    response.set('Cache-Control', isVersioned ? forGood : 'no-cache');
    sendFile(request, response, file, true);
  });
  return {
    handler: router,
    findFolder: () => `/assets/${findFolder()}`,
    loadScenarios: () => Promise.resolve({ answerCall, isStubCall }),
  };
}
