import { explain } from '../check-page/read-source.ts';
import { quote } from '../../shared/widget/problem.ts';
import { type Exchange, UnreachableError, UselessAnswer } from './exchange.ts';

interface SendOptions {
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  readonly longestWaitMs: number;
}

export interface RawAnswer {
  readonly response: Response;
  readonly bytes: Uint8Array;
}

const mostRedirects = 5;

function fail(error: unknown, exchange: Exchange, longestWaitMs: number): never {
  const where = 'the answer';
  if (error instanceof Error && error.name === 'TimeoutError') {
    const found = `not there after ${longestWaitMs / 1000} s`;
    exchange.differences.push({ where, found, expected: 'an answer that visitors wait for' });
    throw new UselessAnswer('slow', { cause: error });
  }
  const { reason, isUnreachable } = explain(error);
  if (isUnreachable) throw new UnreachableError(reason, { cause: error });
  const found = `broken off (${reason})`;
  exchange.differences.push({ where, found, expected: 'an answer that comes whole' });
  throw new UselessAnswer('broken off', { cause: error });
}

async function sendOnce(
  url: URL,
  exchange: Exchange,
  options: SendOptions,
  signal: AbortSignal,
): Promise<RawAnswer> {
  try {
    const response = await fetch(url, {
      method: exchange.method,
      headers: options.headers,
      body: options.body ?? null,
      redirect: 'manual',
      signal,
    });
    return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
  } catch (error) {
    return fail(error, exchange, options.longestWaitMs);
  }
}

/** The target of a redirect; nothing if it is not a redirect or names no address. */
function findTarget({ response }: RawAnswer, url: URL): URL | undefined {
  const location = response.headers.get('location');
  if (response.status < 300 || response.status > 399 || location === null) return undefined;
  return URL.canParse(location, url) ? new URL(location, url) : undefined;
}

/** Follows redirects within the site, as browsers do; each one is a difference. */
export async function sendRequest(exchange: Exchange, options: SendOptions): Promise<RawAnswer> {
  const begin = performance.now();
  const signal = AbortSignal.timeout(options.longestWaitMs);
  try {
    let { url } = exchange;
    for (let hops = 0; ; hops += 1) {
      const answer = await sendOnce(url, exchange, options, signal);
      const target = findTarget(answer, url);
      if (target === undefined) return answer;
      exchange.differences.push({
        where: `the answer of ${url.pathname}`,
        found: `a redirect to ${quote(target.href)} (status ${answer.response.status})`,
        expected: 'the answer itself',
      });
      const isFollowed = target.origin === url.origin && exchange.method === 'GET';
      if (!isFollowed || hops >= mostRedirects) throw new UselessAnswer('redirected');
      url = target;
    }
  } finally {
    exchange.durationMs = Math.round(performance.now() - begin);
  }
}
