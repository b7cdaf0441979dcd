import { type Server } from 'node:http';
import { relative } from 'node:path';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { projectPath } from '../tools/project.ts';

/**
 * Files that the server reads for a page and no module of the page imports: the page reloads for them. With those of
 * `dev-server` and `tools` themselves the server has started; for them it starts again, and the page reloads when it is back.
 */
const readByServer =
  /^dev-server\/(?:app\.ts$|.+\/)|^tools\/.+\/|^fixtures\/|^templates\/.*\.(?:hbs|svg)$|\.(?:contract|examples)\.ts$/;

/** Reloads the page for what the server reads, once Vite has forgotten the modules of the file. */
const reloadForServerFiles: Plugin = {
  name: 'reload-for-server-files',
  hotUpdate({ file }) {
    if (this.environment.name !== 'client') return;
    const path = relative(projectPath('.'), file).replaceAll('\\', '/');
    if (readByServer.test(path)) this.environment.hot.send({ type: 'full-reload' });
  },
};

interface ViteOptions {
  /** Carries the connection for changes, so that it needs no port of its own. */
  readonly server: Server;
  readonly allowedHosts: readonly string[];
  /** In `test` there is no type check in the background. */
  readonly mode?: 'development' | 'test';
}

export function openVite({
  server,
  allowedHosts,
  mode = 'development',
}: ViteOptions): Promise<ViteDevServer> {
  return createServer({
    configFile: projectPath('vite.config.ts'),
    // Vite's own way writes a file, which would be watched as one that the server started with.
    configLoader: 'runner',
    mode,
    appType: 'custom',
    plugins: [reloadForServerFiles],
    server: {
      middlewareMode: true,
      ws: { server },
      allowedHosts: [...allowedHosts],
      // Vite also loads the server's own modules, and would give away what it has loaded.
      fs: {
        deny: ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', '**/{dev-server,fixtures,tools}/**'],
      },
    },
  });
}
