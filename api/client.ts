import { create, type AxiosInstance, type AxiosRequestConfig } from 'axios';
import { readBaseAddress } from '../shared/dom/page-document.ts';
import { quote } from '../shared/widget/problem.ts';
import { whenToSendAgain } from './cut-off-calls.ts';
import { CallFailure } from './failures.ts';
import { watchPageExit } from './page-exit.ts';
import { type ApiBases, type BaseName, toCallPath } from './paths.ts';
import { isSuccess, toCallFailure } from './to-call-failure.ts';

export interface ApiOptions extends ApiBases {
  /** The anti-forgery cookie and header; the token is sent only to the page's own origin. */
  readonly xsrfCookie: string;
  readonly xsrfHeader: string;
}

export interface ApiCall {
  readonly method: 'GET' | 'POST';
  readonly base: BaseName;
  /** The path after base and culture, one item per segment: `['slideshow', 'home']`. */
  readonly segments: readonly string[];
  readonly query?: Record<string, string>;
  readonly body?: Readonly<Record<string, unknown>>;
  /**
   * Search requires the type. On other calls it would cause a preflight request to another host,
   * which many a CMS does not answer.
   */
  readonly hasContentType?: boolean;
  readonly signal?: AbortSignal | undefined;
}

export interface ApiClient {
  /**
   * Sends a GET again that the browser cancelled because the page was stopped or left. A POST may have arrived:
   * it fails as aborted.
   * @returns the answer's JSON, unchecked
   * @throws {CallFailure} for everything except a JSON answer with a status of 200 to 299
   */
  send(call: ApiCall): Promise<unknown>;
}

const jsonType = 'application/json';

/** A visitor who stops a call more often than this wants it to end. */
const mostStops = 3;

/** axios reads `document.cookie`: in a sandbox without an origin that throws, and an `<img name="cookie">` hides it. */
function canReadCookies(): boolean {
  try {
    return typeof Reflect.get(document, 'cookie') === 'string';
  } catch {
    return false;
  }
}

/** The axios instance of a page. */
function createHttp({ xsrfCookie, xsrfHeader }: ApiOptions): AxiosInstance {
  const http = create({
    // fetch reports a call that the browser cancels like a broken connection.
    adapter: 'xhr',
    // axios sends the type only with data.
    headers: { Accept: jsonType, 'Content-Type': jsonType },
    // Together these reject HTML and truncated JSON that come with status 200.
    responseType: 'json',
    transitional: { silentJSONParsing: false },
    validateStatus: isSuccess,
    timeout: 0,
    xsrfCookieName: canReadCookies() ? xsrfCookie : '',
    xsrfHeaderName: xsrfHeader,
  });
  http.interceptors.response.use(undefined, (error: unknown) => {
    throw toCallFailure(error);
  });
  return http;
}

/** A path is asked of the page's own host, whichever `<base>` names; a page in `srcdoc` has none of its own. */
function onOwnHost(path: string): string {
  const isOfPage = /^\/(?!\/)/.test(path) && /^https?:$/.test(location.protocol);
  const isLedAway = isOfPage && new URL(readBaseAddress()).origin !== location.origin;
  return isLedAway ? location.origin + path : path;
}

function toRequest(options: ApiOptions, call: ApiCall): AxiosRequestConfig {
  const path = toCallPath(options, call.base, call.segments);
  if (path === undefined) {
    throw new CallFailure('connection', {
      where: `the path of ${call.segments[0] ?? 'a call'}`,
      found: call.segments.map(quote).join(', '),
      expected: 'an id that can stand in an address',
    });
  }
  if (!URL.canParse(path, readBaseAddress())) {
    throw new CallFailure('connection', {
      where: `the address of ${call.segments.join('/')}`,
      found: quote(path),
      expected: 'one that the browser can open',
    });
  }
  return {
    url: onOwnHost(path),
    method: call.method,
    // Without a body, null keeps the Content-Type.
    data: call.body ?? (call.hasContentType ? null : undefined),
    // Written by the platform: axios does not encode `:`, `$` and `,`.
    params: call.query && new URLSearchParams(call.query),
    ...(call.signal && { signal: call.signal }),
  };
}

export function createApiClient(options: ApiOptions): ApiClient {
  const http = createHttp(options);
  return {
    send: async (call) => {
      const request = toRequest(options, call);
      for (let stops = 0; ;) {
        const watching = new AbortController();
        const exit = watchPageExit(watching.signal);
        try {
          return (await http.request<unknown>(request)).data;
        } catch (failure) {
          const wasLeft = await whenToSendAgain(failure, call, exit);
          if (!wasLeft) stops += 1;
          if (stops > mostStops) throw failure;
        } finally {
          watching.abort();
        }
      }
    },
  };
}
