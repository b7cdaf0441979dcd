import { createServer, request, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { createApp } from '../../dev-server/app.ts';
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
        typeof answer === 'function' ? (asked) => watch(answer(asked)) : watch(answer),
      ]),
    ),
  };
}

function listenLocally(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve((server.address() as AddressInfo).port);
    });
  });
}

/** The pages with the built files, as in production, and on each a script that watches it. */
export async function startWatchedSite(): Promise<WatchedSite> {
  const site = createServer(createApp({ isDevelopment: false }));
  const sitePort = await listenLocally(site);
  const watched = createServer((incoming, outgoing) => {
    if (incoming.url === '/watch.js') {
      outgoing.setHeader('Content-Type', 'text/javascript').end(watchScript);
      return;
    }
    const { method, url: path } = incoming;
    // Nothing can be added to a compressed answer.
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
    const forwarded = request(
      { host: '127.0.0.1', port: sitePort, method, path, headers },
      (answer) => {
        const { statusCode = 502, headers: answered } = answer;
        if (!answered['content-type']?.startsWith('text/html')) {
          answer.pipe(outgoing.writeHead(statusCode, answered));
          return;
        }
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => {
          const page = Buffer.concat(chunks).toString().replace('<head>', `<head>${watchTag}`);
          outgoing
            .writeHead(statusCode, { ...answered, 'content-length': Buffer.byteLength(page) })
            .end(page);
        });
      },
    );
    forwarded.on('error', () => outgoing.destroy());
    outgoing.on('close', () => forwarded.destroy());
    incoming.pipe(forwarded);
  });
  const port = await listenLocally(watched);
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      for (const server of [watched, site]) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
}
