import { type Request, type Response } from 'express';
import { type RenderPage } from './page-renderer.ts';
import { type MessagePage, readPageData, readSite } from '../../tools/catalogue/page-fixtures.ts';
import { makeBarePage } from './bare-page.ts';
import { SourceError } from '../../tools/check-page/source-error.ts';

export type SendMessagePage = (
  request: Request,
  response: Response,
  status: number,
  page: MessagePage,
) => void;

interface MessagePageOptions {
  readonly renderPage: RenderPage;
  readonly fixturesFolder: string;
  readonly isDevelopment: boolean;
  readonly log: (message: string) => void;
}

function createSender({ isDevelopment, log }: MessagePageOptions) {
  return (response: Response, status: number, { title, text }: MessagePage, make: () => string) => {
    let html: string;
    try {
      html = make();
    } catch (error) {
      log(error instanceof SourceError ? error.message : String(error));
      html = makeBarePage(title, text, isDevelopment);
    }
    response.status(status).type('html').set('Cache-Control', 'no-cache').send(html);
  };
}

/** Sends a message rendered from `pages/message.hbs`, or bare if that is broken. */
export function createMessagePages(options: MessagePageOptions): SendMessagePage {
  const { renderPage, fixturesFolder } = options;
  const send = createSender(options);
  return (request, response, status, words) => {
    send(response, status, words, () =>
      renderPage(request, 'message', {
        ...words,
        description: words.text,
        site: readSite(fixturesFolder),
      }),
    );
  };
}

export function createNotFound(options: MessagePageOptions) {
  const { renderPage, fixturesFolder } = options;
  const send = createSender(options);
  const words = { title: 'Page not found', text: 'There is no page at this address.' };
  return (request: Request, response: Response): void => {
    send(response, 404, words, () =>
      renderPage(request, 'not-found', readPageData(fixturesFolder, 'not-found')),
    );
  };
}
