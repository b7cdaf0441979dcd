// @vitest-environment jsdom
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mockNetwork } from '../tests/setup/network/mock-network.ts';
import { type ApiCall, type ApiOptions, createApiClient } from './client.ts';
import { CallFailure } from './failures.ts';

const server = mockNetwork();
afterEach(() => {
  document.cookie = 'XSRF-TOKEN=; max-age=0';
});

const options: ApiOptions = {
  siteBase: '/',
  apiBase: '/api/',
  culture: 'en-US',
  xsrfCookie: 'XSRF-TOKEN',
  xsrfHeader: 'X-XSRF-TOKEN',
};
const search: ApiCall = { method: 'GET', base: 'site', segments: ['search'] };
const signup: ApiCall = { ...search, method: 'POST', segments: ['signup'], body: { email: 'a@b' } };

/** Sends a call; the request as the server gets it. */
async function send(call: Partial<ApiCall> = {}, api = createApiClient(options)): Promise<Request> {
  let received: Request | undefined;
  server.use(
    http.all('*', ({ request }) => {
      received = request;
      return HttpResponse.json({});
    }),
  );
  await api.send({ ...search, ...call });
  if (received === undefined) throw new Error('Nothing was sent.');
  return received;
}

/** The kind and the words of the failure in which a call ends. */
async function failureOf(call: Partial<ApiCall> = {}, more: Partial<ApiOptions> = {}) {
  const failure: unknown = await createApiClient({ ...options, ...more })
    .send({ ...search, ...call })
    .catch((error: unknown) => error);
  if (failure instanceof CallFailure) return [failure.kind, failure.message];
  throw new Error('expected a CallFailure');
}

describe('what a call sends', () => {
  it('is its query, encoded so that the server reads the same', async () => {
    const query = { searchtext: 'R&D: 5 % $, a+b', searchtype: '', page: '2' };
    const { url } = await send({ query });
    expect(new URL(url).search).toBe('?searchtext=R%26D%3A+5+%25+%24%2C+a%2Bb&searchtype=&page=2');
  });

  it('goes on where a base ends with a query, as that of a CMS without rewritten addresses', async () => {
    const siteBase = '/index.php?rest_route=/widgets/v1/';
    const { url } = await send({ query: { page: '2' } }, createApiClient({ ...options, siteBase }));
    const { pathname, search: query } = new URL(url);
    expect(pathname + query).toBe('/index.php?rest_route=/widgets/v1/en-us/search&page=2');
  });

  it.each([
    ['its own site', {}, 'secret'],
    ['another host', { siteBase: 'https://cms.example/' }, null],
    ['its own site, under other names', { xsrfCookie: 'OTHER' }, null],
  ])('has the anti-forgery token for %s', async (_, more, token) => {
    document.cookie = 'XSRF-TOKEN=secret';
    const { headers } = await send({}, createApiClient({ ...options, ...more }));
    expect(headers.get('x-xsrf-token')).toBe(token);
  });

  it('has no token where the page may not read its cookies', async () => {
    const cookie = vi.spyOn(Document.prototype, 'cookie', 'get').mockImplementation(() => {
      throw new DOMException('sandboxed', 'SecurityError');
    });
    const api = createApiClient(options);
    // The test's own server reads cookies too.
    cookie.mockRestore();
    document.cookie = 'XSRF-TOKEN=secret';
    expect((await send({}, api)).headers.get('x-xsrf-token')).toBeNull();
  });
});

describe('the answer of a call', () => {
  const failed = (reason: string) =>
    `GET /en-us/search failed: ${reason}; expected a JSON answer with a status of 200 to 299.`;
  const noJson = (start: string) =>
    `GET /en-us/search answered with what is no JSON ("${start}"); expected JSON.`;
  const page = '<!doctype html>';

  it.each([
    [new HttpResponse('{"a":1}', { status: 200 }), { a: 1 }],
    [new HttpResponse('{"a":1}', { status: 299 }), { a: 1 }],
    [new HttpResponse(''), ''],
  ])('is its JSON, or an empty text: %#', async (answer, expected) => {
    server.use(http.get('*', () => answer));
    expect(await createApiClient(options).send(search)).toEqual(expected);
  });

  const withStatus = (status: number) => HttpResponse.html(page, { status });
  it.each([
    [withStatus(300), 'connection', failed('Request failed with status code 300')],
    [withStatus(500), 'connection', failed('Request failed with status code 500')],
    [HttpResponse.error(), 'connection', failed('Network Error')],
    [HttpResponse.html(page), 'shape', noJson(page)],
    [new HttpResponse('{slides'), 'shape', noJson('{slides')],
  ])('is a failure that says why: %#', async (answer, kind, message) => {
    server.use(http.get('*', () => answer));
    expect(await failureOf()).toEqual([kind, message]);
  });

  const noBase = '"https://[cms/en-us/search"; expected one that the browser can open.';
  const noId = '"slideshow", ".."; expected an id that can stand in an address.';
  it.each<[Partial<ApiCall>, Partial<ApiOptions>, string]>([
    [{}, { siteBase: 'https://[cms/' }, `the address of search is ${noBase}`],
    [{ segments: ['slideshow', '..'] }, {}, `the path of slideshow is ${noId}`],
  ])('is a failure before anything is sent: %j %j', async (call, more, message) => {
    expect(await failureOf(call, more)).toEqual(['connection', message]);
  });
});

/** Answers a call only once it has come more often than so; what becomes of it before. */
function answerAfter(times: number, before: () => HttpResponse<null> | Promise<never>): void {
  let count = 0;
  server.use(
    http.all('*', () => {
      count += 1;
      return count > times ? HttpResponse.json({ a: 1 }) : before();
    }),
  );
}

type ExitEvent = 'beforeunload' | 'pagehide' | 'pageshow';
const fire = (type: ExitEvent) => {
  window.dispatchEvent(new PageTransitionEvent(type));
};

describe('a call that the browser cancels', () => {
  let sent: XMLHttpRequest[] = [];

  beforeEach(() => {
    sent = [];
    const construct = (Kind: typeof XMLHttpRequest) => {
      const request = new Kind();
      sent.push(request);
      return request;
    };
    vi.stubGlobal('XMLHttpRequest', new Proxy(XMLHttpRequest, { construct }));
  });
  /** Sends a call that the server answers after so many requests. */
  function begin(call: Partial<ApiCall> = {}, unanswered = 1): Promise<unknown> {
    answerAfter(unanswered, () => new Promise<never>(() => undefined));
    const answer = createApiClient(options).send({ ...search, ...call });
    return answer.catch((error: unknown) => error);
  }
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const cancel = async () => {
    await settle();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    // As the browser does; the test's own server does not pass `abort()` on.
    sent.at(-1)?.dispatchEvent(new ProgressEvent('abort'));
    await settle();
  };
  /** Moves the clock; how often the call has been sent then. */
  const advance = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms);
    return sent.length;
  };
  const resume = async (ms: number) => {
    await advance(ms);
    vi.useRealTimers();
  };

  it('is sent again after a second where the page was stopped, three times at most', async () => {
    const outcome = begin({}, 9);
    for (const count of [1, 2, 3]) {
      await cancel();
      expect(await advance(999)).toBe(count);
      await resume(1);
    }
    await cancel();
    await resume(1000);
    expect(await outcome).toMatchObject({
      kind: 'connection',
      message:
        'GET /en-us/search failed: Request aborted; expected a JSON answer with a status of 200 to 299.',
    });
    expect(sent).toHaveLength(4);
  });

  it('waits as long as the visitor is away, however often that happens', async () => {
    const outcome = begin({}, 5);
    for (const count of [1, 2, 3, 4, 5]) {
      // The page may be left before or after the call breaks.
      if (count % 2 === 0) fire('pagehide');
      await cancel();
      if (count % 2 === 1) fire('pagehide');
      expect(await advance(100_000)).toBe(count);
      fire('pageshow');
      await resume(0);
    }
    expect(await outcome).toEqual({ a: 1 });
  });

  it('is not sent again where it may have arrived: a POST', async () => {
    const outcome = begin(signup);
    await cancel();
    const message = 'POST /en-us/signup was aborted; expected an answer.';
    expect(await outcome).toMatchObject({ kind: 'aborted', message });
    expect(sent).toHaveLength(1);
  });

  it('is aborted where the widget ends before it is sent again', async () => {
    const life = new AbortController();
    const outcome = begin({ signal: life.signal });
    await cancel();
    life.abort();
    expect(await outcome).toMatchObject({ kind: 'aborted' });
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a connection that breaks while the page is being left', () => {
  /** The first call breaks after the events, the others are answered. */
  function breakAfter(types: readonly ExitEvent[], answer = HttpResponse.error()) {
    answerAfter(1, () => {
      types.forEach(fire);
      return answer;
    });
  }
  const later = (act: () => void) => {
    setTimeout(act, 20);
  };

  const begin = 'beforeunload';
  it.each<[string, ApiCall, ExitEvent[], ExitEvent[], string]>([
    ['sends a GET again once it is back', search, ['pagehide'], ['pageshow'], 'none'],
    ['aborts a POST, which may have arrived', signup, ['pagehide', 'pageshow'], [], 'aborted'],
    [
      'aborts it also where WebKit tells later',
      signup,
      [begin],
      ['pagehide', 'pageshow'],
      'aborted',
    ],
    ['fails it where a download begins instead', signup, [begin], [], 'connection'],
  ])('%s', async (_, call, before, after, expected) => {
    breakAfter(before);
    later(() => after.forEach(fire));
    const getKind = ({ kind }: CallFailure) => kind;
    expect(
      await createApiClient(options)
        .send(call)
        .then(() => 'none', getKind),
    ).toBe(expected);
  });

  it('is a failure where the server has answered', async () => {
    breakAfter(['pagehide'], new HttpResponse('', { status: 500 }));
    expect(await failureOf()).toContain('connection');
  });

  it('is aborted where the widget ends meanwhile', async () => {
    breakAfter(['beforeunload']);
    const life = new AbortController();
    later(() => life.abort());
    expect(await failureOf({ ...signup, signal: life.signal })).toContain('aborted');
  });
});
