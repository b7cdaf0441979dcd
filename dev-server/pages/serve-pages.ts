import { type RequestHandler } from 'express';
import { isRecord } from '../../fixtures/is-record.ts';
import { makePolicy } from '../../tools/render/page-policy.ts';
import { toPageAddress } from './page-addresses.ts';
import { type RenderPage } from './page-renderer.ts';
import { type PageData, readPageData } from '../../tools/render/page-fixtures.ts';
import { type SendMessagePage } from './message-page.ts';
import { chooseScenario } from '../stubs/scenario-choice.ts';

interface PageOptions {
  readonly fixturesFolder: string;
  readonly findPage: (address: string) => string | undefined;
  readonly renderPage: RenderPage;
  readonly sendMessagePage: SendMessagePage;
  readonly isLive: boolean;
}

/** The hosts that embeds of a page may come from: its fixture's `embedHosts`, else the site's. */
function readEmbedHosts(data: PageData): readonly string[] {
  const { embedHosts: hosts = isRecord(data['site']) ? data['site']['embedHosts'] : [] } = data;
  if (!Array.isArray(hosts)) return [];
  return hosts.filter(
    (host): host is string => typeof host === 'string' && /^[a-z\d.-]+$/.test(host),
  );
}

export function servePages(options: PageOptions): RequestHandler {
  const { fixturesFolder, findPage, renderPage, sendMessagePage, isLive } = options;
  return (request, response, next) => {
    const name = findPage(toPageAddress(request.path));
    if (name === undefined || !['GET', 'HEAD'].includes(request.method)) {
      next();
      return;
    }
    const mistake = chooseScenario(request, response);
    if (mistake !== undefined) {
      sendMessagePage(request, response, 400, { title: 'Unknown scenario', text: mistake });
      return;
    }
    const data = readPageData(fixturesFolder, name);
    const embedHosts = readEmbedHosts(data);
    const html = renderPage(request, name, { ...data, embedHosts });
    response.type('html').set({
      'Content-Security-Policy': makePolicy({ embedHosts, isLive }),
      // Not "no-store": that would keep pages out of the back-forward cache.
      'Cache-Control': 'private, no-cache',
    });
    response.send(html);
  };
}
