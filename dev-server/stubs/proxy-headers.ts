import { type IncomingHttpHeaders } from 'node:http';

/** Headers that belong to one connection (RFC 9110, 7.6.1), and those that are set again. */
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

/**
 * The request headers for the CMS, as if a page of the CMS had sent the request: a back end that checks
 * origins would refuse this machine's.
 *
 * @param length of the body in bytes
 */
export function toCmsHeaders(
  headers: IncomingHttpHeaders,
  cms: URL,
  length: number,
): IncomingHttpHeaders {
  const named = new Set(
    (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase()),
  );
  const passed: IncomingHttpHeaders = Object.fromEntries(
    Object.entries(headers).filter(([name]) => !ownHeaders.has(name) && !named.has(name)),
  );
  if (passed.origin !== undefined) passed.origin = cms.origin;
  if (passed.referer !== undefined) passed.referer = `${cms.origin}/`;
  return { ...passed, host: cms.host, ...(length > 0 && { 'content-length': String(length) }) };
}

/**
 * The only headers of an answer that are passed on: what a call needs. Policies are this server's own;
 * cookies are handled below.
 */
const passedHeaders = [
  'cache-control',
  'content-encoding',
  'content-language',
  'content-type',
  'etag',
  'expires',
  'last-modified',
  'retry-after',
  'set-cookie',
  'vary',
];

/** Turns cookies of the CMS into cookies of this server, which has another name and no TLS. */
function toOwnCookie(cookie: string): string {
  return cookie.replaceAll(/;\s*(?:domain=[^;]*|secure|samesite=none)(?=;|$)/gi, '');
}

/** The headers of the CMS's answer that are sent to the page. */
export function toPageHeaders(
  headers: IncomingHttpHeaders,
): readonly (readonly [string, string | string[]])[] {
  return passedHeaders.flatMap((name) => {
    const value = headers[name];
    if (value === undefined) return [];
    return [[name, Array.isArray(value) ? value.map(toOwnCookie) : value]];
  });
}
