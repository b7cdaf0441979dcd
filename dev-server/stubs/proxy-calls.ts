import { type Request, type RequestHandler, type Response } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { type SendMessagePage } from '../pages/message-page.ts';
import { findForeignOrigin } from '../security/own-origin.ts';
import { sendCallFailure } from './call-failure.ts';
import { type FindCall } from './call-paths.ts';
import { sendFormAnswer } from './form-answer.ts';

const longestWaitMs = 30_000;

/** The headers of an answer that a call needs; others, such as policies, are this server's own. */
const passedHeaders = new Set([
  'cache-control',
  'content-encoding',
  'content-language',
  'content-length',
  'content-type',
  'etag',
  'expires',
  'last-modified',
  'retry-after',
  'set-cookie',
  'vary',
]);

/** Parts of a path that the CMS could read otherwise than this server: dot segments, encoded slashes. */
const pathTrick = /\/\.\.?(?:[/;]|$)|%(?:0\d|25|2e|2f|5c)|\\/i;

/** This server has another name, no TLS, and its calls begin at the root. */
function cleanCookie(cookie: string, base: string): string {
  // Browsers refuse these names without it, and take it from this machine.
  const needsSecure = /^__(?:host|secure|http)-/i.test(cookie);
  const dropped = `domain=[^;]*|samesite=none|partitioned${needsSecure ? '' : '|secure'}`;
  return cookie
    .replaceAll(new RegExp(`;\\s*(?:${dropped})(?=\\s*(?:;|$))`, 'gi'), '')
    .replace(/(;\s*path=)([^;]*)/i, (all: string, name: string, path: string) =>
      `${path}/`.startsWith(`${base}/`) ? `${name}${path.slice(base.length) || '/'}` : all,
    );
}

function cleanAnswer(headers: IncomingHttpHeaders, base: string): void {
  for (const name of Object.keys(headers)) {
    if (!passedHeaders.has(name)) Reflect.deleteProperty(headers, name);
  }
  headers['set-cookie'] = headers['set-cookie']?.map((cookie) => cleanCookie(cookie, base));
}

function findReason(
  request: Request,
  name: string,
): [status: number, sentence: string] | undefined {
  if (pathTrick.test(request.path) || !request.originalUrl.startsWith('/')) {
    return [400, `${name}: the path of the call could mean another one to the CMS.`];
  }
  const foreign = findForeignOrigin(request.headers);
  if (foreign === undefined) return undefined;
  // It would reach the CMS as if the CMS's own page had sent it.
  return [403, `${name}: the call comes from another origin (${foreign}); expected this one.`];
}

function printWhenDone(request: Request, response: Response, print: (line: string) => void): void {
  const begin = performance.now();
  const { method, originalUrl } = request;
  response.on('close', () => {
    const { statusCode, statusMessage, writableFinished } = response;
    const ms = Math.round(performance.now() - begin);
    const reason = writableFinished ? statusMessage : 'broken off';
    const end = writableFinished && statusCode < 300 ? '' : `: ${reason}`;
    print(`${method} ${originalUrl} ${statusCode} ${ms} ms${end}`);
  });
}

interface ProxyOptions {
  readonly findCall: FindCall;
  readonly sendMessagePage: SendMessagePage;
  readonly isInsecure?: boolean;
  readonly print: (line: string) => void;
}

/** A form that was sent without the script. */
const isForm = (request: Request): boolean => Boolean(request.is('urlencoded'));

/** Sends the calls, and nothing else, to a real CMS; a path in its address comes before theirs. */
export function proxyCalls(cms: URL, options: ProxyOptions): RequestHandler[] {
  const { findCall, sendMessagePage, isInsecure = false, print } = options;
  const target = cms.href.replace(/\/$/, '');
  const base = cms.pathname.replace(/\/$/, '');

  const fail = (request: Request, response: Response, status: number, sentence: string): void => {
    if (!isForm(request)) sendCallFailure(response, status, sentence);
    else sendMessagePage(request, response, status, { title: 'Newsletter', text: sentence });
  };

  const createProxy = (ofForms: boolean) =>
    createProxyMiddleware<Request, Response>({
      target,
      changeOrigin: true,
      secure: !isInsecure,
      proxyTimeout: longestWaitMs,
      selfHandleResponse: ofForms,
      pathFilter: (_path, request) =>
        isForm(request) === ofForms && findCall(request) !== undefined,
      on: {
        proxyReq: (outgoing) => {
          if (outgoing.hasHeader('origin')) outgoing.setHeader('origin', cms.origin);
          if (outgoing.hasHeader('referer')) outgoing.setHeader('referer', `${cms.origin}/`);
          if (ofForms) outgoing.removeHeader('accept-encoding');
        },
        proxyRes: (answer, request, response) => {
          const { statusCode = 0, headers } = answer;
          // If the CMS breaks off in the middle, half an answer must not look complete.
          answer.on('error', () => response.destroy());
          const { location } = headers;
          cleanAnswer(headers, base);
          if (statusCode > 299 && location !== undefined) {
            answer.statusCode = 502;
            answer.statusMessage = `redirects to ${location}, which the page's policy forbids`;
          }
          if (ofForms) void answerForm(answer, request, response);
        },
        error: (error, request, response) => {
          const { code = '' } = error as NodeJS.ErrnoException;
          const name = findCall(request)?.name ?? request.path;
          const hint = /CERT|SIGNATURE/.test(code) ? ' --insecure accepts its certificate.' : '';
          const reason = `${name}: ${target} (--api) could not be reached: ${error.message || code}.${hint}`;
          if ('status' in response) fail(request, response, 502, reason);
          else response.destroy();
        },
      },
    });

  const answerForm = async (answer: IncomingMessage, request: Request, response: Response) => {
    const { statusCode: status = 502, statusMessage = '', headers } = answer;
    const body = await text(answer).catch(() => '');
    if (headers['set-cookie']) response.setHeader('Set-Cookie', headers['set-cookie']);
    if (statusMessage.startsWith('redirects to'))
      fail(request, response, status, `signup: the CMS ${statusMessage}.`);
    else sendFormAnswer(sendMessagePage, request, response, { status, body });
  };

  return [
    (request, response, next) => {
      const call = findCall(request);
      if (call === undefined) {
        next();
        return;
      }
      printWhenDone(request, response, print);
      const reason = findReason(request, call.name);
      if (reason === undefined) next();
      else fail(request, response, ...reason);
    },
    createProxy(false),
    createProxy(true),
  ];
}
