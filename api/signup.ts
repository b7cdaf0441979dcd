import * as v from 'valibot';
import { parseYesNo } from '../shared/rules/yes-no.ts';
import { describe } from '../shared/widget/problem.ts';
import { isRecord } from './check-fields.ts';
import { type ApiClient } from './client.ts';
import { CallFailure } from './failures.ts';

/** The answer of `signup`. A missing flag with a message is success (DECISIONS "Subscribe"). */
export const signupSchema = v.object({
  IsSuccessStatusCode: v.nullish(v.union([v.boolean(), v.string(), v.number()])),
  message: v.nullish(v.string()),
});

/** What the CMS said to an address. */
export interface SignupAnswer {
  readonly isAccepted: boolean;
  /** A text, not HTML. */
  readonly message: string;
}

/** Success requires that the response does not flag failure and carries a message (SPEC 5). */
export function readSignupAnswer(answer: Readonly<Record<string, unknown>>): SignupAnswer {
  const flag = Object.hasOwn(answer, 'IsSuccessStatusCode')
    ? parseYesNo(answer['IsSuccessStatusCode'] ?? true)
    : true;
  const message = typeof answer['message'] === 'string' ? answer['message'].trim() : '';
  return { isAccepted: flag === true && message !== '', message };
}

/**
 * POST {culture}/signup with `{email}` and nothing else (SPEC 7).
 *
 * @throws {CallFailure} where the connection fails or the answer is no object
 */
export async function sendSignup(
  api: ApiClient,
  email: string,
  { signal }: { readonly signal?: AbortSignal } = {},
): Promise<SignupAnswer> {
  const answer = await api.send({
    method: 'POST',
    base: 'site',
    segments: ['signup'],
    body: { email },
    ...(signal && { signal }),
  });
  if (isRecord(answer)) return readSignupAnswer(answer);
  const where = 'the answer of signup';
  const expected = 'an object with IsSuccessStatusCode and message';
  throw new CallFailure('shape', { where, found: describe(answer), expected });
}
