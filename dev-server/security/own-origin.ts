import { type IncomingHttpHeaders } from 'node:http';

/** The host of an origin, with the port where it is not the scheme's default. */
function readHost(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).host : undefined;
}

/** Whether an Origin header names the host that the request is for; a proxy may have ended TLS before. */
function isOwnOrigin(origin: string, host: string): boolean {
  const [scheme = ''] = origin.split('://', 1);
  if (scheme !== 'http' && scheme !== 'https') return false;
  return readHost(origin) === readHost(`${scheme}://${host}`);
}

/**
 * The evidence that a page of another origin sent a request: browsers send `Sec-Fetch-Site` (another port of
 * this machine is `same-site`) and `Origin`, also with forms. Command-line tools send neither.
 *
 * @returns the header, for a message; nothing where the request is our own page's or the visitor's
 */
export function findForeignOrigin(headers: IncomingHttpHeaders): string | undefined {
  const { origin, host = '' } = headers;
  if (origin !== undefined && !isOwnOrigin(origin, host)) return `Origin: ${origin}`;
  const site = headers['sec-fetch-site'];
  const isForeign = site !== undefined && site !== 'same-origin' && site !== 'none';
  return isForeign ? `Sec-Fetch-Site: ${site}` : undefined;
}
