import { type IncomingMessage, type RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { connect, createServer as createSocketServer } from 'node:net';
import { text } from 'node:stream/consumers';
import request from 'supertest';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openSampleSite } from '../../tests/setup/site/sample-site.ts';
import { selfSigned } from '../../tests/setup/network/self-signed.ts';
import { startServer } from '../../tests/setup/network/test-server.ts';

/** The address of a server that answers so. */
async function serve(answer: Parameters<typeof startServer>[0]): Promise<URL> {
  return new URL((await startServer(answer, onTestFinished)).url);
}

/** A site with a CMS that answers so, and a call to it. */
async function openSiteOf(answer: RequestListener) {
  const { app, printed } = openSampleSite({ api: await serve(answer) });
  return { printed, call: () => request(app).get('/en-us/slideshow/home') };
}

/** Headers of a CMS that would affect more than the answer to a call. */
const strangeHeaders =
  'alt-svc clear-site-data content-disposition link location nel refresh report-to server service-worker-allowed sourcemap strict-transport-security x-debug-token'.split(
    ' ',
  );

/** A site whose calls go to a CMS that records its requests. */
async function openProxiedSite(base = '') {
  const asked: { request: IncomingMessage; body: string }[] = [];
  const cms = await serve((incoming, response) => {
    let body = '';
    incoming.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    incoming.on('end', () => {
      asked.push({ request: incoming, body });
      response.writeHead(200, {
        'content-type': 'application/json',
        'content-security-policy': "default-src 'self'",
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        ...Object.fromEntries(strangeHeaders.map((name) => [name, 'x'])),
        'cache-control': 'no-store',
        etag: '"1"',
        'set-cookie': 'XSRF-TOKEN=t; Path=/; Domain=cms.example; Secure; SameSite=None',
      });
      response.end('{"slides":[]}');
    });
  });
  const { app, printed } = openSampleSite({ api: new URL(base, cms) });
  return { app, asked, cms, printed };
}

describe('the calls with --api', () => {
  it('go to the CMS as they are, and nothing else goes there', async () => {
    const { app, asked } = await openProxiedSite();
    const calls = ['/en-us/search?searchtext=a%20b&page=2', '/api/en-us/articledata/news'];
    for (const address of calls) {
      const response = await request(app).get(address).expect(200);
      expect(response.body).toEqual({ slides: [] });
    }
    await request(app).post('/en-us/signup').expect(200);
    for (const address of ['/', '/en-us/other', '/assets/widgets.js']) {
      await request(app).get(address);
    }
    for (const address of ['/en-us/slideshow/home', '/en-us/login']) {
      await request(app).post(address);
    }
    expect(asked.map((each) => each.request.url)).toEqual([...calls, '/en-us/signup']);
  });

  it('arrive as if a page of the CMS had sent them', async () => {
    const { app, asked, cms } = await openProxiedSite();
    await request(app)
      .post('/en-us/signup')
      .set({
        Host: '127.0.0.1:3000',
        Origin: 'http://127.0.0.1:3000',
        'Sec-Fetch-Site': 'same-origin',
        Referer: 'http://127.0.0.1:3000/funds',
        'X-XSRF-TOKEN': 't',
      })
      .send({ email: 'jo@example.org' });
    expect(asked[0]?.request.headers).toMatchObject({
      host: cms.host,
      origin: cms.origin,
      referer: `${cms.origin}/`,
      'x-xsrf-token': 't',
      'content-type': 'application/json',
    });
    expect(asked[0]?.body).toBe('{"email":"jo@example.org"}');
  });

  it('bring back what a call needs, cookies that this server may set, and nothing else', async () => {
    const { app } = await openProxiedSite();
    const { headers } = await request(app).get('/en-us/slideshow/home').expect(200);
    const own = (await request(app).get('/')).headers;
    for (const name of ['access-control-allow-origin', ...strangeHeaders]) {
      expect(headers).not.toHaveProperty(name);
    }
    for (const name of ['cross-origin-resource-policy', 'x-frame-options']) {
      expect(headers[name]).toBe(own[name]);
    }
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/json',
      'content-security-policy': expect.stringContaining("default-src 'none'") as unknown,
      'set-cookie': ['XSRF-TOKEN=t; Path=/'],
    });
  });

  it('are refused where a page of another origin sends them', async () => {
    const { app, asked } = await openProxiedSite();
    for (const call of [
      request(app).post('/en-us/signup').send({ email: 'jo@example.org' }),
      request(app).get('/en-us/slideshow/home'),
    ]) {
      const response = await call.set('Origin', 'https://evil.example').expect(403);
      expect(response.body).toMatchObject({
        message: expect.stringMatching(
          /^\w+: the call comes from another origin \(Origin:/,
        ) as unknown,
      });
    }
    expect(asked).toEqual([]);
  });

  it.each([
    'http://evil.example/en-us/slideshow/home',
    'http://127.0.0.1/en-us/slideshow/home',
    '//evil.example/en-us/slideshow/home',
    '/en-us/slideshow/..',
    '/en-us/slideshow/../../admin',
    '/en-us/slideshow/%2e%2e',
    '/en-us/slideshow/..%2f..%2fadmin',
    '/en-us/slideshow/..%5c..%5cadmin',
    '/en-us/slideshow/..\\..\\admin',
    '/en-us/slideshow/%2f%2fevil.example',
    '/en-us/slideshow/%252e%252e',
    '/en-us/slideshow/home HTTP/1.1\r\nHost: localhost',
    '/en-us/slideshow/home HTTP/1.1\r\nHost: evil.example',
  ])('are refused where they could mean something else to the CMS: %s', async (target) => {
    const { app, asked } = await openProxiedSite('/site/');
    const [address = '', ...more] = target.split(' HTTP/1.1\r\n');
    const lines = [`GET ${address} HTTP/1.1`, ...more, 'Host: 127.0.0.1', 'Connection: close'];
    // Bytes that no client would send.
    const { port, hostname } = await serve(app);
    const socket = connect(Number(port), hostname);
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 40[04] /);
    expect(asked).toEqual([]);
  });

  it('stand behind the path of the address, and print a line each', async () => {
    const { app, asked, printed } = await openProxiedSite('/site/');
    await request(app).get('/en-us/search?searchtext=a&page=2').expect(200);
    await request(app).get('/').expect(200);
    expect(asked[0]?.request.url).toBe('/site/en-us/search?searchtext=a&page=2');
    expect(printed).toEqual([
      expect.stringMatching(/^GET \/en-us\/search\?searchtext=a&page=2 200 \d+ ms$/),
    ]);
  });
});

describe('a CMS that fails', () => {
  it('says so itself', async () => {
    const { call, printed } = await openSiteOf((_incoming, response) => {
      response.writeHead(503, { 'content-type': 'application/json' }).end('{"a":1}');
    });
    const response = await call().expect(503);
    expect(response.body).toEqual({ a: 1 });
    expect(printed.at(-1)).toMatch(/ 503 \d+ ms: Service Unavailable$/);
  });

  it('is told of, to the page and in the terminal, where it is not there', async () => {
    const { app, printed } = openSampleSite({ api: new URL('http://127.0.0.1:1') });
    const address = await serve(app);
    const response = await fetch(new URL('/en-us/slideshow/home', address));
    const { message } = (await response.json()) as { message: string };
    expect(message).toMatch(
      /^slideshow: http:\/\/127\.0\.0\.1:1 \(--api\) could not be reached: .*ECONNREFUSED/,
    );
    expect([response.status, response.statusText]).toEqual([502, message]);
    expect(printed.at(-1)).toMatch(
      /^GET \/en-us\/slideshow\/home 502 \d+ ms: slideshow: .*ECONNREFUSED/,
    );
  });

  it('is given up where it speaks no HTTP', async () => {
    const sockets = createSocketServer((socket) => {
      socket.on('error', () => undefined).once('data', () => socket.end('SSH-2.0-x\r\n'));
    });
    const { app } = openSampleSite({ api: await serve(sockets) });
    const response = await request(app).get('/en-us/slideshow/home').expect(502);
    expect((response.body as { message: string }).message).toContain('could not be reached');
  });

  it('is told of where it redirects', async () => {
    const { call, printed } = await openSiteOf((_incoming, response) => {
      response.writeHead(302, { location: 'https://cms.example/' }).end();
    });
    await call().expect(502);
    expect(printed.at(-1)).toMatch(/ 502 .*redirects to https:\/\/cms\.example\//);
  });

  it('breaks off the answer where it breaks off', async () => {
    const { call } = await openSiteOf((_incoming, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('{"slides":', () => response.destroy());
    });
    await expect(call()).rejects.toThrow();
  });
});

describe('the cookies of a CMS', () => {
  it.each([
    // Without it browsers refuse the name; from this machine they take it.
    ['__Host-id=1; Path=/; Secure; HttpOnly', '__Host-id=1; Path=/; Secure; HttpOnly'],
    ['__secure-id=1; Domain=cms.example; secure; Path=/', '__secure-id=1; secure; Path=/'],
    ['id=1; Secure; SameSite=None; Partitioned', 'id=1'],
    ['id=1; SameSite=Lax; Max-Age=60', 'id=1; SameSite=Lax; Max-Age=60'],
    ['id=secure; path=/site; Secure', 'id=secure; path=/'],
    ['id=1; Path=/site/; HttpOnly', 'id=1; Path=/; HttpOnly'],
    ['id=1; Path=/site/en-us/', 'id=1; Path=/en-us/'],
    ['id=1; Path=/sites/', 'id=1; Path=/sites/'],
  ])('behind a path are ones that this server may set: %s', async (cookie, expected) => {
    const cms = await serve((_incoming, response) => {
      response.writeHead(200, { 'set-cookie': cookie }).end('{}');
    });
    const { app } = openSampleSite({ api: new URL('/site/', cms) });
    const { headers } = await request(app).get('/en-us/slideshow/home').expect(200);
    expect(headers['set-cookie']).toEqual([expected]);
  });
});

describe('a CMS whose certificate nobody has signed', () => {
  it.each([
    [false, 502, /self-signed certificate\. --insecure accepts its certificate\.$/],
    [true, 200, undefined],
  ])('is called with --insecure alone: %s', async (isInsecure, status, message) => {
    const { port } = await serve(
      createSecureServer(selfSigned, (_incoming, response) => response.end('{}')),
    );
    const { app } = openSampleSite({ api: new URL(`https://127.0.0.1:${port}`), isInsecure });
    const response = await request(app).get('/fr/search?searchtext=a').expect(status);
    if (message) expect((response.body as { message: string }).message).toMatch(message);
  });
});

describe('a sign-up that went without the script', () => {
  const send = async (answer: RequestListener) => {
    const { app } = openSampleSite({ api: await serve(answer) });
    return request(app).post('/en-us/signup').type('form').send('email=jo@example.org');
  };

  it.each([
    [200, '{"IsSuccessStatusCode":true,"message":"Thank you."}', '<p>Thank you.</p>'],
    [400, '{"message":"No <address>."}', '<p>No &lt;address&gt;.</p>'],
    [500, '<h1>Oops</h1>', '<p>The newsletter could not answer.</p>'],
  ])('is answered with a page in place of JSON: %i %s', async (status, body, words) => {
    const asked: string[] = [];
    const response = await send((incoming, answer) => {
      incoming.on('data', (chunk: Buffer) => asked.push(chunk.toString()));
      incoming.on('end', () => answer.writeHead(status, { 'set-cookie': 'a=1' }).end(body));
    });
    expect(asked).toEqual(['email=jo@example.org']);
    expect([response.status, response.type]).toEqual([status, 'text/html']);
    expect(response.text).toContain(words);
    expect(response.headers['set-cookie']).toEqual(['a=1']);
  });

  it('names an address to which the CMS redirects', async () => {
    const response = await send((_incoming, answer) => {
      answer.writeHead(302, { location: '/thanks' }).end();
    });
    expect([response.status, response.type]).toEqual([502, 'text/html']);
    expect(response.text).toContain('redirects to /thanks');
  });

  it('says on a page that the CMS is not there', async () => {
    const { app } = openSampleSite({ api: new URL('http://127.0.0.1:1') });
    const response = await request(app).post('/en-us/signup').type('form').send('email=a');
    expect([response.status, response.type]).toEqual([502, 'text/html']);
    expect(response.text).toContain('could not be reached');
  });
});
