import { type RequestHandler } from 'express';
import helmet from 'helmet';
import { makePolicy } from '../../tools/render/page-policy.ts';

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
