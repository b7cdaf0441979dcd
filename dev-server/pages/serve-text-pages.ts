import { type RequestHandler } from 'express';
import { type SendMessagePage } from './message-page.ts';
import { toPageAddress } from './page-addresses.ts';
import { readTextPages } from '../../tools/render/page-fixtures.ts';

interface TextPageOptions {
  readonly fixturesFolder: string;
  readonly sendMessagePage: SendMessagePage;
}

/** Serves the pages that have a title and a text, and no template of their own: terms, notices and the like. */
export function serveTextPages({
  fixturesFolder,
  sendMessagePage,
}: TextPageOptions): RequestHandler {
  return (request, response, next) => {
    const address = toPageAddress(request.path);
    const isRead = ['GET', 'HEAD'].includes(request.method) && !address.includes('.');
    const page = isRead ? readTextPages(fixturesFolder).get(address) : undefined;
    if (page === undefined) next();
    else sendMessagePage(request, response, 200, page);
  };
}
