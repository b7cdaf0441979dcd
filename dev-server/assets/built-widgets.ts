import { Router } from 'express';
import { answerCall, isStubCall } from '../../fixtures/scenarios.ts';
import { decodePath, findFile } from './find-file.ts';
import { shareWithOtherOrigins } from '../security/headers.ts';
import { sendFile } from './send-file.ts';
import { type WidgetSource } from './widget-source.ts';

/** What of `dist` a page may load. */
const loadable = /^\/(?:widgets\.(?:js|css)|inspector\/[\w-]+\.(?:js|css))(?:\.map)?$/;

/** Stylesheets of the sample site and the development server's pages, which are no part of what a CMS gets. */
const siteStylesheets = new Set(['/site.css', '/development.css']);

const forGood = 'public, max-age=31536000, immutable';

/**
 * The widgets as they were built. An address with `?v=` names a version and is kept for good;
 * without it the browser asks each time whether the file is still the same.
 *
 * @param distFolder where the build put them
 */
export function openBuiltWidgets(distFolder: string): WidgetSource {
  const router = Router();
  router.use('/assets', shareWithOtherOrigins, (request, response, next) => {
    const path = decodePath(request.path) ?? '';
    const inDist = siteStylesheets.has(path) ? `/site${path}` : loadable.exec(path)?.[0];
    const file = inDist === undefined ? undefined : findFile(distFolder, inDist);
    if (file === undefined) {
      next();
      return;
    }
    const isVersioned = Boolean(request.query['v']);
    response.set('Cache-Control', isVersioned ? forGood : 'no-cache');
    sendFile(request, response, file, true);
  });
  return { handler: router, loadScenarios: () => Promise.resolve({ answerCall, isStubCall }) };
}
