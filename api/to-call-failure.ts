import { isAxiosError, isCancel } from 'axios';
import { quote } from '../shared/widget/problem.ts';
import { toError } from '../shared/widget/to-error.ts';
import { CallFailure, type FailureKind } from './failures.ts';

export function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}

/** The failure of a call that a widget, or the browser, has ended. */
export function makeAborted(where: string, cause: unknown): CallFailure {
  const problem = { where, verb: 'was', found: 'aborted', expected: 'an answer' };
  return new CallFailure('aborted', problem, { cause });
}

/** The failure of a call, in axios' words if axios has a message (DECISIONS "Calls"). */
export function toCallFailure(error: unknown): CallFailure {
  const { config, response } = isAxiosError(error) ? error : {};
  const where = config === undefined ? 'a call' : `${config.method?.toUpperCase()} ${config.url}`;
  const fail = (kind: FailureKind, verb: string, found: string, expected: string) =>
    new CallFailure(kind, { where, verb, found, expected }, { cause: error });

  if (isCancel(error)) return makeAborted(where, error);
  if (response && isSuccess(response.status)) {
    const found = `what is no JSON (${quote(String(response.data))})`;
    return fail('shape', 'answered with', found, 'JSON');
  }
  // An error page is usually HTML, about whose syntax axios complains.
  const message = response
    ? `Request failed with status code ${response.status}`
    : toError(error).message;
  return fail('connection', 'failed:', message, 'a JSON answer with a status of 200 to 299');
}
