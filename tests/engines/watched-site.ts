import express from 'express';
import { createApp } from '../../dev-server/app.ts';
import { type Answer, type Answers } from '../setup/network/test-cms.ts';
import { startServer, type TestServer } from '../setup/network/test-server.ts';

/** Runs before everything else on a page and records what goes wrong on it: not every engine's driver can. */
const watchScript = `(() => {
  const problems = [];
  Object.defineProperty(window, 'problemsOfThisPage', { value: problems });
  for (const level of ['error', 'warn']) {
    const say = console[level];
    console[level] = (...words) => {
      problems.push(level + ': ' + words.map(String).join(' '));
      say.apply(console, words);
    };
  }
  addEventListener('error', (event) => problems.push('uncaught: ' + event.message));
  addEventListener('unhandledrejection', (event) => problems.push('unhandled: ' + event.reason));
  addEventListener('securitypolicyviolation', (event) =>
    problems.push('policy: ' + event.violatedDirective + ' ' + event.blockedURI));
})();`;

/** A page that loads the script first; anything else is as it was, also JSON that quotes a page. */
function addScript<Body>(body: Body) {
  if (typeof body !== 'string') return body;
  const [nonce = ''] = /\snonce="[^"]+"/.exec(body) ?? [];
  return body.replace(/^\s*<[\s\S]*?<head>/, `$&<script${nonce} src="/watch.js"></script>`);
}

/** The answers of another CMS, whose pages are watched too. */
export function watchAnswers(answers: Answers): Answers {
  const watch = ({ body, ...answer }: Answer): Answer =>
    body === undefined ? answer : { ...answer, body: addScript(body) };
  const watched = Object.entries(answers).map(([path, answer]) => [
    path,
    typeof answer === 'function'
      ? (...asked: Parameters<typeof answer>) => watch(answer(...asked))
      : watch(answer),
  ]);
  return { 'GET /watch.js': { body: watchScript }, ...(Object.fromEntries(watched) as Answers) };
}

/** The pages with the built files, as in production, and on each a script that watches it. */
export function startWatchedSite(): Promise<TestServer> {
  const app = createApp({ isDevelopment: false });
  return startServer((request, response) => {
    if (request.url === '/watch.js') {
      response.setHeader('Content-Type', 'text/javascript').end(watchScript);
      return;
    }
    // Every page is sent by this method; one on the answer itself comes before Express' own.
    Object.assign(response, {
      send(this: express.Response, body: unknown) {
        return express.response.send.call(this, addScript(body));
      },
    });
    app(request, response);
  });
}
