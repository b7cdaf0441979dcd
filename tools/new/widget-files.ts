import { readdirSync } from 'node:fs';
import { formatAs } from '../format-as.ts';
import { projectPath, readText } from '../project.ts';
import { toCamelCase } from '../../shared/rules/camel-case.ts';
import { toPascalCase } from './widget-name.ts';

/** The kinds of widgets for which there are templates: the folders of `templates`. */
export const widgetKinds = ['react', 'behaviour'] as const;

export type WidgetKind = (typeof widgetKinds)[number];

/** A file of the project, by its path from the root. */
export interface NewFile {
  readonly path: string;
  readonly text: string;
}

/** The name in the templates, in each of its spellings, becomes that of the widget. */
function fillIn(template: string, name: string): string {
  return template
    .replaceAll('the-name', name)
    .replaceAll('theName', toCamelCase(name))
    .replaceAll('TheName', toPascalCase(name))
    .replaceAll('the name', name.replaceAll('-', ' '));
}

/** Formats as `npm run fix` does, which leaves the templates of pages as they are. */
export async function formatFile({ path, text }: NewFile): Promise<NewFile> {
  if (path.endsWith('.hbs')) return { path, text };
  return { path, text: await formatAs(text, { filepath: path }) };
}

/** The files of a new widget, from the templates of its kind. */
export function makeWidgetFiles(name: string, kind: WidgetKind): Promise<readonly NewFile[]> {
  const folder = projectPath(`tools/new/templates/${kind}`);
  const files = readdirSync(folder).map((template) => {
    const file = fillIn(template.replace(/\.txt$/, ''), name);
    const place = file.endsWith('.hbs') ? 'templates/partials/mount-points' : `widgets/${name}`;
    return { path: `${place}/${file}`, text: fillIn(readText(`${folder}/${template}`), name) };
  });
  return Promise.all(files.map(formatFile));
}
