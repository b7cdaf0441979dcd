import { quote } from '../../shared/widget/problem.ts';
import { type Exchange, UnreachableError, UselessAnswer } from './exchange.ts';

export interface SendOptions {
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  readonly longestWaitMs: number;
}

export interface RawAnswer {
  readonly response: Response;
  readonly bytes: Uint8Array;
}

const mostRedirects = 5;

const unreachable: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'there is no such host',
  EHOSTUNREACH: 'the host cannot be reached',
  ENETUNREACH: 'the network cannot be reached',
  UND_ERR_CONNECT_TIMEOUT: 'the host does not answer',
  // The words of fetch for ports that browsers refuse; the error has no code.
  'bad port': 'browsers refuse this port',
};

/** The innermost error, without those that only wrap it. */
function findCause(error: unknown): { readonly code: string; readonly message: string } {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const message = cause instanceof Error ? cause.message : String(cause);
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return { code, message: message === '' ? code : message };
}

function fail(error: unknown, exchange: Exchange, longestWaitMs: number): never {
  const where = 'the answer';
  if (error instanceof Error && error.name === 'TimeoutError') {
    const found = `not there after ${longestWaitMs / 1000} s`;
    exchange.differences.push({ where, found, expected: 'an answer that visitors wait for' });
    throw new UselessAnswer('slow', { cause: error });
  }
  const { code, message } = findCause(error);
  const reason = unreachable[code] ?? unreachable[message];
  if (reason !== undefined || /certificate|SSL|TLS/i.test(`${code} ${message}`)) {
    throw new UnreachableError(reason ?? message, { cause: error });
  }
  const found = `broken off (${message})`;
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
