import { type Request, type RequestHandler, type Response } from 'express';
import { type IncomingHttpHeaders, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { findCall } from './call-paths.ts';
import { bodyLimit } from '../security/limits.ts';

const longestWaitMs = 30_000;

/** Headers that belong to one connection (RFC 9110, 7.6.1), and those that are set anew. */
const ownHeaders = new Set([
  'connection',
  'content-length',
  'expect',
  'host',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Headers of the CMS's answer that would undo those of this server. */
const policyHeaders =
  /^(?:content-security-policy|strict-transport-security|access-control-|x-powered-by$|server$)/;

function passHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = new Set(
    (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase()),
  );
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !ownHeaders.has(name) && !named.has(name)),
  );
}

/** The CMS sees a page of its own: a back end that checks origins would refuse this machine's. */
function toForeignHeaders(request: Request, api: URL, length: number): IncomingHttpHeaders {
  const headers = passHeaders(request.headers);
  if (headers.origin !== undefined) headers.origin = api.origin;
  if (headers.referer !== undefined) headers.referer = `${api.origin}/`;
  return { ...headers, host: api.host, ...(length > 0 && { 'content-length': String(length) }) };
}

/** Cookies of the CMS become cookies of this server, which has another name and no TLS. */
function toOwnCookie(cookie: string): string {
  return cookie.replaceAll(/;\s*(?:domain=[^;]*|secure|samesite=none)(?=;|$)/gi, '');
}

/** Reads a body whole. @returns nothing where it is longer than allowed */
async function readBody(request: Request): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length <= bodyLimit) chunks.push(chunk);
  }
  return length > bodyLimit ? undefined : Buffer.concat(chunks);
}

function ask(request: Request, api: URL, body: Buffer): Promise<IncomingMessage> {
  // Joined as text: what the visitor sent can neither change the host nor climb out of the base.
  const path = api.pathname.replace(/\/$/, '') + request.originalUrl;
  const send = api.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const outgoing = send(
      {
        protocol: api.protocol,
        hostname: api.hostname.replace(/^\[|\]$/g, ''),
        port: api.port,
        path,
        method: request.method,
        headers: toForeignHeaders(request, api, body.length),
        timeout: longestWaitMs,
      },
      resolve,
    );
    outgoing.on('timeout', () => {
      outgoing.destroy(new Error(`no answer within ${longestWaitMs / 1000} s`));
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

function pass(answer: IncomingMessage, response: Response): void {
  response.status(answer.statusCode ?? 502);
  for (const [name, value] of Object.entries(passHeaders(answer.headers))) {
    if (value === undefined || policyHeaders.test(name)) continue;
    response.setHeader(name, name === 'set-cookie' ? [value].flat().map(toOwnCookie) : value);
  }
  // The CMS breaking off in the middle must break off here too, or half an answer looks whole.
  answer.on('error', () => response.destroy());
  response.on('close', () => answer.destroy());
  answer.pipe(response);
}

/**
 * Sends the calls of CONTRACT 4, and nothing else, to a real CMS.
 *
 * @param api its address; a path in it stands before the calls' paths
 */
export function proxyCalls(api: URL): RequestHandler {
  return async (request, response, next) => {
    const call = findCall(request.method, request.path);
    if (call === undefined) {
      next();
      return;
    }
    const body = await readBody(request);
    if (body === undefined) {
      response.status(413).json({ message: `The request is longer than ${bodyLimit / 1024} KB.` });
      return;
    }
    const fail = (why: string) => {
      response.status(502).json({ message: `${call.name}: ${api.origin} (--api) ${why}.` });
    };
    try {
      const answer = await ask(request, api, body);
      const { statusCode = 0, headers } = answer;
      if (statusCode < 300 || statusCode > 399 || headers.location === undefined) {
        pass(answer, response);
        return;
      }
      answer.resume();
      fail(
        `redirects to ${headers.location}, which the page's policy forbids; expected the answer itself`,
      );
    } catch (error) {
      fail(`could not be reached: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
}
