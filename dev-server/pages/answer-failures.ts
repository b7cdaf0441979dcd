import { type ErrorRequestHandler, type Response } from 'express';
import { sendCallFailure } from '../stubs/call-failure.ts';
import { type FindCall } from '../stubs/call-paths.ts';
import { makeBarePage } from './bare-page.ts';
import { describeError, logError } from './describe-error.ts';
import { type SendMessagePage } from './message-page.ts';

/** Tells a visitor without details of the server. */
function explain(status: number, type: string | undefined): string {
  if (status === 413) return 'The request is longer than any of the site’s forms and calls.';
  if (type === 'entity.parse.failed')
    return 'The body of the request is not the JSON it says it is.';
  if (status === 415) return 'The body of the request is in an encoding that is not understood.';
  return 'The request cannot be understood.';
}

interface FailureOptions {
  readonly isDevelopment: boolean;
  readonly log: (message: string) => void;
}

export function sendErrorPage(
  response: Response,
  error: unknown,
  { isDevelopment, log }: FailureOptions,
): void {
  logError(log, error);
  const text = isDevelopment ? describeError(error) : 'Something went wrong on the server.';
  response
    .status(500)
    .type('html')
    .set('Cache-Control', 'no-store')
    .send(makeBarePage('This page cannot be made', text, isDevelopment));
}

export function answerFailures(
  options: FailureOptions & {
    readonly sendMessagePage: SendMessagePage;
    readonly findCall: FindCall;
  },
): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    const { status = 500, type } = error as { readonly status?: number; readonly type?: string };
    if (status < 400 || status >= 500) {
      sendErrorPage(response, error, options);
      return;
    }
    const text = explain(status, type);
    if (options.findCall(request)) sendCallFailure(response, status, text);
    else options.sendMessagePage(request, response, status, { title: 'Not understood', text });
  };
}
