import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { createApp } from '../../dev-server/app.ts';
import { openBuiltWidgets } from '../../dev-server/assets/built-widgets.ts';
import { projectPath } from '../../dev-server/project.ts';
import { type Answer, type Answers } from '../browser/support/foreign-cms.ts';

export interface WatchedSite {
  readonly origin: string;
  close(): void;
}

/** Runs before everything else on a page and records what goes wrong on it: not every engine's driver can. */
export const watchScript = `(() => {
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

const watchTag = '<script src="/watch.js"></script>';

/** The answers of another CMS, whose pages are watched too. */
export function watchAnswers(answers: Answers): Answers {
  const watch = (answer: Answer): Answer => {
    if (typeof answer.body !== 'string') return answer;
    return { ...answer, body: answer.body.replace('<head>', `<head>${watchTag}`) };
  };
  return {
    'GET /watch.js': { body: watchScript },
    ...Object.fromEntries(
      Object.entries(answers).map(([path, answer]) => [
        path,
        typeof answer === 'function' ? (request) => watch(answer(request)) : watch(answer),
      ]),
    ),
  };
}

/** The pages with the built files, as in production, and on each a script that watches it. */
export async function startWatchedSite(): Promise<WatchedSite> {
  const app = createApp({ widgets: openBuiltWidgets(projectPath('dist')), isDevelopment: false });
  const server = createServer((request, response) => {
    if (request.url === '/watch.js') {
      response.setHeader('Content-Type', 'text/javascript').end(watchScript);
      return;
    }
    // Nothing can be added to a compressed answer.
    delete request.headers['accept-encoding'];
    const end = response.end.bind(response) as (chunk?: unknown, ...rest: unknown[]) => unknown;
    Object.assign(response, {
      end: (chunk?: unknown, ...rest: unknown[]) => {
        const isPage = String(response.getHeader('Content-Type')).startsWith('text/html');
        if (!isPage || !Buffer.isBuffer(chunk) || response.headersSent) return end(chunk, ...rest);
        const page = chunk.toString().replace('<head>', `<head>${watchTag}`);
        const bytes = Buffer.from(page);
        response.setHeader('Content-Length', bytes.length);
        return end(bytes, ...rest);
      },
    });
    app(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
