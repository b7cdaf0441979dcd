import express, { type ErrorRequestHandler, type Express } from 'express';
import { createServer } from 'node:http';
import { type ViteDevServer } from 'vite';
import type * as App from './app.ts';
import { exitWithMistake } from '../tools/command-line.ts';
import { endWithParent } from './end-with-parent.ts';
import { logError, sendErrorPage } from './error-page.ts';
import { listen, printReady } from './listen.ts';
import { openVite } from './open-vite.ts';
import { listOwnNames, readServerOptions } from './options.ts';
import { projectPath } from '../tools/project.ts';

// Starts with files of this folder alone; Vite loads the others, as they are now.

/** The site, with the server's modules as they are now; while one is broken, every page says where. */
function serveCurrentApp(vite: ViteDevServer, options: App.AppOptions): Express {
  const file = projectPath('dev-server/app.ts');
  let current: { readonly module: object; readonly app: Express } | undefined;
  const outer = express();
  // The first page need not wait for them; a module that is broken now is told on that page.
  void vite.ssrLoadModule(file).catch(() => undefined);
  outer.use(async (request, response, next) => {
    const module = (await vite.ssrLoadModule(file)) as typeof App;
    if (current?.module !== module) current = { module, app: module.createApp(options) };
    current.app(request, response, next);
  });
  const onFailure: ErrorRequestHandler = (error, request, response, next) => {
    // Vite refuses foreign hosts, as the site does.
    vite.middlewares(request, response, () => {
      if (error instanceof Error) vite.ssrFixStacktrace(error);
      if (response.headersSent) next(error);
      else sendErrorPage(response, error, true, logError);
    });
  };
  outer.use(onFailure);
  return outer;
}

async function serve(): Promise<void> {
  const { host, api, isInsecure, ...options } = readServerOptions('start', '');
  const server = createServer();
  const allowedHosts = listOwnNames(host);
  const origins = await listen(server, { ...options, host, isInsecure });
  const starting = openVite({ server, allowedHosts }).then((vite) =>
    serveCurrentApp(vite, { vite, isDevelopment: true, allowedHosts, api, isInsecure }),
  );
  server.on('request', (request, response) => {
    void starting.then((app) => {
      app(request, response);
    });
  });
  await starting;
  printReady('Development server', origins, api);
}

endWithParent();
await serve().catch(exitWithMistake);
