import { type Request, type Response } from 'express';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { readCookie } from './cookies.ts';

/** Name of the cookie and of the hidden field (CONTRACT 4). */
export const tokenName = '__RequestVerificationToken';

/** The anti-forgery pair of a log-in form: a cookie and the hidden field that matches it. */
export interface FormTokens {
  /**
   * Makes sure that the visitor has the cookie.
   *
   * @returns the value of the hidden field
   */
  issue(request: Request, response: Response): string;
  /** Whether a field matches the cookie sent with it. */
  isValid(request: Request, field: unknown): boolean;
}

/** Creates the tokens of one server; those of another, or of an earlier run, are not valid. */
export function createFormTokens(): FormTokens {
  const secret = randomBytes(32);
  const toField = (cookie: string) => createHmac('sha256', secret).update(cookie).digest();
  return {
    issue: (request, response) => {
      const present = readCookie(request, tokenName) ?? '';
      if (/^[\w-]{22}$/.test(present)) return toField(present).toString('base64url');
      const cookie = randomBytes(16).toString('base64url');
      response.cookie(tokenName, cookie, { httpOnly: true, sameSite: 'strict', path: '/' });
      return toField(cookie).toString('base64url');
    },
    isValid: (request, field) => {
      const cookie = readCookie(request, tokenName);
      if (cookie === undefined || typeof field !== 'string') return false;
      const expected = toField(cookie);
      const found = Buffer.from(field, 'base64url');
      return found.length === expected.length && timingSafeEqual(found, expected);
    },
  };
}
