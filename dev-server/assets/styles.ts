import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { putVersion } from '../build/version-in-styles.ts';
import { findFile } from './find-file.ts';
import { SourceError } from '../pages/source-error.ts';
import { listNames } from '../pages/page-addresses.ts';

const importLine = /^@import\s+(?:url\()?['"]\.\/([^'"]+)['"]\)?;[ \t]*$/gm;

/**
 * A stylesheet of the pages' own: a file of `templates/styles` with each line `@import './x.css';`
 * replaced by that file.
 *
 * @param name `site.css`, or `development.css` of the development server's own pages
 * @throws {SourceError} naming a file that is not there
 */
export function readPageStyles(templatesFolder: string, name: string): string {
  return inlineImports(join(templatesFolder, 'styles'), name);
}

function inlineImports(folder: string, path: string): string {
  const file = findFile(folder, path);
  if (file === undefined) throw new SourceError(`templates/styles/${path} is missing.`);
  const below = dirname(path) === '.' ? '' : `${dirname(path)}/`;
  return readFileSync(file, 'utf8').replaceAll(importLine, (_line, name: string) =>
    inlineImports(folder, `${below}${name}`).trimEnd(),
  );
}

/** The folders whose stylesheets are the widgets', in the order in which they stand. */
const widgetFolders = ['shared/styles', 'shared/components', 'widgets'];

/**
 * The widgets' stylesheet in development: every stylesheet of the widgets, tokens first. The build
 * makes the same of the imports.
 *
 * @param root the project's folder
 */
export function readWidgetStyles(root: string, version: string): string {
  const tokens = 'shared/styles/tokens';
  const names = widgetFolders.flatMap((folder) =>
    listNames(join(root, folder), '.css').map((name) => `${folder}/${name}`),
  );
  const ordered = [
    ...names.filter((name) => name === tokens),
    ...names.filter((name) => name !== tokens),
  ];
  const sheets = ordered.map((name) => readFileSync(join(root, `${name}.css`), 'utf8'));
  return putVersion(sheets.join('\n'), version);
}
