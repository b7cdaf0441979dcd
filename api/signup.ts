import { type Parsed } from '../shared/widget/attributes.ts';
import { describe, type Problem } from '../shared/widget/problem.ts';
import { type ApiClient } from './client.ts';
import { defineEntry, isRecord } from './entry.ts';
import { optionalFlagField, textOnlyField } from './fields.ts';
import { type FetchOptions, request } from './request.ts';

/** The answer of `signup`. */
export const signupAnswer = defineEntry({
  /** A missing flag with a message is success (DECISIONS "Subscribe"). */
  IsSuccessStatusCode: optionalFlagField,
  /** A text, not HTML. */
  message: textOnlyField,
});

/** What the CMS said to an address. */
export interface SignupAnswer {
  readonly isAccepted: boolean;
  /** A text, not HTML. */
  readonly message: string;
}

/** Success requires that the response does not flag failure and carries a message (SPEC 5). */
export function checkSignup(value: unknown): Parsed<SignupAnswer> {
  if (!isRecord(value)) return { ok: false, found: describe(value) };
  const problems: Problem[] = [];
  const { IsSuccessStatusCode: flag, message } =
    signupAnswer.createReader()(value, '', problems) ?? signupAnswer.empty;
  // A flag that says neither is no success; one that is missing or null says nothing.
  const isFlagged = flag ?? (value['IsSuccessStatusCode'] ?? undefined) === undefined;
  const text = message.trim();
  return { ok: true, value: { isAccepted: isFlagged && text !== '', message: text }, problems };
}

/**
 * POST {culture}/signup with `{email}` and nothing else (SPEC 7).
 *
 * @throws {CallFailure} where the connection fails or the answer is no object
 */
export async function sendSignup(
  api: ApiClient,
  email: string,
  options: FetchOptions,
): Promise<SignupAnswer> {
  return request(
    api,
    { method: 'POST', base: 'site', segments: ['signup'], body: { email } },
    {
      name: 'signup',
      expected: 'an object with IsSuccessStatusCode and message',
      check: checkSignup,
    },
    options,
  );
}
