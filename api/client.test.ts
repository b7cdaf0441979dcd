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
async function send(
  call: Partial<ApiCall> = {},
  more: Partial<ApiOptions> = {},
  api = createApiClient({ ...options, ...more }),
): Promise<Request> {
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

async function failureOf(call: Partial<ApiCall>): Promise<CallFailure> {
  const failure: unknown = await createApiClient(options)
    .send({ ...search, ...call })
    .catch((error: unknown) => error);
  if (failure instanceof CallFailure) return failure;
  throw new Error('expected a CallFailure');
}

describe('what a call sends', () => {
  it('is its query, encoded so that the server reads the same', async () => {
    const query = { searchtext: 'R&D: 5 % $, a+b', searchtype: '', page: '2' };
    const { url } = await send({ query });
    expect(new URL(url).search).toBe('?searchtext=R%26D%3A+5+%25+%24%2C+a%2Bb&searchtype=&page=2');
  });

  it.each<[string, Partial<ApiCall>, string | null]>([
    ['has no type without a body: another host need not be asked first', {}, null],
    ['has the type JSON where the call asks for it', { hasContentType: true }, 'application/json'],
    ['has none where the call asks for none', { hasContentType: false }, null],
    ['has the type JSON with a body', signup, 'application/json'],
  ])('%s', async (_, call, type) => {
    const { headers } = await send(call);
    expect(headers.get('content-type')).toBe(type);
    expect(headers.get('accept')).toBe('application/json');
  });

  it.each([
    ['its own site', {}, 'secret'],
    ['another host', { siteBase: 'https://cms.example/' }, null],
    ['its own site, under other names', { xsrfCookie: 'OTHER' }, null],
  ])('has the anti-forgery token for %s', async (_, more, token) => {
    document.cookie = 'XSRF-TOKEN=secret';
    expect((await send({}, more)).headers.get('x-xsrf-token')).toBe(token);
  });

  it('has no token where the page may not read its cookies', async () => {
    const cookie = vi.spyOn(Document.prototype, 'cookie', 'get').mockImplementation(() => {
      throw new DOMException('sandboxed', 'SecurityError');
    });
    const api = createApiClient(options);
    // The test's own server reads cookies too.
    cookie.mockRestore();
    document.cookie = 'XSRF-TOKEN=secret';
    expect((await send({}, {}, api)).headers.get('x-xsrf-token')).toBeNull();
  });
});

describe('the answer of a call', () => {
  it.each([200, 201, 299])('with status %i is its JSON', async (status) => {
    server.use(http.get('*', () => HttpResponse.json({ a: 1 }, { status })));
    expect(await createApiClient(options).send(search)).toEqual({ a: 1 });
  });

  it.each([300, 400, 404, 500])('with status %i is a failure in axios’ words', async (status) => {
    server.use(http.get('*', () => HttpResponse.json({ a: 1 }, { status })));
    const { kind, message } = await failureOf({});
    expect([kind, message]).toEqual([
      'connection',
      `GET /en-us/search failed: Request failed with status code ${status}; expected a JSON answer with a status of 200 to 299.`,
    ]);
  });

  it('of a connection that broke is a failure in axios’ words, with the error itself', async () => {
    server.use(http.get('*', () => HttpResponse.error()));
    const failure = await failureOf({});
    expect([failure.kind, failure.message]).toEqual([
      'connection',
      'GET /en-us/search failed: Network Error; expected a JSON answer with a status of 200 to 299.',
    ]);
    expect(failure.cause).toBeInstanceOf(Error);
  });

  it('that is no JSON says how it begins', async () => {
    server.use(http.get('*', () => HttpResponse.html('<!doctype html>')));
    const { kind, message } = await failureOf({});
    expect([kind, message]).toEqual([
      'shape',
      'GET /en-us/search answered with what is no JSON ("<!doctype html>"); expected JSON.',
    ]);
  });

  it('of an error page is its status, not that it is no JSON', async () => {
    server.use(http.get('*', () => HttpResponse.html('<p>Oops', { status: 500 })));
    expect((await failureOf({})).message).toContain('failed: Request failed with status code 500;');
  });

  it('to a base that is no address is a failure before anything is sent', async () => {
    const call = createApiClient({ ...options, siteBase: 'https://[cms/' }).send(search);
    await expect(call).rejects.toThrow(
      'the address of search is "https://[cms/en-us/search"; expected one that the browser can open.',
    );
  });

  it.each(['..', '.', ''])('to the id "%s" is a failure before anything is sent', async (id) => {
    const { kind, message } = await failureOf({ segments: ['slideshow', id] });
    expect([kind, message]).toEqual([
      'connection',
      `the path of slideshow is "slideshow", "${id}"; expected an id that can stand in an address.`,
    ]);
  });
});

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
  function begin(call: Partial<ApiCall> = {}, unanswered = 1) {
    let count = 0;
    server.use(
      http.all('*', () => {
        count += 1;
        return count <= unanswered
          ? new Promise<never>(() => undefined)
          : HttpResponse.json({ a: 1 });
      }),
    );
    const answer = createApiClient(options).send({ ...search, ...call });
    const outcome = answer.catch((error: unknown) => error);
    return { outcome };
  }
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const cancel = async () => {
    await settle();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    // As the browser does; the test's own server does not pass `abort()` on.
    sent.at(-1)?.dispatchEvent(new ProgressEvent('abort'));
    await settle();
  };
  const advance = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms);
    vi.useRealTimers();
  };

  it('is sent again after a second where the page was stopped', async () => {
    const { outcome } = begin();
    await cancel();
    expect(sent).toHaveLength(1);
    await advance(1000);
    expect(await outcome).toEqual({ a: 1 });
    expect(sent).toHaveLength(2);
  });

  it('is sent again at once where the page is shown again', async () => {
    const { outcome } = begin();
    await cancel();
    window.dispatchEvent(new PageTransitionEvent('pageshow'));
    await advance(0);
    expect(await outcome).toEqual({ a: 1 });
  });

  it('is sent again whenever the visitor stops it, three times at most', async () => {
    const { outcome } = begin({}, 9);
    for (const count of [1, 2, 3]) {
      await cancel();
      expect(sent).toHaveLength(count);
      await advance(1000);
    }
    await cancel();
    await advance(1000);
    expect(await outcome).toMatchObject({
      kind: 'connection',
      message:
        'GET /en-us/search failed: Request aborted; expected a JSON answer with a status of 200 to 299.',
    });
    expect(sent).toHaveLength(4);
  });

  it('is answered where the visitor has stopped it twice', async () => {
    const { outcome } = begin({}, 2);
    await cancel();
    await advance(1000);
    await cancel();
    await advance(1000);
    expect(await outcome).toEqual({ a: 1 });
  });

  it('waits as long as the visitor is away, however often that happens', async () => {
    const { outcome } = begin({}, 5);
    for (let count = 1; count <= 5; count += 1) {
      await cancel();
      window.dispatchEvent(new PageTransitionEvent('pagehide'));
      await advance(100_000);
      expect(sent).toHaveLength(count);
      window.dispatchEvent(new PageTransitionEvent('pageshow'));
    }
    expect(await outcome).toEqual({ a: 1 });
  });

  it('leaves no listener', async () => {
    const add = vi.spyOn(EventTarget.prototype, 'addEventListener');
    const { outcome } = begin({}, 0);
    await outcome;
    const types = /^(?:beforeunload|pagehide|pageshow)$/;
    const added = add.mock.calls.filter(([type]) => types.test(type));
    expect(added).toHaveLength(3);
    for (const [, , options] of added) expect(options).toHaveProperty('signal.aborted', true);
  });

  it('is not sent again where it may have arrived: a POST', async () => {
    const { outcome } = begin(signup);
    await cancel();
    expect(await outcome).toMatchObject({
      kind: 'aborted',
      message: 'POST /en-us/signup was aborted; expected an answer.',
    });
    expect(sent).toHaveLength(1);
  });

  it('is aborted where the widget itself has ended it', async () => {
    const life = new AbortController();
    const { outcome } = begin({ signal: life.signal });
    await settle();
    life.abort();
    expect(await outcome).toMatchObject({ kind: 'aborted' });
    expect(sent).toHaveLength(1);
  });

  it('is aborted where the widget ends before it is sent again', async () => {
    const life = new AbortController();
    const { outcome } = begin({ signal: life.signal });
    await cancel();
    life.abort();
    expect(await outcome).toMatchObject({ kind: 'aborted' });
  });
});

describe('a connection that breaks while the page is being left', () => {
  /** The first call breaks after the event, the others are answered. */
  function breakAfter(...types: readonly string[]) {
    let count = 0;
    server.use(
      http.all('*', () => {
        count += 1;
        if (count > 1) return HttpResponse.json({ a: 1 });
        for (const type of types) window.dispatchEvent(new PageTransitionEvent(type));
        setTimeout(() => window.dispatchEvent(new PageTransitionEvent('pageshow')), 20);
        return HttpResponse.error();
      }),
    );
  }

  it('is no failure: the call is sent again when the page is back', async () => {
    breakAfter('beforeunload', 'pagehide');
    expect(await createApiClient(options).send(search)).toEqual({ a: 1 });
  });

  it('is none where the browser says so only later, as WebKit does', async () => {
    breakAfter('beforeunload');
    setTimeout(() => window.dispatchEvent(new PageTransitionEvent('pagehide')), 10);
    expect(await failureOf(signup)).toMatchObject({ kind: 'aborted' });
  });

  it('is not sent again where it may have arrived: a POST', async () => {
    breakAfter('beforeunload', 'pagehide');
    expect(await failureOf(signup)).toMatchObject({ kind: 'aborted' });
  });

  it('is a failure where the server has answered', async () => {
    server.use(
      http.get('*', () => {
        window.dispatchEvent(new PageTransitionEvent('pagehide'));
        return new HttpResponse('', { status: 500 });
      }),
    );
    expect(await failureOf({})).toMatchObject({ kind: 'connection' });
  });
});

describe('a connection that breaks after `beforeunload` alone, as of `mailto:` and downloads', () => {
  beforeEach(() => {
    server.use(
      http.all('*', () => {
        window.dispatchEvent(new Event('beforeunload'));
        return HttpResponse.error();
      }),
    );
  });

  it('fails a POST, so that the form says so', async () => {
    expect(await failureOf(signup)).toMatchObject({
      kind: 'connection',
      message:
        'POST /en-us/signup failed: Network Error; expected a JSON answer with a status of 200 to 299.',
    });
  });

  it('fails silently where the widget ends meanwhile', async () => {
    const life = new AbortController();
    setTimeout(() => {
      life.abort();
    }, 100);
    expect(await failureOf({ ...signup, signal: life.signal })).toMatchObject({ kind: 'aborted' });
  });

  it('fails a GET after it was sent again', async () => {
    expect(await failureOf({})).toMatchObject({ kind: 'connection' });
  });
});
