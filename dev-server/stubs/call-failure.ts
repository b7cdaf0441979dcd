import { type Response } from 'express';

/** The reason is also in the status line, which the browser's console prints. */
export function sendCallFailure(response: Response, status: number, reason: string): void {
  // The line holds ASCII, and not more than a few thousand bytes.
  response.statusMessage = reason.slice(0, 600).replaceAll(/[^ -~]/g, ' ');
  response.status(status).set('Cache-Control', 'no-store').json({ message: reason });
}
