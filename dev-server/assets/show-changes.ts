import { type ViteDevServer } from 'vite';
import { projectPath } from '../project.ts';

/**
 * Files that the server reads for a page and that no module of the page imports: for these the page has to
 * reload.
 */
const readByServer = /^fixtures\/|^templates\/.*\.(?:hbs|svg)$|\.(?:contract|examples)\.ts$/;

const pageStyle = /^templates\/styles\/.*\.css$/;

/**
 * Shows changes that Vite does not show by itself: the pages' own stylesheets are replaced in place, and the
 * page reloads for a template, page data, an answer of a stub, a contract or an example.
 *
 * @param pageStylesheets those that pages link, e.g. `site.css`
 */
export function showChanges(vite: ViteDevServer, pageStylesheets: readonly string[]): void {
  const root = projectPath('.');
  vite.watcher.on('all', (_event, file) => {
    const path = file.startsWith(root) ? file.slice(root.length).replaceAll('\\', '/') : '';
    if (readByServer.test(path)) vite.ws.send({ type: 'full-reload' });
    if (!pageStyle.test(path)) return;
    const timestamp = Date.now();
    const updates = pageStylesheets.map((name) => {
      const address = `/assets/${name}`;
      return { type: 'css-update' as const, path: address, acceptedPath: address, timestamp };
    });
    vite.ws.send({ type: 'update', updates });
  });
}
