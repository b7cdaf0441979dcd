import { type Request, type Response } from 'express';
import { describeError, makeErrorPage } from '../error-page.ts';
import { type MessagePage, readPageData, readSite } from '../../tools/render/page-fixtures.ts';
import { type RenderPage } from './page-renderer.ts';

export type SendMessagePage = (
  request: Request,
  response: Response,
  status: number,
  page: MessagePage,
  /** The template; one of another name has data of its own. */
  name?: string,
) => void;

interface MessagePageOptions {
  readonly renderPage: RenderPage;
  readonly fixturesFolder: string;
  readonly isDevelopment: boolean;
  readonly log: (message: string) => void;
}

/** Sends a message rendered from a template, or bare if that is broken. */
export function createMessagePages(options: MessagePageOptions): SendMessagePage {
  const { renderPage, fixturesFolder, isDevelopment, log } = options;
  const render = (request: Request, page: MessagePage, name: string): string => {
    try {
      if (name !== 'message') return renderPage(request, name, readPageData(fixturesFolder, name));
      const site = readSite(fixturesFolder);
      return renderPage(request, name, { ...page, description: page.text, site });
    } catch (error) {
      log(describeError(error));
      return makeErrorPage(page.title, page.text, isDevelopment);
    }
  };
  return (request, response, status, page, name = 'message') => {
    const html = render(request, page, name);
    response.status(status).type('html').set('Cache-Control', 'no-cache').send(html);
  };
}
