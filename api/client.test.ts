// @vitest-environment jsdom
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mockNetwork } from '../tests/setup/mock-network.ts';
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
  const answers = (make: () => Response) => {
    server.use(http.get('*', make));
  };
  const failed = (reason: string) =>
    `GET /en-us/search failed: ${reason}; expected a JSON answer with a status of 200 to 299.`;
  const noJson = (start: string) =>
    `GET /en-us/search answered with what is no JSON ("${start}"); expected JSON.`;

  it.each([200, 201, 299])('with status %i is its JSON', async (status) => {
    answers(() => HttpResponse.json({ a: 1 }, { status }));
    expect(await createApiClient(options).send(search)).toEqual({ a: 1 });
  });

  it.each([300, 400, 404, 500])('with status %i is a failure in axios’ words', async (status) => {
    const words = failed(`Request failed with status code ${status}`);
    answers(() => HttpResponse.json({ a: 1 }, { status }));
    expect(await failureOf()).toEqual(['connection', words]);
    answers(() => HttpResponse.html('<p>Oops', { status }));
    expect(await failureOf()).toEqual(['connection', words]);
  });

  it.each([
    [
      'of a connection that broke',
      () => HttpResponse.error(),
      'connection',
      failed('Network Error'),
    ],
    [
      'that is a page',
      () => HttpResponse.html('<!doctype html>'),
      'shape',
      noJson('<!doctype html>'),
    ],
    ['that is cut', () => new HttpResponse('{slides'), 'shape', noJson('{slides')],
  ])('%s is a failure that says so', async (_, answer, kind, message) => {
    answers(answer);
    expect(await failureOf()).toEqual([kind, message]);
  });

  it('without a body is an empty text', async () => {
    answers(() => new HttpResponse(''));
    expect(await createApiClient(options).send(search)).toBe('');
  });

  it('to a base that is no address is a failure before anything is sent', async () => {
    expect(await failureOf({}, { siteBase: 'https://[cms/' })).toEqual([
      'connection',
      'the address of search is "https://[cms/en-us/search"; expected one that the browser can open.',
    ]);
  });

  it('to an id that climbs is a failure before anything is sent', async () => {
    expect(await failureOf({ segments: ['slideshow', '..'] })).toEqual([
      'connection',
      'the path of slideshow is "slideshow", ".."; expected an id that can stand in an address.',
    ]);
  });
});

const fire = (type: 'beforeunload' | 'pagehide' | 'pageshow') => {
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
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Sends a call that the server answers after so many requests. */
  function begin(call: Partial<ApiCall> = {}, unanswered = 1): Promise<unknown> {
    let count = 0;
    server.use(
      http.all('*', () => {
        count += 1;
        return count > unanswered
          ? HttpResponse.json({ a: 1 })
          : new Promise<never>(() => undefined);
      }),
    );
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
  function breakAfter(...types: readonly ('beforeunload' | 'pagehide' | 'pageshow')[]) {
    let count = 0;
    server.use(
      http.all('*', () => {
        count += 1;
        if (count > 1) return HttpResponse.json({ a: 1 });
        types.forEach(fire);
        return HttpResponse.error();
      }),
    );
  }
  const later = (ms: number, act: () => void) => {
    setTimeout(act, ms);
  };

  it('is no failure: the call is sent again when the page is back', async () => {
    breakAfter('beforeunload', 'pagehide');
    later(20, () => {
      fire('pageshow');
    });
    expect(await createApiClient(options).send(search)).toEqual({ a: 1 });
  });

  it('is not sent again where it may have arrived: a POST', async () => {
    breakAfter('pagehide', 'pageshow');
    expect(await failureOf(signup)).toContain('aborted');
  });

  it('is none where the browser says so only later, as WebKit does', async () => {
    breakAfter('beforeunload');
    later(10, () => {
      fire('pagehide');
      fire('pageshow');
    });
    expect(await failureOf(signup)).toContain('aborted');
  });

  it('is a failure where the server has answered', async () => {
    server.use(
      http.get('*', () => {
        fire('pagehide');
        return new HttpResponse('', { status: 500 });
      }),
    );
    expect(await failureOf()).toContain('connection');
  });

  it('fails a POST after `beforeunload` alone, as of `mailto:` and downloads: the form says so', async () => {
    breakAfter('beforeunload');
    expect(await failureOf(signup)).toEqual([
      'connection',
      'POST /en-us/signup failed: Network Error; expected a JSON answer with a status of 200 to 299.',
    ]);
  });

  it('fails silently where the widget ends meanwhile', async () => {
    breakAfter('beforeunload');
    const life = new AbortController();
    later(10, () => {
      life.abort();
    });
    expect(await failureOf({ ...signup, signal: life.signal })).toContain('aborted');
  });
});
