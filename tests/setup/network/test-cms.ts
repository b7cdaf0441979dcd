import { readdirSync, readFileSync } from 'node:fs';
import { type IncomingMessage, type ServerResponse } from 'node:http';
import { projectPath } from '../../../tools/project.ts';
import { makePolicy } from '../../../tools/render/page-policy.ts';
import { isModuleTested, toModuleTags } from './module-tags.ts';
import { type OnEnd, startServer, type TestServer } from './test-server.ts';

/** The policy of the contract. */
export const productionPolicy = makePolicy();

export interface Answer {
  readonly status?: number;
  /** The content type; by default that of the address. */
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

export interface TestCms extends TestServer {
  /** Method and address of every request, in order. */
  readonly requests: readonly string[];
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
    ...(type !== '' && { 'Content-Type': type }),
    ...(policy !== '' && { 'Content-Security-Policy': policy }),
    ...(location !== undefined && { Location: location }),
  };
  if (isCutOff) {
    const length = Buffer.byteLength(body);
    response.writeHead(status, { ...headers, 'Content-Length': length });
    response.write(body.slice(0, length / 2), () => response.destroy());
    return;
  }
  const isPage = isModuleTested && typeof body === 'string' && type.startsWith('text/html');
  response.writeHead(status, headers).end(isPage ? toModuleTags(body) : body);
}

/** JSON as an answer. */
export function json(value: unknown): Answer {
  return { type: types['json'] ?? '', body: JSON.stringify(value) };
}

/**
 * Starts another CMS: its own server with its own HTML, under the production policy, that knows nothing about this
 * project except the built files among its answers.
 *
 * @param answers by method and path, or a function that finds the answer to a request
 */
export async function startCms(
  answers: Answers | ((request: IncomingMessage) => Answer),
  { policy = productionPolicy, onEnd }: { readonly policy?: string; readonly onEnd?: OnEnd } = {},
): Promise<TestCms> {
  const requests: string[] = [];
  const server = await startServer((request, response) => {
    const { method = '', url = '' } = request;
    const path = new URL(url, 'http://cms.example').pathname;
    if (path === '/favicon.ico') {
      response.writeHead(204).end();
      return;
    }
    requests.push(`${method} ${url}`);
    const found =
      typeof answers === 'function' ? answers : (answers[`${method} ${path}`] ?? { status: 404 });
    const answer = typeof found === 'function' ? found(request) : found;
    setTimeout(send, answer.delayMs ?? 0, response, path, answer, policy);
  }, onEnd);
  return { ...server, requests };
}

/** The built files that pages load, as a CMS team copies them. */
const listBuiltFiles = () => [
  ...['widgets.js', 'widgets.css'],
  ...readdirSync(projectPath('dist/esm'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => `esm/${name}`),
];

/** Starts another CMS with these answers and the built files under `/static`. */
export type StartCms = (answers: Answers, policy?: string) => Promise<TestCms>;

/** A fixture of browser tests: other CMSs, which are closed after the test. */
export async function provideCms(use: (start: StartCms) => Promise<void>): Promise<void> {
  const ends: (() => Promise<void>)[] = [];
  const served = Object.fromEntries(
    listBuiltFiles().map((name) => [
      `GET /static/${name}`,
      { body: readFileSync(projectPath(`dist/${name}`)) },
    ]),
  );
  await use((answers, policy) =>
    startCms(
      { ...served, ...answers },
      { ...(policy !== undefined && { policy }), onEnd: (close) => ends.push(close) },
    ),
  );
  await Promise.all(ends.map((close) => close()));
}
