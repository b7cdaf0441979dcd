import Handlebars from 'handlebars';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SourceError } from '../source/source-error.ts';
import { compileTemplate, locateError } from './compile-template.ts';
import { makeHelpers } from './template-helpers.ts';
import { findOriginal, listNames } from './template-names.ts';

export interface Templates {
  render(name: string, data: unknown): string;
  /** With `content` of each context for what a page writes between the partial's tags. */
  renderPartial(name: string, data: unknown): string;
}

/** A folder's helpers and what was compiled with them, by file: compiled again only where its text has changed. */
interface Compiler {
  readonly handlebars: typeof Handlebars;
  readonly compiled: Map<string, { source: string; template: HandlebarsTemplateDelegate }>;
}

const compilers = new Map<string, Compiler>();

function openCompiler(templatesFolder: string): Compiler {
  const known = compilers.get(templatesFolder);
  if (known) return known;
  const handlebars = Handlebars.create();
  handlebars.registerHelper(makeHelpers(handlebars, join(templatesFolder, 'assets')));
  const opened: Compiler = { handlebars, compiled: new Map() };
  compilers.set(templatesFolder, opened);
  return opened;
}

/** Opens the templates as they are now; partials are named by their path, layouts `layouts/<name>`. */
export function createTemplates(templatesFolder: string): Templates {
  const { handlebars, compiled } = openCompiler(templatesFolder);

  const compile = (file: string): HandlebarsTemplateDelegate => {
    const source = readFileSync(join(templatesFolder, file), 'utf8');
    const known = compiled.get(file);
    if (known?.source === source) return known.template;
    const template = compileTemplate(handlebars, `templates/${file}`, source);
    compiled.set(file, { source, template });
    return template;
  };
  const makeTemplate = (file: string): HandlebarsTemplateDelegate => {
    let template: HandlebarsTemplateDelegate | undefined;
    return (data, options) => (template ??= compile(file))(data, options);
  };
  const listTemplates = (folder: string, prefix = '') =>
    listNames(join(templatesFolder, folder), '.hbs').map(
      (name) => [prefix + name, makeTemplate(`${folder}/${name}.hbs`)] as const,
    );
  const pages = new Map(listTemplates('pages'));
  const partials = Object.fromEntries([
    ...listTemplates('partials'),
    ...listTemplates('layouts', 'layouts/'),
  ]);

  const draw = (
    template: HandlebarsTemplateDelegate | undefined,
    file: string,
    data: unknown,
    block: Record<string, HandlebarsTemplateDelegate> = {},
  ): string => {
    if (template === undefined) throw new SourceError(`templates/${file}.hbs is missing.`);
    try {
      return template(data, { partials: { ...partials, ...block } });
    } catch (error) {
      throw locateError(error);
    }
  };
  return {
    render: (name, data) =>
      draw(pages.get(name) ?? pages.get(findOriginal(name)), `pages/${name}`, data),
    renderPartial: (name, data) =>
      draw(partials[name], `partials/${name}`, data, {
        '@partial-block': ({ content }: { content?: unknown }) => String(content),
      }),
  };
}
