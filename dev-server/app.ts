import express, { type Express } from 'express';
import { proxyCalls } from './stubs/api-proxy.ts';
import { serveAssets } from './assets/serve-assets.ts';
import { type LoadModule } from './gallery/read-widgets.ts';
import { serveGallery } from './gallery/serve-gallery.ts';
import { answerFailures } from './pages/failure-page.ts';
import { decodePath } from './assets/find-file.ts';
import { createFormTokens } from './security/form-token.ts';
import { answerForms } from './stubs/forms.ts';
import { securityHeaders } from './security/headers.ts';
import { checkHost } from './security/host-check.ts';
import { createPageRenderer } from './pages/page-renderer.ts';
import { findPages } from './pages/page-addresses.ts';
import { createMessagePages, createNotFound } from './pages/message-page.ts';
import { projectPath } from './project.ts';
import { servePages } from './pages/serve-pages.ts';
import { answerCalls } from './stubs/answer-calls.ts';
import { type WidgetSource } from './assets/widget-source.ts';

export interface AppOptions {
  readonly widgets: WidgetSource;
  /** True: templates are read anew for each request and errors are explained on the page. */
  readonly isDevelopment: boolean;
  readonly templatesFolder?: string;
  readonly fixturesFolder?: string;
  /** Names, beside localhost and IP addresses, that requests may be for. */
  readonly allowedHosts?: readonly string[];
  /** A real CMS that answers the calls instead of the stubs. */
  readonly api?: URL | undefined;
  readonly log?: (message: string) => void;
  /** Loads contracts and examples for `/_dev`, which is there with it only. */
  readonly loadModule?: LoadModule | undefined;
}

/**
 * The server of CONTRACT 7 without a port: pages, assets, widgets, stubs and forms.
 *
 * @returns an Express application
 */
export function createApp(options: AppOptions): Express {
  const {
    widgets,
    isDevelopment,
    allowedHosts = [],
    api,
    log = console.error,
    loadModule,
  } = options;
  const templatesFolder = options.templatesFolder ?? projectPath('templates');
  const fixturesFolder = options.fixturesFolder ?? projectPath('fixtures');
  const tokens = createFormTokens();
  const renderPage = createPageRenderer({ templatesFolder, isDevelopment, tokens });
  const plainOptions = { renderPage, fixturesFolder, isDevelopment, log };
  const sendMessagePage = createMessagePages(plainOptions);
  const listPages = () => findPages(templatesFolder, fixturesFolder);
  const findPage = (address: string) => listPages().get(address);
  const { styleNonce, loadScenarios } = widgets;

  const app = express();
  app.disable('x-powered-by');
  app.use(checkHost(allowedHosts), securityHeaders(styleNonce));
  app.use((request, response, next) => {
    if (decodePath(request.path) !== undefined) {
      next();
      return;
    }
    const text = 'The address of the request is malformed.';
    sendMessagePage(request, response, 400, { title: 'Not understood', text });
  });
  app.use(
    api === undefined
      ? answerCalls({ fixturesFolder, loadScenarios, sendMessagePage })
      : proxyCalls(api),
  );
  if (loadModule !== undefined) {
    const parts = { renderPage, fixturesFolder, listPages, loadModule };
    app.use('/_dev', serveGallery({ ...parts, styleNonce, loadScenarios, sendMessagePage }));
  }
  app.use(answerForms({ tokens, sendMessagePage, findPage }));
  app.use(servePages({ fixturesFolder, findPage, renderPage, sendMessagePage, styleNonce }));
  app.use(widgets.handler);
  app.use('/assets', serveAssets({ templatesFolder, isDevelopment }));
  app.use(createNotFound(plainOptions));
  app.use(answerFailures({ isDevelopment, sendMessagePage, log }));
  return app;
}
