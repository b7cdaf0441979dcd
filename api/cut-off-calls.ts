import { AxiosError, isAxiosError } from 'axios';
import { CallFailure } from './failures.ts';
import { type PageExit } from './page-exit.ts';
import { makeAborted } from './to-call-failure.ts';

interface CutOffCall {
  readonly method: 'GET' | 'POST';
  readonly signal?: AbortSignal | undefined;
}

/** Whether the browser itself cancelled a call, rather than a widget or the server. */
function isCutOff(failure: unknown, exit: PageExit): failure is CallFailure {
  if (!(failure instanceof CallFailure) || failure.kind !== 'connection') return false;
  const { cause } = failure;
  if (!isAxiosError(cause) || cause.response) return false;
  return cause.code === AxiosError.ECONNABORTED || exit.hasBegun();
}

/**
 * Waits until a call that the browser cut off may be sent again (DECISIONS "Calls").
 * @returns whether the page was left and is back; false if it was only stopped
 * @throws {CallFailure} if the call is not sent again
 */
export async function whenToSendAgain(
  failure: unknown,
  { method, signal }: CutOffCall,
  exit: PageExit,
): Promise<boolean> {
  if (!isCutOff(failure, exit)) throw failure;
  const aborted = makeAborted(failure.problem.where, failure);
  // Stopped: the visitor knows, and the form can be sent again.
  if (method === 'POST' && !exit.hasBegun()) throw aborted;
  const wasLeft = await exit.waitForReturn(signal);
  if (method === 'POST') throw wasLeft || signal?.aborted ? aborted : failure;
  return wasLeft;
}
