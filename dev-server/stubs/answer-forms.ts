import { type Request, Router, urlencoded } from 'express';
import { toPageAddress } from '../pages/page-addresses.ts';
import { sampleToken, tokenName } from './form-token.ts';
import { type SendMessagePage } from '../pages/message-page.ts';
import { type MessagePage } from '../../tools/render/page-fixtures.ts';

interface FormOptions {
  readonly sendMessagePage: SendMessagePage;
  /** A form without an action posts to its own page. */
  readonly findPage: (address: string) => string | undefined;
}

function readField(request: Request, name: string): unknown {
  const body = request.body as Readonly<Record<string, unknown>> | undefined;
  return body?.[name];
}

const contactAddress = '/contact';

/** What is said of a form, by the address that it posts to. */
const answers = new Map<string, Omit<MessagePage, 'title'>>([
  [
    '/market-overview',
    {
      text: 'You are registered for the 2023 Market Overview. This sample site admits everybody.',
      next: { label: 'Watch the presentation', url: '/market-overview/live' },
    },
  ],
]);
const usualAnswer = { text: 'Your message arrived. This sample site sends it nowhere.' };

export function answerForms({ sendMessagePage, findPage }: FormOptions): Router {
  const router = Router();
  const parse = urlencoded({ extended: false });
  router.post(/^\/[a-z]{2,3}(?:-[a-z\d]{2,8})*\/login$/i, parse, (request, response) => {
    if (readField(request, tokenName) !== sampleToken) {
      const text = `The form came without a valid ${tokenName}. Open the page again and repeat the log-in.`;
      sendMessagePage(request, response, 400, { title: 'Log-in refused', text });
      return;
    }
    const missing = ['Data.UserName', 'Data.Password'].find((name) => !readField(request, name));
    if (missing !== undefined) {
      const text = `The form came without ${missing}.`;
      sendMessagePage(request, response, 400, { title: 'Log-in incomplete', text });
      return;
    }
    const text = 'The log-in form arrived. This sample site has no portal behind it.';
    sendMessagePage(request, response, 200, { title: 'Portal Login', text });
  });
  router.post(
    /^/,
    ({ path }, _response, next) => {
      const isKnown = path === contactAddress || findPage(toPageAddress(path)) !== undefined;
      next(isKnown ? undefined : 'route');
    },
    parse,
    (request, response) => {
      const answer = answers.get(toPageAddress(request.path)) ?? usualAnswer;
      sendMessagePage(request, response, 200, { title: 'Thank you', ...answer });
    },
  );
  return router;
}
