import { type IncomingMessage, type ServerResponse } from 'node:http';
import { startServer } from './start-server.ts';

/** The policy of docs/policy.md, word for word. */
export const productionPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; media-src 'self'; form-action 'self'; base-uri 'none'; require-trusted-types-for 'script'";

export interface Answer {
  readonly status?: number;
  readonly type?: string;
  readonly body?: string | Buffer;
  readonly delayMs?: number;
  /** Ends the connection without an answer. */
  readonly isDropped?: boolean;
  /** Ends the connection in the middle of the body. */
  readonly isCutOff?: boolean;
  /** The target of a redirect. */
  readonly location?: string;
}

/** Answers by method and path: `GET /en-us/slideshow/home`. */
export type Answers = Readonly<Record<string, Answer | ((request: IncomingMessage) => Answer)>>;

export interface ForeignCms {
  readonly url: string;
  /** Method and address of every request, in order. */
  readonly requests: readonly string[];
  close(): Promise<void>;
}

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

function send(response: ServerResponse, path: string, answer: Answer, policy: string): void {
  if (answer.isDropped) {
    response.destroy();
    return;
  }
  const extension = /\.(\w+)$/.exec(path)?.[1] ?? '';
  const type = answer.type ?? types[extension] ?? types['html'] ?? '';
  const { status = 200, body = '', location, isCutOff } = answer;
  const headers = {
    'Content-Type': type,
    ...(policy !== '' && { 'Content-Security-Policy': policy }),
    ...(location !== undefined && { Location: location }),
  };
  if (isCutOff) {
    const length = Buffer.byteLength(body);
    response.writeHead(status, { ...headers, 'Content-Length': length });
    response.write(body.slice(0, length / 2), () => response.destroy());
    return;
  }
  response.writeHead(status, headers).end(body);
}

/** JSON as an answer. */
export function json(value: unknown): Answer {
  return { type: types['json'] ?? '', body: JSON.stringify(value) };
}

/**
 * Another CMS: its own server with its own HTML, under the production policy, that knows nothing about this
 * project except the built files among its answers.
 */
export async function startForeignCms(
  answers: Answers,
  policy = productionPolicy,
): Promise<ForeignCms> {
  const requests: string[] = [];
  const { origin, close } = await startServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://cms.example').pathname;
    if (path === '/favicon.ico') {
      response.writeHead(204).end();
      return;
    }
    requests.push(`${request.method ?? ''} ${request.url ?? ''}`);
    const found = answers[`${request.method ?? ''} ${path}`] ?? { status: 404 };
    const answer = typeof found === 'function' ? found(request) : found;
    setTimeout(send, answer.delayMs ?? 0, response, path, answer, policy);
  });
  return { url: origin, requests, close };
}
