import { type Request } from 'express';
import { isRecord } from '../../fixtures/is-record.ts';
import { isScenario, scenarios } from '../../fixtures/scenario-names.ts';
import { mergeLanguage } from '../../shared/page/merge-language.ts';
import { readLanguageFiles } from '../build/languages.ts';
import { toPageAddress } from './page-addresses.ts';
import { type PageData } from './page-fixtures.ts';
import { createTemplates } from './templates.ts';
import { sampleToken } from '../stubs/form-token.ts';
import { readQuery, readSessionScenario } from '../stubs/scenario-choice.ts';

export type RenderPage = (request: Request, name: string, data: PageData) => string;

interface PageRendererOptions {
  readonly templatesFolder: string;
  readonly isDevelopment: boolean;
  readonly findFolder: (() => string) | undefined;
}

/** The language file of a page; nothing for English. */
function readTexts(culture: string) {
  const texts = mergeLanguage(culture, readLanguageFiles());
  return Object.keys(texts).length === 0 ? undefined : { language: culture, texts };
}

/** Says of each link to a page in no other language that it is English. */
function markEnglish(html: string, language: string): string {
  const english = new RegExp(`<a(?=\\s[^>]*?\\shref="/(?!assets/|${language}[/"#?]))`, 'g');
  return html.replaceAll(english, '<a hreflang="en"');
}

/** Creates the renderer of pages; in development `?dir=rtl` turns a page from right to left. */
export function createPageRenderer(options: PageRendererOptions): RenderPage {
  const { templatesFolder, isDevelopment, findFolder } = options;
  const kept = isDevelopment ? undefined : createTemplates(templatesFolder);
  return (request, name, data) => {
    const chosen = request.query['scenario'];
    const { culture = 'en-US', dir = 'ltr' } = (isRecord(data['site']) ? data['site'] : {}) as {
      readonly culture?: string;
      readonly dir?: string;
    };
    const texts = readTexts(culture);
    const page = {
      address: toPageAddress(request.path),
      query: readQuery(request),
      culture,
      // The culture is in lower case in paths. Open Graph wants it with an underscore.
      culturePath: culture.toLowerCase(),
      locale: culture.replace('-', '_'),
      dir: isDevelopment && request.query['dir'] === 'rtl' ? 'rtl' : dir,
      texts,
      assets: findFolder?.(),
      styles: findFolder?.() ?? '/templates/styles',
      isLive: findFolder === undefined,
      isDevelopment,
      scenario: isScenario(chosen) ? chosen : readSessionScenario(request),
      scenarios,
      requestVerificationToken: sampleToken,
    };
    const html = (kept ?? createTemplates(templatesFolder)).render(name, { ...data, page });
    return texts === undefined ? html : markEnglish(html, culture.replace(/-.*/, ''));
  };
}
