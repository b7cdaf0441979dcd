import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RuntimeOptions } from 'handlebars';
import { createHandlebars } from './handlebars.ts';
import { findOriginal, listNames } from './template-names.ts';
import { SourceError } from '../../check-page/source-error.ts';
import { makeHelpers } from './template-helpers.ts';
import { locateErrors } from './template-errors.ts';

type Template = (data: unknown, options?: RuntimeOptions) => string;

export interface Templates {
  render(name: string, data: unknown): string;
  /** With `content` of each context for what a page writes between the partial's tags. */
  renderPartial(name: string, data: unknown): string;
}

/** Opens the templates as they are now; partials are named by their path, layouts `layouts/<name>`. */
export function createTemplates(templatesFolder: string): Templates {
  const handlebars = createHandlebars(makeHelpers(join(templatesFolder, 'assets')));
  const { within, throughCaller } = locateErrors();

  const makeTemplate = (file: string): Template => {
    let compiled: Template | undefined;
    let source = '';
    const compile = (): Template => {
      source = readFileSync(join(templatesFolder, file), 'utf8');
      const tree = handlebars.parse(source);
      return handlebars.compile(tree, { strict: true, preventIndent: true });
    };
    return (data, options) => {
      throughCaller(options);
      return within({ path: `templates/${file}`, readSource: () => source }, () => {
        compiled ??= compile();
        return compiled(data, options);
      });
    };
  };

  const listTemplates = (folder: string, prefix: string) =>
    listNames(join(templatesFolder, folder), '.hbs').map((name): [string, Template] => [
      `${prefix}${name}`,
      makeTemplate(`${folder}/${name}.hbs`),
    ]);
  const partials = Object.fromEntries([
    ...listTemplates('partials', ''),
    ...listTemplates('layouts', 'layouts/'),
  ]);
  const pages = new Map(listTemplates('pages', ''));
  return {
    render: (name, data) => {
      const page = pages.get(name) ?? pages.get(findOriginal(name));
      if (page === undefined) throw new SourceError(`templates/pages/${name}.hbs is missing.`);
      return page(data, { partials });
    },
    renderPartial: (name, data) => {
      const partial = partials[name];
      if (!partial) throw new SourceError(`templates/partials/${name}.hbs is missing.`);
      const block: Template = (context) => String((context as { content?: unknown }).content);
      return partial(data, { partials: { ...partials, '@partial-block': block } });
    },
  };
}
