import { type Request } from 'express';
import { isScenario, scenarios } from '../../fixtures/scenario-names.ts';
import { mergeLanguage } from '../../tools/merge-language.ts';
import { readLanguageFiles } from '../../tools/render/language-files.ts';
import { toPageAddress } from './page-addresses.ts';
import { type PageData } from '../../tools/render/page-fixtures.ts';
import { createTemplates } from '../../tools/render/templates.ts';
import { sampleToken } from '../stubs/form-token.ts';
import { readQuery, readSessionScenario } from '../stubs/scenario-choice.ts';

export type RenderPage = (request: Request, name: string, data: PageData) => string;

interface PageRendererOptions {
  readonly templatesFolder: string;
  readonly isDevelopment: boolean;
  readonly isModule: boolean;
  readonly findFolder: (() => string) | undefined;
}

/** Creates the renderer of pages; in development `?dir=rtl` turns a page from right to left. */
export function createPageRenderer(options: PageRendererOptions): RenderPage {
  const { templatesFolder, isDevelopment, isModule, findFolder } = options;
  const kept = isDevelopment ? undefined : createTemplates(templatesFolder);
  return (request, name, data) => {
    const chosen = request.query['scenario'];
    const site = data['site'] as { readonly culture?: string; readonly dir?: string } | undefined;
    const { culture = 'en-US', dir = 'ltr' } = site ?? {};
    const texts = mergeLanguage(culture, readLanguageFiles());
    const page = {
      address: toPageAddress(request.path),
      query: readQuery(request),
      culture,
      // The culture is in lower case in paths. Open Graph wants it with an underscore.
      culturePath: culture.toLowerCase(),
      locale: culture.replace('-', '_'),
      dir: isDevelopment && request.query['dir'] === 'rtl' ? 'rtl' : dir,
      // English is in the contracts.
      texts: Object.keys(texts).length === 0 ? undefined : { language: culture, texts },
      assets: findFolder?.(),
      styles: findFolder?.() ?? '/templates/styles',
      isLive: findFolder === undefined,
      isModule,
      isDevelopment,
      scenario: isScenario(chosen) ? chosen : readSessionScenario(request),
      scenarios,
      requestVerificationToken: sampleToken,
    };
    return (kept ?? createTemplates(templatesFolder)).render(name, { ...data, page });
  };
}
