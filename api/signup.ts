import { accept, type Parsed, refuse } from '../shared/widget/parsed.ts';
import { describe, type Problem } from '../shared/widget/problem.ts';
import { type ApiClient } from './client.ts';
import { defineEntry, isRecord } from './entry.ts';
import { optionalFlagField, textField } from './fields.ts';
import { type FetchOptions, request } from './request.ts';

export const signupAnswer = defineEntry({
  IsSuccessStatusCode: optionalFlagField,
  message: textField,
});

export interface SignupAnswer {
  readonly isAccepted: boolean;
  /** Whether the CMS said no; without it an answer that is no success is a failure of the CMS. */
  readonly isRefused: boolean;
  /** A text, not HTML. */
  readonly message: string;
}

/** Success requires that the response does not flag failure and carries a message. */
export function checkSignup(value: unknown): Parsed<SignupAnswer> {
  if (!isRecord(value)) return refuse(describe(value));
  const problems: Problem[] = [];
  const { IsSuccessStatusCode: flag, message } =
    signupAnswer.createReader()(value, '', problems) ?? signupAnswer.empty;
  // A flag that is neither true nor false means no success; one that is missing or null is ignored.
  const isFlagged = flag ?? (value['IsSuccessStatusCode'] ?? undefined) === undefined;
  const text = message.trim();
  const answer = {
    isAccepted: isFlagged && text !== '',
    isRefused: flag === false,
    message: text,
  };
  return { ...accept(answer), problems };
}

/**
 * POST {culture}/signup with `{email}` and nothing else.
 *
 * @throws {CallFailure} if the connection fails or the answer is not an object
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
      expected: 'an object with IsSuccessStatusCode and message',
      check: checkSignup,
    },
    options,
  );
}
