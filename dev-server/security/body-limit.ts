import { type Request } from 'express';

/** The maximum size of a form or a call, in bytes: far more than any of them needs. */
export const bodyLimit = 64 * 1024;

/** The message to a sender of more. */
export const bodyLimitSentence = `The request is longer than ${bodyLimit / 1024} KB.`;

/**
 * Reads a whole body.
 *
 * @returns nothing where it is longer than allowed
 */
export async function readBody(request: Request): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length <= bodyLimit) chunks.push(chunk);
  }
  return length > bodyLimit ? undefined : Buffer.concat(chunks);
}
