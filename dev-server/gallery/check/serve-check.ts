import { type Request, type Response, Router, text as readText } from 'express';
import { randomUUID } from 'node:crypto';
import { serveCurrentFiles } from '../../assets/current-files.ts';
import { type PageData } from '../../../tools/render/page-fixtures.ts';
import { makePolicy } from '../../../tools/render/page-policy.ts';
import { shareWithOtherOrigins } from '../../security/headers.ts';
import { findForeignOrigin } from '../../security/own-origin.ts';
import { answerCalls, type StubOptions } from '../../stubs/answer-calls.ts';
import { checkPage } from '../../../tools/check-page/check-page.ts';
import { htmlToCheck } from '../../../tools/gallery/gallery-data.ts';
import { writeMountPoint } from '../../../tools/render/mount-point-html.ts';
import { listWidgetNames, readWidget, readWidgets } from '../../../tools/read-widgets.ts';
import { makeDrawnPage } from './drawn-page.ts';

interface CheckOptions extends StubOptions {
  readonly send: (request: Request, response: Response, name: string, data: PageData) => void;
}

/** The maximum length of the typed HTML: pages of CMSs are long. */
const longest = '2mb';

const mostDrawn = 20;

/** Untrusted HTML, drawn in a sandbox without an origin under the production policy, and checked. */
export function serveCheck(options: CheckOptions): Router {
  const { send } = options;
  const router = Router();
  const drawn = new Map<string, string>();

  const readExample = async ({ widget, example }: Request['query']): Promise<string> => {
    if (typeof widget !== 'string' || !listWidgetNames().includes(widget)) return htmlToCheck;
    const { contract, examples } = await readWidget(widget);
    const chosen = examples.find(({ name }) => name === example) ?? examples[0];
    return chosen ? `${writeMountPoint(contract, chosen)}\n` : htmlToCheck;
  };

  router.get('/', async (request, response) => {
    send(request, response, 'check', {
      title: 'Check',
      description: 'Type or paste HTML: it is shown as a page and checked as you type.',
      html: await readExample(request.query),
      isDrawn: true,
    });
  });

  router.post('/', readText({ type: 'text/plain', limit: longest }), async (request, response) => {
    if (findForeignOrigin(request.headers) !== undefined) {
      response.status(403).type('text').send('Only the page of this server may ask for a check.');
      return;
    }
    const html = typeof request.body === 'string' ? request.body : '';
    const id = randomUUID();
    drawn.set(id, makeDrawnPage(html));
    for (const old of [...drawn.keys()].slice(0, -mostDrawn)) drawn.delete(old);
    const address = `${request.protocol}://${request.get('host') ?? ''}/`;
    const findings = checkPage(html, { widgets: await readWidgets(), address });
    response.set('Cache-Control', 'no-store').json({ findings, drawn: `/_dev/check/drawn/${id}` });
  });

  router.get('/drawn/:id', (request, response, next) => {
    const html = drawn.get(request.params.id);
    if (html === undefined) {
      next();
      return;
    }
    response.type('html').set({
      'Content-Security-Policy': `${makePolicy()}; sandbox allow-scripts allow-forms`,
      'Cache-Control': 'no-store',
    });
    response.send(html);
  });

  router.use('/assets', shareWithOtherOrigins, serveCurrentFiles);

  router.use('/stubs', shareWithOtherOrigins, (request, response, next) => {
    response.set('Access-Control-Allow-Headers', 'Content-Type');
    if (request.method === 'OPTIONS') response.status(204).end();
    else next();
  });
  router.use('/stubs', answerCalls({ ...options, readScenario: () => 'normal' }));
  return router;
}
