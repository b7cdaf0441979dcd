import { type Request, type RequestHandler, type Response } from 'express';
import { type IncomingMessage } from 'node:http';
import { bodyLimitSentence, readBody } from '../security/body-limit.ts';
import { findForeignOrigin } from '../security/own-origin.ts';
import { findPathTrick } from '../security/request-target.ts';
import { askCms, CmsFailure } from './ask-cms.ts';
import { sendCallFailure, tellReason } from './call-failure.ts';
import { findCall } from './call-paths.ts';
import { toPageHeaders } from './proxy-headers.ts';

function pass(answer: IncomingMessage, response: Response): void {
  response.status(answer.statusCode ?? 502);
  for (const [name, value] of toPageHeaders(answer.headers)) response.setHeader(name, value);
  // If the CMS breaks off in the middle, the answer must break off too, or half an answer looks complete.
  answer.on('error', () => response.destroy());
  response.on('close', () => answer.destroy());
  answer.pipe(response);
}

/** Prints a line when a call has ended: method, path, status, milliseconds, and what went wrong. */
function printWhenDone(request: Request, response: Response, print: (line: string) => void) {
  const begin = performance.now();
  let reason = '';
  response.on('close', () => {
    const ms = Math.round(performance.now() - begin);
    const end = response.writableFinished ? reason : ': broken off';
    print(`${request.method} ${request.originalUrl} ${response.statusCode} ${ms} ms${end}`);
  });
  return (status: number, sentence: string) => {
    reason = `: ${sentence}`;
    sendCallFailure(response, status, sentence);
  };
}

/**
 * Sends the calls of CONTRACT 4, and nothing else, to a real CMS. Calls from pages of other origins are
 * refused: they would reach the CMS as if its own page had sent them.
 *
 * @param cms its address; a path in it comes before the calls' paths
 * @param print receives a line that names the CMS, then one for each call
 */
export function proxyCalls(cms: URL, print: (line: string) => void): RequestHandler {
  const target = cms.href.replace(/\/$/, '');
  print(`Calls go to ${target} (--api).`);
  return async (request, response, next) => {
    const call = findCall(request.method, request.path);
    if (call === undefined) {
      next();
      return;
    }
    const fail = printWhenDone(request, response, print);
    const trick = findPathTrick(request.path);
    if (trick !== undefined) {
      fail(400, trick);
      return;
    }
    const foreign = findForeignOrigin(request.headers);
    if (foreign !== undefined) {
      fail(
        403,
        `${call.name}: the call comes from another origin (${foreign}); expected this one.`,
      );
      return;
    }
    const body = await readBody(request);
    if (body === undefined) {
      fail(413, bodyLimitSentence);
      return;
    }
    try {
      const answer = await askCms(request, cms, body);
      const { statusCode = 0, statusMessage = '' } = answer;
      if (statusCode >= 400) {
        const status = `${statusCode} ${statusMessage}`.trim();
        tellReason(response, `${call.name}: ${target} (--api) answers with ${status}.`);
      }
      pass(answer, response);
    } catch (error) {
      if (!(error instanceof CmsFailure)) throw error;
      fail(502, `${call.name}: ${target} (--api) ${error.message}.`);
    }
  };
}
