import { Router } from 'express';
import { randomBytes } from 'node:crypto';
import { type Server } from 'node:http';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { type LoadModule } from '../gallery/read-widgets.ts';
import { shareWithOtherOrigins } from '../security/headers.ts';
import { projectPath, readVersion } from '../project.ts';
import { readWidgetStyles } from './styles.ts';
import { type StubModule, type WidgetSource } from './widget-source.ts';

/** The only folders that Vite may read for a page. */
const clientFolders = ['mount', 'shared', 'api', 'widgets', 'node_modules'];

/** Folders whose changes Vite does not see by itself, as no module of the page imports them. */
const watchedFolders = ['templates', 'fixtures', 'shared', 'widgets'];

/** In development the one stylesheet is made by the server; what widgets import is left out. */
const leaveOutStyles: Plugin = {
  name: 'pmw-leave-out-styles',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('.css') ? '\0pmw-no-style' : undefined),
  load: (id) => (id === '\0pmw-no-style' ? '' : undefined),
};

/**
 * The script of development: classic like the built one, so that pages include both alike, and only
 * a door to the modules. The nonce lets Vite's error overlay, and nothing else, bring a style. After
 * a restart Vite's client waits for the server in a worker made of a string, which the policy
 * forbids; where there are no workers it waits by itself.
 */
function makeLoader(styleNonce: string): string {
  return `(() => {
  const base = document.currentScript.src;
  const meta = document.createElement('meta');
  meta.setAttribute('property', 'csp-nonce');
  meta.nonce = ${JSON.stringify(styleNonce)};
  document.head.append(meta);
  Object.defineProperty(window, 'SharedWorker', { value: undefined });
  const load = (path) => import(new URL(path, base).href);
  load('/@vite/client').then(() => load('/main.ts'));
})();
`;
}

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
}

/** Widgets that have to be closed. */
interface LiveWidgets extends WidgetSource {
  /** Any module of the project, as it is now. */
  readonly loadModule: LoadModule;
  readonly close: () => Promise<void>;
}

/** The widgets as they are now, from their sources; every change reloads the page. */
export async function openLiveWidgets({ server, allowedHosts }: LiveOptions): Promise<LiveWidgets> {
  const version = readVersion();
  const styleNonce = randomBytes(16).toString('base64');
  const vite = await createServer({
    configFile: false,
    root: projectPath('mount'),
    cacheDir: projectPath('node_modules/.vite'),
    envDir: false,
    publicDir: false,
    appType: 'custom',
    logLevel: 'warn',
    clearScreen: false,
    define: { __PMW_VERSION__: JSON.stringify(version) },
    plugins: [leaveOutStyles],
    optimizeDeps: { entries: [projectPath('mount/main.ts')] },
    server: {
      middlewareMode: true,
      hmr: { server },
      allowedHosts: [...allowedHosts],
      fs: { strict: true, allow: clientFolders.map(projectPath) },
    },
  });
  reloadOnChange(vite);
  const router = Router();
  router.get('/assets/widgets.js', shareWithOtherOrigins, (_request, response) => {
    response.type('js').set('Cache-Control', 'no-cache').send(makeLoader(styleNonce));
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
