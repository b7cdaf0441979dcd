import { type Response } from 'express';

/** The name of the server timing that carries a reason; read by `../panel/failed-calls.ts`. */
const timingName = 'failure';

/** A header can hold only a few thousand bytes. */
const longestReason = 600;

/**
 * Tells the page why a call failed. A script of the page can read only the answers to its own calls, but this
 * header can be read from `performance`.
 */
export function tellReason(response: Response, reason: string): void {
  // Cut as bytes, so that no half character is left.
  const whole = Buffer.from(reason.slice(0, longestReason)).toString();
  const text = encodeURIComponent(whole);
  response.setHeader('Server-Timing', `${timingName};desc="${text}"`);
}

/**
 * Answers a call with a sentence that says why it failed: as JSON, in the header above, and in the status
 * line, which the browser's console prints.
 */
export function sendCallFailure(response: Response, status: number, reason: string): void {
  tellReason(response, reason);
  response.statusMessage = reason.slice(0, longestReason).replaceAll(/[^ -~]/g, ' ');
  response.status(status).set('Cache-Control', 'no-store').json({ message: reason });
}
