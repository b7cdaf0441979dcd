import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { toCamelCase } from '../../shared/rules/camel-case.ts';
import { OptionError } from '../command-line.ts';
import { projectPath, readText } from '../project.ts';

/** Words with a meaning of their own: in the documents, or in every object. */
const reserved = [
  'all-widgets',
  'constructor',
  'page',
  'react-widgets',
  'script',
  'widget',
  'widgets',
];

/** Where classes, custom properties and components that widgets share are declared. */
const sharedFolders = ['mount', 'shared', 'templates'];

/** `fund-ticker` as `FundTicker`. */
export function toPascalCase(name: string): string {
  return toCamelCase(`-${name}`);
}

function refuse(found: string, expected: string): never {
  throw new OptionError(`new: the name is ${found}; expected ${expected}. Nothing is written.`);
}

/** The first file that has a class or a custom property `pmw-<name>`, or exports a component of the name. */
function findUse(name: string): string | undefined {
  const use = new RegExp(
    String.raw`pmw-${name}(?![a-z\d]|-(?!-))|\bexport \w+ ${toPascalCase(name)}\b`,
  );
  return sharedFolders
    .flatMap((folder) =>
      readdirSync(projectPath(folder), { recursive: true, encoding: 'utf8' }).map((path) =>
        join(folder, path).replaceAll('\\', '/'),
      ),
    )
    .filter((path) => /\.(?:css|hbs|tsx?)$/.test(path))
    .find((path) => use.test(readText(path)));
}

/**
 * Checks the name of a new widget: it becomes the folder, the value of `data-widget`, and the beginning of its files and
 * classes.
 *
 * @throws OptionError if the name cannot be one, or is taken
 */
export function checkWidgetName(name: string | undefined): string {
  const example =
    'words of small letters and digits with a hyphen between them, such as fund-ticker';
  if (name === undefined) refuse('missing', example);
  const quoted = JSON.stringify(name);
  if (!/^[a-z][a-z\d]*(?:-[a-z\d]+)*$/.test(name)) refuse(quoted, example);
  if (reserved.includes(name)) {
    refuse(`${quoted}, a word of the project`, `none of ${reserved.join(', ')}`);
  }
  const taken = [`widgets/${name}`, `templates/partials/mount-points/${name}.hbs`];
  const there = taken.find((path) => existsSync(projectPath(path))) ?? findUse(name);
  if (there !== undefined) refuse(`${quoted}, which ${there} has already`, 'one that is not taken');
  return name;
}
