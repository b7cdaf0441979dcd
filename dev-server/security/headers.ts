import { type RequestHandler } from 'express';
import helmet from 'helmet';

/** The policy of the pages, word for word that of the contract. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; media-src 'self'; form-action 'self'; base-uri 'none'; require-trusted-types-for 'script'";

interface PolicyOptions {
  readonly embedHosts?: readonly string[];
  /** Vite's client inserts stylesheets as `<style>`, and waits for a server that starts again in a worker. */
  readonly isLive?: boolean;
  /** Whether the page frames pages of its own site. */
  readonly framesOwn?: boolean;
}

export function makePolicy(options: PolicyOptions = {}): string {
  const { embedHosts = [], isLive = false, framesOwn = false } = options;
  const own = isLive
    ? policy
        .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
        .replace("require-trusted-types-for 'script'", 'worker-src blob:')
    : policy;
  const frames = [...(framesOwn ? ["'self'"] : []), ...embedHosts.map((host) => `https://${host}`)];
  return frames.length === 0 ? own : `${own}; frame-src ${frames.join(' ')}`;
}

/** The headers of every answer. Helmet writes all except the policy, which it would format differently. */
export function securityHeaders(isLive: boolean): RequestHandler[] {
  return [
    helmet({
      contentSecurityPolicy: false,
      // Both would redirect http://127.0.0.1 to https, which does not exist there.
      strictTransportSecurity: false,
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    }),
    (_request, response, next) => {
      response.setHeader('Content-Security-Policy', makePolicy({ isLive }));
      next();
    },
  ];
}

/** Allows a page of another origin, such as a CMS on this machine, to include script and stylesheet. */
export const shareWithOtherOrigins: RequestHandler = (_request, response, next) => {
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  response.setHeader('Access-Control-Allow-Origin', '*');
  next();
};
