import { type ErrorRequestHandler } from 'express';
import { sendErrorPage } from '../error-page.ts';
import { sendCallFailure } from '../stubs/call-failure.ts';
import { type FindCall } from '../stubs/call-paths.ts';
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
  /** Errors of the server are left to the one around, which Vite helps to find their places. */
  readonly isLive: boolean;
  readonly log: (message: string) => void;
  readonly sendMessagePage: SendMessagePage;
  readonly findCall: FindCall;
}

export function answerFailures(options: FailureOptions): ErrorRequestHandler {
  const { isDevelopment, isLive, log, sendMessagePage, findCall } = options;
  return (error: unknown, request, response, next) => {
    const { status = 500, type } = error as { readonly status?: number; readonly type?: string };
    const isOfServer = status < 400 || status >= 500;
    if (response.headersSent || (isOfServer && isLive)) {
      next(error);
      return;
    }
    if (isOfServer) {
      sendErrorPage(response, error, isDevelopment, log);
      return;
    }
    const text = explain(status, type);
    if (findCall(request)) sendCallFailure(response, status, text);
    else sendMessagePage(request, response, status, { title: 'Not understood', text });
  };
}
