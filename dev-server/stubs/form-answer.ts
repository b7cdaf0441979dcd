import { type Request, type Response } from 'express';
import { type SendMessagePage } from '../pages/message-page.ts';

interface CallAnswer {
  readonly status: number;
  readonly body: string;
}

/** A scenario, or a CMS, may send something other than JSON. */
function readMessage(body: string): string | undefined {
  try {
    const { message } = JSON.parse(body) as { message?: unknown };
    return typeof message === 'string' ? message : undefined;
  } catch {
    return undefined;
  }
}

/** Answers a form that went without the script: with a page in place of JSON. */
export function sendFormAnswer(
  send: SendMessagePage,
  request: Request,
  response: Response,
  { status, body }: CallAnswer,
): void {
  const text = readMessage(body) ?? 'The newsletter could not answer.';
  send(request, response, status, { title: 'Newsletter', text });
}
