import express, { type Express } from 'express';
import { serveAssets } from './assets/serve-assets.ts';
import { type WidgetSource } from './assets/widget-source.ts';
import { type LoadModule } from './gallery/read-widgets.ts';
import { serveGallery } from './gallery/serve-gallery.ts';
import { answerFailures } from './pages/answer-failures.ts';
import { createMessagePages, createNotFound } from './pages/message-page.ts';
import { findPages } from './pages/page-addresses.ts';
import { createPageRenderer } from './pages/page-renderer.ts';
import { servePages } from './pages/serve-pages.ts';
import { servePanel } from './panel/serve-panel.ts';
import { projectPath } from './project.ts';
import { createFormTokens } from './security/form-token.ts';
import { securityHeaders } from './security/headers.ts';
import { checkHost } from './security/host-check.ts';
import { checkTarget } from './security/request-target.ts';
import { answerCalls } from './stubs/answer-calls.ts';
import { answerForms } from './stubs/answer-forms.ts';
import { proxyCalls } from './stubs/proxy-calls.ts';

export interface AppOptions {
  readonly widgets: WidgetSource;
  /** True: templates are read again for each request and errors are explained on the page. */
  readonly isDevelopment: boolean;
  readonly templatesFolder?: string;
  readonly fixturesFolder?: string;
  /** Host names that requests may be for, beside localhost and IP addresses. */
  readonly allowedHosts?: readonly string[];
  /** A real CMS that answers the calls instead of the stubs. */
  readonly api?: URL | undefined;
  /** Logs what went wrong. */
  readonly log?: (message: string) => void;
  /** Logs what happens: where calls go, and each call. */
  readonly print?: (line: string) => void;
  /** Loads contracts and examples for `/_dev`, which exists only with it. */
  readonly loadModule?: LoadModule | undefined;
}

/**
 * The server of CONTRACT 7, without a port: pages, assets, widgets, stubs and forms.
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
    print = console.log,
    loadModule,
  } = options;
  const templatesFolder = options.templatesFolder ?? projectPath('templates');
  const fixturesFolder = options.fixturesFolder ?? projectPath('fixtures');
  const tokens = createFormTokens();
  const { findFolder = () => '/assets' } = widgets;
  const renderPage = createPageRenderer({ templatesFolder, isDevelopment, tokens, findFolder });
  const messageOptions = { renderPage, fixturesFolder, isDevelopment, log };
  const sendMessagePage = createMessagePages(messageOptions);
  const listPages = () => findPages(templatesFolder, fixturesFolder, isDevelopment);
  const findPage = (address: string) => listPages().get(address);
  const { styleNonce, loadScenarios } = widgets;

  const app = express();
  app.disable('x-powered-by');
  app.use(checkHost(allowedHosts), securityHeaders(styleNonce), checkTarget);
  app.use(
    api === undefined
      ? answerCalls({ fixturesFolder, loadScenarios, sendMessagePage, isDevelopment, log })
      : proxyCalls(api, print),
  );
  if (isDevelopment) app.use('/_dev/panel', servePanel);
  if (loadModule !== undefined) {
    const parts = { renderPage, fixturesFolder, listPages, loadModule };
    const stubs = { loadScenarios, sendMessagePage, isDevelopment, log };
    app.use('/_dev', serveGallery({ ...parts, ...stubs, styleNonce }));
  }
  app.use(answerForms({ tokens, sendMessagePage, findPage }));
  app.use(servePages({ fixturesFolder, findPage, renderPage, sendMessagePage, styleNonce }));
  app.use(widgets.handler);
  app.use('/assets', serveAssets({ templatesFolder, isDevelopment }));
  app.use(createNotFound(messageOptions));
  app.use(answerFailures({ isDevelopment, sendMessagePage, log }));
  return app;
}
