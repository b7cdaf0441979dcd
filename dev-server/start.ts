import express, { type ErrorRequestHandler, type Express } from 'express';
import { createServer } from 'node:http';
import { type ViteDevServer } from 'vite';
import type * as App from './app.ts';
import { listen, run } from './listen.ts';
import { openVite } from './open-vite.ts';
import { sendErrorPage } from './pages/answer-failures.ts';
import { projectPath } from './project.ts';
import { checkHost } from './security/host-check.ts';

/** The site, with the server's modules as they are now; while one is broken, every page says where. */
function serveCurrentApp(vite: ViteDevServer, options: App.AppOptions): Express {
  const file = projectPath('dev-server/app.ts');
  let current: { readonly module: object; readonly app: Express } | undefined;
  const outer = express();
  outer.use(checkHost(options.allowedHosts ?? []));
  outer.use(async (request, response, next) => {
    const module = (await vite.ssrLoadModule(file)) as typeof App;
    if (current?.module !== module) current = { module, app: module.createApp(options) };
    current.app(request, response, next);
  });
  const onFailure: ErrorRequestHandler = (error, request, response, next) => {
    // The page of the error includes Vite's client, which reloads it after the next change.
    vite.middlewares(request, response, () => {
      if (response.headersSent) {
        next(error);
        return;
      }
      if (error instanceof Error) vite.ssrFixStacktrace(error);
      sendErrorPage(response, error, { isDevelopment: true, log: console.error });
    });
  };
  outer.use(onFailure);
  return outer;
}

const summary =
  'Serves the pages with the widgets as their sources are now; changes show without a restart.';

await run('start', summary, async ({ host, port, api }) => {
  const server = createServer();
  const allowedHosts = [host];
  // Listen first: if the port is taken, nothing else has to be started and stopped.
  const address = await listen(server, { host, port });
  const starting = openVite({ server, allowedHosts }).then((vite) =>
    serveCurrentApp(vite, { vite, isDevelopment: true, allowedHosts, api }),
  );
  server.on('request', (request, response) => {
    void starting.then((app) => {
      app(request, response);
    });
  });
  await starting;
  console.log(`Development server: ${address}`);
});
