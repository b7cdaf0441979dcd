import { Router } from 'express';
import { randomBytes } from 'node:crypto';
import { type Server } from 'node:http';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { type LoadModule } from '../gallery/read-widgets.ts';
import { writeLoader } from './loader.ts';
import { shareWithOtherOrigins } from '../security/headers.ts';
import { projectPath, readVersion } from '../project.ts';
import { readWidgetStyles } from './styles.ts';
import { type StubModule, type WidgetSource } from './widget-source.ts';

/** Folders whose changes Vite does not see by itself, as no module of the page imports them. */
const watchedFolders = ['templates', 'fixtures', 'shared', 'widgets'];

/** In development the one stylesheet is made by the server; what widgets import is left out. */
const leaveOutStyles: Plugin = {
  name: 'pmw-leave-out-styles',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('.css') ? '\0pmw-no-style' : undefined),
  load: (id) => (id === '\0pmw-no-style' ? '' : undefined),
};

function reloadOnChange(vite: ViteDevServer): void {
  vite.watcher.add(watchedFolders.map(projectPath));
  vite.watcher.on('all', (_event, path) => {
    if (/\.(?:css|hbs|json|svg)$/.test(path) || path.startsWith(projectPath('fixtures'))) {
      vite.ws.send({ type: 'full-reload' });
    }
  });
}

interface LiveOptions {
  /** Carries the connection over which pages are reloaded: no port of its own. */
  readonly server: Server;
  readonly allowedHosts: readonly string[];
  /** Vite's mode; in `test` types are not checked along the way. */
  readonly mode?: 'development' | 'test';
}

/** Widgets that have to be closed. */
interface LiveWidgets extends WidgetSource {
  /** Any module of the project, as it is now. */
  readonly loadModule: LoadModule;
  readonly close: () => Promise<void>;
}

/** The widgets as they are now, from their sources; every change reloads the page. */
export async function openLiveWidgets({
  server,
  allowedHosts,
  mode = 'development',
}: LiveOptions): Promise<LiveWidgets> {
  const version = readVersion();
  const styleNonce = randomBytes(16).toString('base64');
  const vite = await createServer({
    configFile: projectPath('vite.config.ts'),
    mode,
    appType: 'custom',
    logLevel: 'warn',
    clearScreen: false,
    plugins: [leaveOutStyles],
    server: { middlewareMode: true, ws: { server }, allowedHosts: [...allowedHosts] },
  });
  const hasChecker = vite.config.plugins.some(({ name }) => name === 'vite-plugin-checker');
  reloadOnChange(vite);
  const router = Router();
  router.get('/assets/widgets.js', shareWithOtherOrigins, (_request, response) => {
    response
      .type('js')
      .set('Cache-Control', 'no-cache')
      .send(writeLoader({ styleNonce, hasChecker }));
  });
  router.get('/assets/widgets.css', shareWithOtherOrigins, (_request, response) => {
    const styles = readWidgetStyles(projectPath('.'), version);
    response.type('css').set('Cache-Control', 'no-cache').send(styles);
  });
  router.use(vite.middlewares);
  const file = projectPath('fixtures/scenarios.ts');
  const loadScenarios = () => vite.ssrLoadModule(file) as Promise<StubModule>;
  const loadModule: LoadModule = (path) => vite.ssrLoadModule(path);
  return { handler: router, loadScenarios, loadModule, styleNonce, close: () => vite.close() };
}
