import { Router } from 'express';
import { randomBytes } from 'node:crypto';
import { type Server } from 'node:http';
import { createServer, type ViteDevServer } from 'vite';
import { bundle } from '../build/bundle.ts';
import { type LoadModule } from '../gallery/read-widgets.ts';
import { writeLoader } from './loader.ts';
import { shareWithOtherOrigins } from '../security/headers.ts';
import { projectPath } from '../project.ts';
import {
  listImportedSheets,
  listModuleSheets,
  type LiveSheet,
  writeImports,
} from './live-styles.ts';
import { showChanges } from './show-changes.ts';
import { type StubModule, type WidgetSource } from './widget-source.ts';

interface LiveOptions {
  /** Carries the connection for reloading pages, so that it needs no port of its own. */
  readonly server: Server;
  readonly allowedHosts: readonly string[];
  /** Vite's mode; in `test` there is no type check in the background. */
  readonly mode?: 'development' | 'test';
}

/** The widgets from their sources; holds a Vite server that has to be closed. */
interface LiveWidgets extends WidgetSource {
  /** Loads any module of the project in its current state. */
  readonly loadModule: LoadModule;
  readonly close: () => Promise<void>;
}

const entry = '/mount/main.ts';

/** The pages' own stylesheets: the site's, and those of the development server beside it. */
const pageStylesheets = ['site.css', 'development.css'];

/** What pages include, by address: the loader, and stylesheets that import those of the sources. */
function serveIncludes(vite: ViteDevServer, styleNonce: string): Router {
  const router = Router();
  const hasChecker = vite.config.plugins.some(({ name }) => name === 'vite-plugin-checker');
  const listWidgetSheets = () => listModuleSheets(vite.environments.client, entry);
  const serve = (path: string, type: string, write: () => string | Promise<string>) => {
    router.get(path, shareWithOtherOrigins, async (_request, response) => {
      response
        .type(type)
        .set('Cache-Control', 'no-cache')
        .send(await write());
    });
  };
  serve('/assets/widgets.js', 'js', async () =>
    writeLoader({ styleNonce, hasChecker, entry, sheets: await listWidgetSheets() }),
  );
  serve('/assets/widgets.css', 'css', async () => writeImports(await listWidgetSheets()));
  serve('/assets/inspector/inspector.js', 'js', async () => {
    const { files } = await bundle({ mode: 'inspector' });
    return files.find(({ name }) => name === 'inspector.js')?.bytes.toString() ?? '';
  });
  for (const name of pageStylesheets) {
    const list = (): readonly LiveSheet[] =>
      listImportedSheets(projectPath('.'), `templates/styles/${name}`);
    serve(`/assets/${name}`, 'css', () => writeImports(list()));
  }
  // Reads ahead what the first page will need.
  void listWidgetSheets();
  return router;
}

/** The widgets from their current sources; a change is shown at once. */
export async function openLiveWidgets({
  server,
  allowedHosts,
  mode = 'development',
}: LiveOptions): Promise<LiveWidgets> {
  const styleNonce = randomBytes(16).toString('base64');
  const vite = await createServer({
    configFile: projectPath('vite.config.ts'),
    mode,
    appType: 'custom',
    logLevel: 'warn',
    clearScreen: false,
    server: { middlewareMode: true, ws: { server }, allowedHosts: [...allowedHosts] },
  });
  showChanges(vite, pageStylesheets);
  const router = Router();
  router.use(serveIncludes(vite, styleNonce), vite.middlewares);
  const file = projectPath('fixtures/scenarios.ts');
  const loadScenarios = () => vite.ssrLoadModule(file) as Promise<StubModule>;
  const loadModule: LoadModule = (path) => vite.ssrLoadModule(path);
  return { handler: router, loadScenarios, loadModule, styleNonce, close: () => vite.close() };
}
