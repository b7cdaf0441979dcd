import express, { type Express } from 'express';
import { proxyCalls } from './api-proxy.ts';
import { serveAssets } from './assets.ts';
import { type LoadModule } from './catalogue/read-widgets.ts';
import { serveCatalogue } from './catalogue/serve-catalogue.ts';
import { answerFailures } from './failures.ts';
import { decodePath } from './find-file.ts';
import { createFormTokens } from './form-token.ts';
import { answerForms } from './forms.ts';
import { securityHeaders } from './headers.ts';
import { checkHost } from './host-check.ts';
import { createPageMaker } from './make-page.ts';
import { findPages } from './pages.ts';
import { createPlainPages, createNotFound } from './plain-page.ts';
import { projectPath } from './project.ts';
import { servePages } from './site-pages.ts';
import { playStubs } from './stubs.ts';
import { type WidgetSource } from './widget-source.ts';

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
  const makePage = createPageMaker({ templatesFolder, isDevelopment, tokens });
  const plainOptions = { makePage, fixturesFolder, isDevelopment, log };
  const sendPlainPage = createPlainPages(plainOptions);
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
    sendPlainPage(request, response, 400, { title: 'Not understood', text });
  });
  app.use(
    api === undefined
      ? playStubs({ fixturesFolder, loadScenarios, sendPlainPage })
      : proxyCalls(api),
  );
  if (loadModule !== undefined) {
    const parts = { makePage, fixturesFolder, listPages, loadModule };
    app.use('/_dev', serveCatalogue({ ...parts, styleNonce, loadScenarios, sendPlainPage }));
  }
  app.use(answerForms({ tokens, sendPlainPage, findPage }));
  app.use(servePages({ fixturesFolder, findPage, makePage, sendPlainPage, styleNonce }));
  app.use(widgets.handler);
  app.use('/assets', serveAssets({ templatesFolder, isDevelopment }));
  app.use(createNotFound(plainOptions));
  app.use(answerFailures({ isDevelopment, sendPlainPage, log }));
  return app;
}
