import { type Request, type Response } from 'express';
import { isScenario, scenarios } from '../../fixtures/scenario-names.ts';
import { type FormTokens } from '../security/form-token.ts';
import { toPageAddress } from './page-addresses.ts';
import { type PageData } from './page-fixtures.ts';
import { readQuery } from './query.ts';
import { createTemplates } from './templates.ts';
import { readSessionScenario } from '../stubs/scenario-choice.ts';

/**
 * Renders the page of a template for a request.
 *
 * @throws {SourceError} naming template, line and column
 */
export type RenderPage = (
  request: Request,
  response: Response,
  name: string,
  data: PageData,
) => string;

interface PageRendererOptions {
  readonly templatesFolder: string;
  readonly isDevelopment: boolean;
  readonly tokens: FormTokens;
  /** The folder of script and stylesheets in addresses. */
  readonly findFolder: () => string;
}

const culture = 'en-US';

/**
 * Creates the renderer of pages. In development it reads the templates again each time, and `?dir=rtl` turns
 * a page from right to left.
 */
export function createPageRenderer(options: PageRendererOptions): RenderPage {
  const { templatesFolder, isDevelopment, tokens, findFolder } = options;
  const kept = isDevelopment ? undefined : createTemplates(templatesFolder);
  return (request, response, name, data) => {
    const chosen = request.query['scenario'];
    const page = {
      address: toPageAddress(request.path),
      query: readQuery(request),
      culture,
      // SPEC 7: the culture is in lower case in paths. Open Graph wants it with an underscore.
      culturePath: culture.toLowerCase(),
      locale: culture.replace('-', '_'),
      dir: isDevelopment && request.query['dir'] === 'rtl' ? 'rtl' : 'ltr',
      assets: findFolder(),
      isDevelopment,
      scenario: isScenario(chosen) ? chosen : readSessionScenario(request),
      scenarios,
      requestVerificationToken: tokens.issue(request, response),
    };
    return (kept ?? createTemplates(templatesFolder)).render(name, { ...data, page });
  };
}
