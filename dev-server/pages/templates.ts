import Handlebars from 'handlebars';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeHelpers } from './template-helpers.ts';
import { PageError } from './template-error.ts';
import { listNames } from './page-addresses.ts';

type Template = (data: unknown, options?: Handlebars.RuntimeOptions) => string;

/** Turns templates and data into pages. */
export interface Templates {
  /**
   * @param name of a template below `pages`
   * @throws {PageError} naming template, line and field
   */
  render(name: string, data: unknown): string;
}

interface LocatedError extends Error {
  readonly lineNumber?: number;
}

/** The lines of a template that read a field; JavaScript's own error does not say where. */
function findLines(source: string, field: string): string {
  const lines = source
    .split('\n')
    .flatMap((line, index) => (line.includes(`.${field}`) ? [index + 1] : []));
  return lines.length === 0 ? '' : `:${lines.join(' or ')}`;
}

/** One sentence: template, line, what is missing. */
function toPageError(path: string, source: string, error: unknown): PageError {
  if (error instanceof PageError) return error;
  const { message, lineNumber } = error as LocatedError;
  const strict = /^"(.+)" not defined in/.exec(message);
  if (strict !== null) {
    const where = lineNumber === undefined ? '' : `:${lineNumber}`;
    return new PageError(
      `templates/${path}${where}: the field "${strict[1] ?? ''}" is missing in the page's data.`,
      { cause: error },
    );
  }
  const unread = /^Cannot read properties of (\w+) \(reading '(.+)'\)$/.exec(message);
  if (unread !== null) {
    const [, kind = '', field = ''] = unread;
    return new PageError(
      `templates/${path}${findLines(source, field)}: the field "${field}" is read from something that is ${kind}.`,
      { cause: error },
    );
  }
  const where = lineNumber === undefined ? '' : `:${lineNumber}`;
  return new PageError(`templates/${path}${where}: ${message}`, { cause: error });
}

/** Compiles a template when it is first used; what it throws names it, the innermost one wins. */
function makeTemplate(handlebars: typeof Handlebars, folder: string, path: string): Template {
  let compiled: Template | undefined;
  let source = '';
  return (data, options) => {
    try {
      if (compiled === undefined) {
        source = readFileSync(join(folder, path), 'utf8');
        compiled = handlebars.compile(source, { strict: true, preventIndent: true });
      }
      return compiled(data, options);
    } catch (error) {
      throw toPageError(path, source, error);
    }
  };
}

/**
 * Opens the templates as they are now; in development they are opened anew for each request.
 * Partials are known by their path below `partials`, layouts as `layouts/<name>`.
 */
export function createTemplates(templatesFolder: string): Templates {
  const handlebars = Handlebars.create();
  const helpers = makeHelpers(join(templatesFolder, 'assets'));
  const listTemplates = (folder: string, prefix: string) =>
    listNames(join(templatesFolder, folder), '.hbs').map((name): [string, Template] => [
      `${prefix}${name}`,
      makeTemplate(handlebars, templatesFolder, `${folder}/${name}.hbs`),
    ]);
  const partials = Object.fromEntries([
    ...listTemplates('partials', ''),
    ...listTemplates('layouts', 'layouts/'),
  ]);
  const pages = new Map(listTemplates('pages', ''));
  return {
    render: (name, data) => {
      const page = pages.get(name);
      if (page === undefined) throw new PageError(`templates/pages/${name}.hbs is missing.`);
      return page(data, { helpers, partials });
    },
  };
}
