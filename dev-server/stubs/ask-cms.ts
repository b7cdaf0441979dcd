import { type Request } from 'express';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { toCmsHeaders } from './proxy-headers.ts';

const longestWaitMs = 30_000;

/** The CMS responded with something that is not an answer to a call; the message follows the CMS's address. */
export class CmsFailure extends Error {
  override readonly name = 'CmsFailure';
}

function describeStatus(status = 0): string {
  return `answers with status ${status}; expected one from 200 to 599`;
}

/**
 * Forwards a page's request to the CMS.
 *
 * @param cms its address; a path in it comes before the calls' paths
 * @returns the answer, its body unread
 * @throws {CmsFailure} where it switches protocols or redirects; other errors where it cannot be reached
 */
export function askCms(request: Request, cms: URL, body: Buffer): Promise<IncomingMessage> {
  // Joined as text: the visitor's input can neither change the host nor leave the base path.
  const path = cms.pathname.replace(/\/$/, '') + request.originalUrl;
  const send = cms.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const outgoing = send({
      protocol: cms.protocol,
      hostname: cms.hostname.replace(/^\[|\]$/g, ''),
      port: cms.port,
      path,
      method: request.method,
      headers: toCmsHeaders(request.headers, cms, body.length),
      timeout: longestWaitMs,
    });
    const giveUp = (error: Error) => {
      reject(error);
      outgoing.destroy();
    };
    // With an Upgrade header Node does not treat it as a response, without one it does.
    outgoing.on('upgrade', ({ statusCode }) => {
      giveUp(new CmsFailure(describeStatus(statusCode)));
    });
    outgoing.on('timeout', () => {
      giveUp(new CmsFailure(`does not answer within ${longestWaitMs / 1000} s`));
    });
    outgoing.on('error', (error) => {
      reject(new CmsFailure(`could not be reached: ${error.message}`, { cause: error }));
    });
    outgoing.on('response', (answer) => {
      const { statusCode = 0, headers } = answer;
      if (statusCode < 200 || statusCode > 599) {
        giveUp(new CmsFailure(describeStatus(statusCode)));
        return;
      }
      if (statusCode < 300 || statusCode > 399 || headers.location === undefined) {
        resolve(answer);
        return;
      }
      const end = "which the page's policy forbids; expected the answer itself";
      giveUp(new CmsFailure(`redirects to ${headers.location}, ${end}`));
    });
    outgoing.end(body);
  });
}
