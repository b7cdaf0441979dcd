import axios from 'axios';
import { listen } from '../shared/dom/listen.ts';
import { quote } from '../shared/widget/problem.ts';
import { toError } from '../shared/widget/to-error.ts';
import { CallFailure, type FailureKind } from './failures.ts';
import { type ApiBases, type BaseName, toCallPath } from './paths.ts';
import { whenBack } from './when-back.ts';

export interface ApiOptions extends ApiBases {
  /** The names of the anti-forgery cookie and header; the token is sent only to the page's own origin. */
  readonly xsrfCookie: string;
  readonly xsrfHeader: string;
}

/** One request of CONTRACT 4. */
export interface ApiCall {
  readonly method: 'GET' | 'POST';
  readonly base: BaseName;
  /** The path after base and culture, one item per segment: `['slideshow', 'home']`. */
  readonly segments: readonly string[];
  readonly query?: Record<string, string>;
  readonly body?: Readonly<Record<string, unknown>>;
  /**
   * Sends `Content-Type: application/json` even without a body, as SPEC 7 requires for search. Not for other
   * calls: to another host it causes a preflight request that many a CMS does not answer.
   */
  readonly hasContentType?: boolean;
  readonly signal?: AbortSignal | undefined;
}

/** Sends calls to the CMS. One per page; widgets get it through their context. */
export interface ApiClient {
  /**
   * A call that the browser cancels, because the page is stopped or left, is sent again when the page is
   * back; a POST, which may have arrived, fails as aborted.
   *
   * @returns the answer's JSON, unchecked
   * @throws {CallFailure} for everything except a JSON answer with a status of 200 to 299
   */
  send(call: ApiCall): Promise<unknown>;
}

const jsonType = 'application/json';

/** What the answer was, in axios' words where axios has a message (DECISIONS "Calls"). */
function toFailure(error: unknown, call: ApiCall, path: string, isAborted: boolean): CallFailure {
  const fail = (kind: FailureKind, verb: string, found: string, expected: string) =>
    new CallFailure(
      kind,
      { where: `${call.method} ${path}`, verb, found, expected },
      { cause: error },
    );
  if (isAborted || axios.isCancel(error)) return fail('aborted', 'was', 'aborted', 'an answer');
  const response = axios.isAxiosError(error) ? error.response : undefined;
  if (response && isAccepted(response.status)) {
    // axios has kept the text that it could not read; an empty one it returns as the answer.
    const found = `what is no JSON (${quote(String(response.data))})`;
    return fail('shape', 'answered with', found, 'JSON');
  }
  // An error page is usually HTML, about whose syntax axios complains.
  const message = response
    ? `Request failed with status code ${response.status}`
    : toError(error).message;
  return fail('connection', 'failed:', message, 'a JSON answer with a status of 200 to 299');
}

/** WebKit cancels calls right after the first of these, the others between or after both. */
const leaving = ['beforeunload', 'pagehide'];

/** Whether the browser itself has cancelled a call: it stopped loading, or the page is being left. */
function isCutOff(error: unknown, isLeft: boolean): boolean {
  return (
    axios.isAxiosError(error) &&
    !error.response &&
    !axios.isCancel(error) &&
    (isLeft || error.code === 'ECONNABORTED')
  );
}

function isAccepted(status: number): boolean {
  return status >= 200 && status < 300;
}

/** A page in a sandbox without an origin may not read its cookies: the browser throws. */
function canReadCookies(): boolean {
  try {
    return typeof document.cookie === 'string';
  } catch {
    return false;
  }
}

/** Creates the client of a page (SPEC 7): accepts JSON, 200 to 299 is success, no timeout. */
export function createApiClient(options: ApiOptions): ApiClient {
  const http = axios.create({
    // The only adapter that the script contains (vite.config.ts).
    adapter: 'xhr',
    // The type is sent only with data.
    headers: { Accept: jsonType, 'Content-Type': jsonType },
    // Both together reject HTML or truncated JSON that comes with status 200.
    responseType: 'json',
    transitional: { silentJSONParsing: false },
    validateStatus: isAccepted,
    timeout: 0,
    xsrfCookieName: canReadCookies() ? options.xsrfCookie : '',
    xsrfHeaderName: options.xsrfHeader,
  });
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
      const request = {
        url: path,
        method: call.method,
        // Without a body, null keeps the Content-Type.
        data: call.body ?? (call.hasContentType ? null : undefined),
        // Written by the platform: axios does not encode `:`, `$` and `,`.
        params: call.query && new URLSearchParams(call.query),
        ...(call.signal && { signal: call.signal }),
      };
      for (let isFirst = true; ; isFirst = false) {
        let isLeft = false;
        const onLeave = () => {
          isLeft = true;
        };
        const ended = new AbortController();
        listen(window, leaving, onLeave, { signal: ended.signal });
        try {
          return (await http.request<unknown>(request)).data;
        } catch (error) {
          const wasCutOff = isCutOff(error, isLeft);
          if (!wasCutOff || call.method === 'POST') throw toFailure(error, call, path, wasCutOff);
        } finally {
          ended.abort();
        }
        await whenBack(isFirst, call.signal);
      }
    },
  };
}
