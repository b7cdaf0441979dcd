import { type ErrorRequestHandler } from 'express';
import { sendCallFailure } from '../stubs/call-failure.ts';
import { findCall } from '../stubs/call-paths.ts';
import { bodyLimitSentence } from '../security/body-limit.ts';
import { RefusedRequest } from '../security/refused-request.ts';
import { makeBarePage } from './bare-page.ts';
import { describeError, logError } from './describe-error.ts';
import { type SendMessagePage } from './message-page.ts';

interface HttpFailure {
  readonly status?: number;
  readonly type?: string;
}

/** What a visitor is told about a request that cannot be read, without details of the server. */
function explain(status: number, type: string | undefined): string {
  if (status === 413) return bodyLimitSentence;
  if (type === 'entity.parse.failed')
    return 'The body of the request is not the JSON it says it is.';
  if (status === 415) return 'The body of the request is in an encoding that is not understood.';
  return 'The request cannot be understood.';
}

interface FailureOptions {
  readonly isDevelopment: boolean;
  readonly sendMessagePage: SendMessagePage;
  /** Logs failures that are not the visitor's fault. */
  readonly log: (message: string) => void;
}

/** The last error handler: every failure becomes a sentence, never a stack trace. */
export function answerFailures(options: FailureOptions): ErrorRequestHandler {
  const { isDevelopment, sendMessagePage, log } = options;
  return (error: unknown, request, response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    const { status = 500, type } = error as HttpFailure;
    // Headers that were set for the answer that failed.
    response.removeHeader('Content-Encoding');
    response.set('Cache-Control', 'no-store');
    if (status >= 400 && status < 500) {
      const text = error instanceof RefusedRequest ? error.message : explain(status, type);
      if (findCall(request.method, request.path)) sendCallFailure(response, status, text);
      else sendMessagePage(request, response, status, { title: 'Not understood', text });
      return;
    }
    logError(log, error);
    const text = isDevelopment ? describeError(error) : 'Something went wrong on the server.';
    response
      .status(500)
      .type('html')
      .send(makeBarePage('This page cannot be made', text, isDevelopment));
  };
}
