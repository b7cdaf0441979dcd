import { type Request, type RequestHandler, type Response } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { type IncomingHttpHeaders } from 'node:http';
import { findForeignOrigin } from '../security/own-origin.ts';
import { sendCallFailure } from './call-failure.ts';
import { findCall } from './call-paths.ts';

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

function cleanAnswer(headers: IncomingHttpHeaders): void {
  for (const name of Object.keys(headers)) {
    if (!passedHeaders.has(name)) Reflect.deleteProperty(headers, name);
  }
  // This server has another name, and no TLS.
  headers['set-cookie'] = headers['set-cookie']?.map((cookie) =>
    cookie.replaceAll(/;\s*(?:domain=[^;]*|secure|samesite=none)(?=;|$)/gi, ''),
  );
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

/** Sends the calls, and nothing else, to a real CMS; a path in its address comes before theirs. */
export function proxyCalls(cms: URL, print: (line: string) => void): RequestHandler[] {
  const target = cms.href.replace(/\/$/, '');
  return [
    (request, response, next) => {
      const call = findCall(request.method, request.path);
      if (call === undefined) {
        next();
        return;
      }
      printWhenDone(request, response, print);
      const reason = findReason(request, call.name);
      if (reason === undefined) next();
      else sendCallFailure(response, ...reason);
    },
    createProxyMiddleware<Request, Response>({
      target,
      changeOrigin: true,
      proxyTimeout: longestWaitMs,
      pathFilter: (path, { method }) => findCall(method, path) !== undefined,
      on: {
        proxyReq: (outgoing) => {
          if (outgoing.hasHeader('origin')) outgoing.setHeader('origin', cms.origin);
          if (outgoing.hasHeader('referer')) outgoing.setHeader('referer', `${cms.origin}/`);
        },
        proxyRes: (answer, _request, response) => {
          const { statusCode = 0, headers } = answer;
          if (statusCode > 299 && headers.location !== undefined) {
            answer.statusCode = 502;
            answer.statusMessage = `redirects to ${headers.location}, which the page's policy forbids`;
          }
          cleanAnswer(headers);
          // If the CMS breaks off in the middle, half an answer must not look complete.
          answer.on('error', () => response.destroy());
        },
        error: (error, { method, path }, response) => {
          const { code = '' } = error as NodeJS.ErrnoException;
          const name = findCall(method, path)?.name ?? path;
          const reason = `${name}: ${target} (--api) could not be reached: ${error.message || code}.`;
          if ('status' in response) sendCallFailure(response, 502, reason);
          else response.destroy();
        },
      },
    }),
  ];
}
