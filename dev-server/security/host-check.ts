import { type RequestHandler } from 'express';
import { isIP } from 'node:net';

/** A foreign name that resolves to this machine (DNS rebinding) would let any page read this server. */
export function isAllowedHost(
  header: string | undefined,
  allowedHosts: readonly string[],
): boolean {
  if (header === undefined || !URL.canParse(`http://${header}`)) return false;
  const { hostname, pathname, username } = new URL(`http://${header}`);
  if (pathname !== '/' || username !== '') return false;
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return true;
  return (
    hostname === 'localhost' || hostname.endsWith('.localhost') || allowedHosts.includes(hostname)
  );
}

export function checkHost(allowedHosts: readonly string[]): RequestHandler {
  return (request, response, next) => {
    const { host } = request.headers;
    // Node uses the first of several headers; a proxy in between might use the last.
    const hosts = request.rawHeaders.filter((name, at) => at % 2 === 0 && /^host$/i.test(name));
    if (hosts.length > 1) {
      response.status(400).type('text').send('The request has more than one Host header.\n');
      return;
    }
    if (isAllowedHost(host, allowedHosts)) {
      next();
      return;
    }
    const found = JSON.stringify(host ?? '');
    response
      .status(403)
      .type('text')
      .send(
        `The host ${found} is not served here: expected localhost, an IP address, the name of this machine, or the one given as HOST.\n`,
      );
  };
}
