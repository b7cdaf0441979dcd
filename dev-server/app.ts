import { constants } from 'node:zlib';
import compression from 'compression';
import express, { type Express, type RequestHandler } from 'express';
import { type ViteDevServer } from 'vite';
import { createFolderFinder, serveBuiltFiles } from './assets/built-files.ts';
import { serveCurrentFiles } from './assets/current-files.ts';
import { serveAssets } from './assets/serve-assets.ts';
import { answerFailures } from './pages/answer-failures.ts';
import { createMessagePages } from './pages/message-page.ts';
import { findPages, toPageAddress } from './pages/page-addresses.ts';
import { createPageRenderer } from './pages/page-renderer.ts';
import { servePages } from './pages/serve-pages.ts';
import { serveTextPages } from './pages/serve-text-pages.ts';
import { logError } from './error-page.ts';
import { print as printLine } from '../tools/print.ts';
import { projectPath } from '../tools/project.ts';
import { securityHeaders, shareWithOtherOrigins } from './security/headers.ts';
import { checkHost } from './security/host-check.ts';
import { answerCalls } from './stubs/answer-calls.ts';
import { answerForms } from './stubs/answer-forms.ts';
import { createCallFinder } from './stubs/call-paths.ts';
import { proxyCalls } from './stubs/proxy-calls.ts';

/** As sites compress while they send: the package's own 4 makes the script larger than gzip does. */
const brotliParameters = { [constants.BROTLI_PARAM_QUALITY]: 6 };

const notFound = { title: 'Page not found', text: 'There is no page at this address.' };

export interface AppOptions {
  readonly vite?: ViteDevServer;
  /** Templates are read again for each request, errors are explained, `/_dev` exists. */
  readonly isDevelopment: boolean;
  /** Pages include the module in place of the classic script. */
  readonly isModule?: boolean;
  readonly distFolder?: string;
  readonly templatesFolder?: string;
  readonly fixturesFolder?: string;
  readonly allowedHosts?: readonly string[];
  readonly api?: URL | undefined;
  readonly isInsecure?: boolean;
  readonly log?: (message: string) => void;
  readonly print?: (line: string) => void;
}

export function createApp(options: AppOptions): Express {
  const { vite, isDevelopment, isModule = false, allowedHosts = [] } = options;
  const { api, isInsecure = false } = options;
  const { log = logError, print = printLine } = options;
  const distFolder = options.distFolder ?? projectPath('dist');
  const templatesFolder = options.templatesFolder ?? projectPath('templates');
  const fixturesFolder = options.fixturesFolder ?? projectPath('fixtures');
  const isLive = vite !== undefined;
  const findFolder = isLive ? undefined : createFolderFinder(distFolder);
  const renderPage = createPageRenderer({ templatesFolder, isDevelopment, isModule, findFolder });
  const sendMessagePage = createMessagePages({ renderPage, fixturesFolder, isDevelopment, log });
  const listPages = () => findPages(templatesFolder, fixturesFolder, isDevelopment);
  // A file has an ending: the folders are not read for each module of a page.
  const findPage = (address: string) =>
    address.includes('.') ? undefined : listPages().get(address);
  const findCall = createCallFinder((path) => findPage(toPageAddress(path)) !== undefined);
  const stubs = { fixturesFolder, sendMessagePage, isDevelopment, log, findCall };

  const app = express();
  app.disable('x-powered-by');
  app.use(checkHost(allowedHosts), securityHeaders(isLive));
  // Not in development, where nothing crosses a network.
  if (!isLive) app.use(compression({ brotli: { params: brotliParameters } }));
  const proxied = { findCall, sendMessagePage, isInsecure, print };
  app.use(api === undefined ? answerCalls(stubs) : proxyCalls(api, proxied));
  if (isDevelopment) {
    let gallery: Promise<RequestHandler> | undefined;
    app.use('/_dev', async (request, response, next) => {
      // Loaded with its first page: with the parsers of its checks it would double the time to start.
      gallery ??= import('./gallery/serve-gallery.ts').then(({ serveGallery }) =>
        serveGallery({ ...stubs, renderPage, listPages, isLive }),
      );
      (await gallery)(request, response, next);
    });
  }
  app.use(answerForms({ sendMessagePage, findPage }));
  app.use(servePages({ fixturesFolder, findPage, renderPage, sendMessagePage, isLive }));
  app.use(serveTextPages({ fixturesFolder, sendMessagePage }));
  app.use('/assets', shareWithOtherOrigins);
  if (findFolder !== undefined) app.use(serveBuiltFiles(distFolder, findFolder));
  if (vite !== undefined) {
    app.use('/assets', serveCurrentFiles);
    // The inspector's address is made from that of the script.
    app.use('/mount/inspector/inspector.js', serveCurrentFiles);
    app.use(vite.middlewares);
  }
  app.use('/assets', serveAssets({ templatesFolder, isDevelopment }));
  app.use((request, response) => {
    sendMessagePage(request, response, 404, notFound, 'not-found');
  });
  app.use(answerFailures({ isDevelopment, isLive, sendMessagePage, findCall, log }));
  return app;
}
