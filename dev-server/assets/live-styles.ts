import postcss, { type AtRule } from 'postcss';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type DevEnvironment, type EnvironmentModuleNode, isCSSRequest } from 'vite';

/** A stylesheet in development. */
export interface LiveSheet {
  /** Its path, by which Vite's client identifies it. */
  readonly id: string;
  /** Its address from the site's root; it changes with each change of the file. */
  readonly address: string;
}

function toSheet(id: string, url: string): LiveSheet {
  // Vite ignores `t`: it is for the browser, which requests an address only once per page.
  const changed = existsSync(id) ? Math.floor(statSync(id).mtimeMs) : 0;
  return { id, address: `${url}?direct&t=${changed}` };
}

/** The modules that a module imports, each after its own imports: the order in which they run. */
async function collect(
  environment: DevEnvironment,
  url: string,
  seen: Set<string>,
): Promise<readonly EnvironmentModuleNode[]> {
  if (seen.has(url) || url.includes('/node_modules/')) return [];
  seen.add(url);
  // A module that cannot be transformed reports its error when the page requests it.
  await environment.transformRequest(url).catch(() => null);
  const module = await environment.moduleGraph.getModuleByUrl(url);
  if (module === undefined) return [];
  const found: EnvironmentModuleNode[] = [];
  for (const imported of module.importedModules) {
    found.push(...(await collect(environment, imported.url, seen)));
  }
  return [...found, module];
}

/**
 * The stylesheets that a module and its imports import, in the order of the cascade. The build makes its one
 * stylesheet of the same imports in the same order.
 *
 * @param entry the module's address, e.g. `/mount/main.ts`
 */
export async function listModuleSheets(
  environment: DevEnvironment,
  entry: string,
): Promise<readonly LiveSheet[]> {
  const modules = await collect(environment, entry, new Set());
  return modules.flatMap(({ id, url }) =>
    id !== null && isCSSRequest(url) ? [toSheet(id, url)] : [],
  );
}

/**
 * The stylesheets that a stylesheet imports, in order.
 *
 * @param root the project's folder
 * @param path from there, e.g. `templates/styles/site.css`; it contains only imports
 */
export function listImportedSheets(root: string, path: string): readonly LiveSheet[] {
  const file = join(root, path);
  const imports: AtRule[] = [];
  postcss.parse(readFileSync(file, 'utf8'), { from: file }).walkAtRules('import', (rule) => {
    imports.push(rule);
  });
  return imports.map(({ params }) => {
    const below = join(dirname(path), params.replaceAll(/^(?:url\()?['"]|['"]\)?$/g, ''));
    return toSheet(join(root, below), `/${below.replaceAll('\\', '/')}`);
  });
}

/**
 * A stylesheet that contains only imports: each sheet is loaded separately, so that a broken one does not
 * affect the others.
 */
export function writeImports(sheets: readonly LiveSheet[]): string {
  return sheets.map(({ address }) => `@import url(${JSON.stringify(address)});\n`).join('');
}
