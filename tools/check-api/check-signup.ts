import { isRecord } from '../../api/entry.ts';
import { type SignupAnswer } from '../../api/signup.ts';
import { parseYesNo } from '../../shared/rules/yes-no.ts';
import { describe, quote, type Problem } from '../../shared/widget/problem.ts';

/** An address that was refused needs a message: without it visitors see the error of the form. */
export function checkSignup(
  { isAccepted, message }: SignupAnswer,
  json: unknown,
  report: (problem: Problem) => void,
): readonly string[] {
  if (isAccepted || !isRecord(json)) return [];
  if (message !== '') return [`The address was not taken: ${quote(message)}.`];
  // null counts as missing.
  const flag = json['IsSuccessStatusCode'] ?? undefined;
  const written = json['message'] ?? undefined;
  const isTaken = flag === undefined || parseYesNo(flag) === true;
  if (!isTaken) return ['The address was not taken.'];
  // Any other type is reported with the fields.
  if (written === undefined || typeof written === 'string') {
    const expected = 'a text, or visitors see the error of the form';
    report({ where: 'message', found: describe(written), expected });
  }
  return [];
}
