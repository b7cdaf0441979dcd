import { type ReportProblem } from '../shared/widget/problem.ts';
import { type Parsed } from '../shared/widget/parsed.ts';
import { type ApiCall, type ApiClient } from './client.ts';
import { CallFailure } from './failures.ts';

export interface FetchOptions {
  readonly signal?: AbortSignal | undefined;
  readonly report: ReportProblem;
}

interface AnswerCheck<Value> {
  /** How CMS teams know the call: its name and id. Without it, its path: `slideshow/home`. */
  readonly name?: string;
  readonly expected: string;
  readonly check: (answer: unknown) => Parsed<Value>;
}

/**
 * Sends a call and checks its answer. Every problem names the call: `slideshow/home: slides[0].copy`.
 * @throws {CallFailure} if the connection fails or the answer as a whole is wrong
 */
export async function request<Value>(
  api: ApiClient,
  call: ApiCall,
  { name = call.segments.join('/'), expected, check }: AnswerCheck<Value>,
  { signal, report }: FetchOptions,
): Promise<Value> {
  const answer = await api.send({ ...call, signal });
  const checked = check(answer);
  if (!checked.ok) {
    const where = `the answer of ${name}`;
    throw new CallFailure('shape', { where, found: checked.found, expected });
  }
  checked.problems?.forEach((problem) => {
    report({ ...problem, where: `${name}: ${problem.where}` });
  });
  return checked.value;
}
