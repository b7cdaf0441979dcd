import { type IncomingHttpHeaders } from 'node:http';

function readHost(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).host : undefined;
}

/** Whether an Origin header names the host that the request is for; a proxy may have ended TLS before. */
function isOwnOrigin(origin: string, host: string): boolean {
  const [scheme = ''] = origin.split('://', 1);
  if (scheme !== 'http' && scheme !== 'https') return false;
  return readHost(origin) === readHost(`${scheme}://${host}`);
}

/** The header that says that another origin's page sent a request; command-line tools send none. */
export function findForeignOrigin(headers: IncomingHttpHeaders): string | undefined {
  const { origin, host = '' } = headers;
  if (origin !== undefined && !isOwnOrigin(origin, host)) return `Origin: ${origin}`;
  const site = headers['sec-fetch-site'];
  const isForeign = site !== undefined && site !== 'same-origin' && site !== 'none';
  return isForeign ? `Sec-Fetch-Site: ${site}` : undefined;
}
