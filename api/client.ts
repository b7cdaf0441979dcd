import axios, { type AxiosInstance } from 'axios';
import { quote } from '../shared/widget/problem.ts';
import { CallFailure } from './failures.ts';
import { type ApiBases, type BaseName, toCallPath } from './paths.ts';

export interface ApiOptions extends ApiBases {
  /** Anti-forgery names; the token goes to the page's own origin only. */
  readonly xsrfCookie: string;
  readonly xsrfHeader: string;
}

/** One request of CONTRACT 4. */
export interface ApiCall {
  readonly method: 'GET' | 'POST';
  readonly base: BaseName;
  /** The path behind base and culture, a segment each: `['slideshow', 'home']`. */
  readonly segments: readonly string[];
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: Readonly<Record<string, unknown>>;
  /**
   * Sends `Content-Type: application/json` without a body too, as SPEC 7 asks of search. Not of others:
   * to another host it costs a question in advance that many a CMS does not answer.
   */
  readonly hasContentType?: boolean;
  readonly signal?: AbortSignal;
}

/** Sends calls to the CMS. One a page; widgets get it by their context. */
export interface ApiClient {
  /**
   * @returns the answer's JSON, unchecked
   * @throws {CallFailure} for everything but a JSON answer with a status of 200 to 299
   */
  send(call: ApiCall): Promise<unknown>;
}

const jsonType = 'application/json';

function nameCall(call: ApiCall, path: string): string {
  return `${call.method} ${path}`;
}

/** What the answer was, in axios' words where it has some (DECISIONS "Calls"). */
function toFailure(error: unknown, call: ApiCall, path: string): CallFailure {
  const where = nameCall(call, path);
  const options = { cause: error };
  if (axios.isCancel(error)) {
    return new CallFailure('aborted', { where, found: 'aborted', expected: 'an answer' }, options);
  }
  const response = axios.isAxiosError(error) ? error.response : undefined;
  if (response && isAccepted(response.status)) {
    const text: unknown = response.data;
    const found = `no JSON${typeof text === 'string' && text !== '' ? ` (${quote(text)})` : ''}`;
    return new CallFailure('shape', { where, found, expected: 'JSON' }, options);
  }
  const message = describeError(error, response?.status);
  const expected = 'a JSON answer with a status of 200 to 299';
  return new CallFailure('connection', { where, found: `failed: ${message}`, expected }, options);
}

/**
 * axios' words. An error page is HTML more often than not, and then axios speaks of its syntax; the
 * status is what matters.
 */
function describeError(error: unknown, status: number | undefined): string {
  if (status !== undefined) return `Request failed with status code ${status}`;
  return error instanceof Error ? error.message : String(error);
}

function isAccepted(status: number): boolean {
  return status >= 200 && status < 300;
}

function createAxios({ xsrfCookie, xsrfHeader }: ApiOptions): AxiosInstance {
  return axios.create({
    // The one adapter that the script carries (vite.config.ts).
    adapter: 'xhr',
    headers: { Accept: jsonType },
    // Both together reject HTML or cut JSON that comes with status 200.
    responseType: 'json',
    transitional: { silentJSONParsing: false },
    validateStatus: isAccepted,
    timeout: 0,
    xsrfCookieName: xsrfCookie,
    xsrfHeaderName: xsrfHeader,
  });
}

/** Written by the platform: axios leaves `:`, `$` and `,` as they are. */
function toParams(query: NonNullable<ApiCall['query']>): URLSearchParams {
  return new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
}

/** Creates the client of a page (SPEC 7): accepts JSON, 200 to 299 is success, no timeout. */
export function createApiClient(options: ApiOptions): ApiClient {
  const http = createAxios(options);
  return {
    send: async (call) => {
      const path = toCallPath(options, call.base, call.segments);
      if (path === undefined) {
        const found = call.segments.map(quote).join(', ');
        throw new CallFailure('connection', {
          where: `the path of ${call.segments[0] ?? 'a call'}`,
          found,
          expected: 'an id that can stand in an address',
        });
      }
      const sendsType = call.body !== undefined || call.hasContentType === true;
      try {
        const { data } = await http.request<unknown>({
          url: path,
          method: call.method,
          // A GET keeps its Content-Type only with a body of null.
          ...(sendsType && { data: call.body ?? null, headers: { 'Content-Type': jsonType } }),
          ...(call.query && { params: toParams(call.query) }),
          ...(call.signal && { signal: call.signal }),
        });
        return data;
      } catch (error) {
        throw toFailure(error, call, path);
      }
    },
  };
}
