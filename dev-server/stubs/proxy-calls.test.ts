import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { type AddressInfo, createServer as createSocketServer } from 'node:net';
import { sendRaw } from '../../tests/setup/send-raw.ts';
import request from 'supertest';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openSampleSite } from '../../tests/setup/sample-site.ts';

/** A CMS on a port of its own. */
async function startCms(answer: RequestListener): Promise<URL> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, 'listening');
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
}

/** A CMS that answers every request with these bytes and keeps the connection open. */
async function startRawCms(bytes: string): Promise<URL> {
  const server = createSocketServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.write(bytes));
    onTestFinished(() => {
      socket.destroy();
    });
  }).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.close();
  });
  await once(server, 'listening');
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
}

/** Headers of a CMS that would affect more than the answer to a call. */
const strangeHeaders = [
  'alt-svc',
  'clear-site-data',
  'content-disposition',
  'link',
  'location',
  'nel',
  'refresh',
  'report-to',
  'server',
  'service-worker-allowed',
  'sourcemap',
  'strict-transport-security',
  'x-debug-token',
];

/** A site whose calls go to a CMS that records its requests. */
async function openProxiedSite(base = '') {
  const asked: { request: IncomingMessage; body: string }[] = [];
  const cms = await startCms((incoming, response) => {
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
  it.each([
    ['get', '/en-us/slideshow/home'],
    ['get', '/en-us/verticalscroll/Home'],
    ['get', '/en-us/search?searchtext=a%20b&page=2'],
    ['get', '/api/en-us/articledata/news'],
    ['get', '/api/en-us/articledata/insight'],
    ['get', '/api/en-us/teamdata'],
    ['post', '/en-us/signup'],
  ] as const)('go to the CMS as they are: %s %s', async (method, address) => {
    const { app, asked } = await openProxiedSite();
    const response = await request(app)[method](address).expect(200);
    expect(response.body).toEqual({ slides: [] });
    expect(asked.map((each) => each.request.url)).toEqual([address]);
  });

  it.each([
    ['get', '/'],
    ['get', '/en-us/other'],
    ['post', '/en-us/slideshow/home'],
    ['post', '/en-us/login'],
    ['get', '/assets/widgets.js'],
    ['get', '/api/en-us/articledata/other'],
  ] as const)('are all that goes there: %s %s stays', async (method, address) => {
    const { app, asked } = await openProxiedSite();
    await request(app)[method](address);
    expect(asked).toEqual([]);
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

  it('stand behind the path of the address', async () => {
    const { app, asked } = await openProxiedSite('/site/');
    await request(app).get('/en-us/slideshow/home').expect(200);
    expect(asked[0]?.request.url).toBe('/site/en-us/slideshow/home');
  });

  it('bring back what a call needs, cookies that this server may set, and nothing else', async () => {
    const { app } = await openProxiedSite();
    const { headers } = await request(app).get('/en-us/slideshow/home');
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
    });
    expect(headers['set-cookie']).toEqual(['XSRF-TOKEN=t; Path=/']);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('pass on what the CMS says of a failure', async () => {
    const api = await startCms((_incoming, response) => {
      response.writeHead(503, { 'content-type': 'application/json' }).end('{"a":1}');
    });
    const { app, printed } = openSampleSite({ api });
    const response = await request(app).get('/en-us/slideshow/home').expect(503);
    expect(response.body).toEqual({ a: 1 });
    expect(printed.at(-1)).toMatch(/ 503 \d+ ms: Service Unavailable$/);
  });

  it.each([
    [{ Origin: 'https://evil.example' }],
    [{ Origin: 'http://127.0.0.1:3001', Host: '127.0.0.1:3000' }],
    [{ Origin: 'null' }],
    [{ 'Sec-Fetch-Site': 'cross-site' }],
    [{ 'Sec-Fetch-Site': 'same-site' }],
  ])('are refused where a page of another origin sends them: %j', async (headers) => {
    const { app, asked } = await openProxiedSite();
    for (const call of [
      request(app).post('/en-us/signup').send({ email: 'jo@example.org' }),
      request(app).get('/en-us/slideshow/home'),
    ]) {
      const response = await call.set(headers).expect(403);
      const { message } = response.body as { message: string };
      expect(message).toMatch(
        /^\w+: the call comes from another origin \((?:Origin|Sec-Fetch-Site):/,
      );
    }
    expect(asked).toEqual([]);
  });

  it.each([
    'GET http://evil.example/en-us/slideshow/home HTTP/1.1',
    'GET http://127.0.0.1/en-us/slideshow/home HTTP/1.1',
    'GET //evil.example/en-us/slideshow/home HTTP/1.1',
    'GET /en-us/slideshow/.. HTTP/1.1',
    'GET /en-us/slideshow/../../admin HTTP/1.1',
    'GET /en-us/slideshow/%2e%2e HTTP/1.1',
    'GET /en-us/slideshow/..%2f..%2fadmin HTTP/1.1',
    'GET /en-us/slideshow/..%5c..%5cadmin HTTP/1.1',
    'GET /en-us/slideshow/..\\..\\admin HTTP/1.1',
    'GET /en-us/slideshow/%2f%2fevil.example HTTP/1.1',
    'GET /en-us/slideshow/%252e%252e HTTP/1.1',
    'GET /en-us/slideshow/home HTTP/1.1\r\nHost: localhost',
    'GET /en-us/slideshow/home HTTP/1.1\r\nHost: evil.example',
  ])('are refused where they could mean something else to the CMS: %s', async (start) => {
    const { app, asked } = await openProxiedSite('/site/');
    const answer = await sendRaw(app, `${start}\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 40[04] /);
    expect(asked).toEqual([]);
  });

  it('print a line each', async () => {
    const { app, printed } = await openProxiedSite('/site/');
    await request(app).get('/en-us/search?searchtext=a&page=2').expect(200);
    await request(app).get('/').expect(200);
    expect(printed).toEqual([
      expect.stringMatching(/^GET \/en-us\/search\?searchtext=a&page=2 200 \d+ ms$/),
    ]);
  });

  it('print why they fail, and tell the page', async () => {
    const { app, printed } = openSampleSite({ api: new URL('http://127.0.0.1:1') });
    const server = app.listen(0, '127.0.0.1');
    onTestFinished(() => {
      server.close();
    });
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${port}/en-us/slideshow/home`);
    const { message } = (await response.json()) as { message: string };
    expect(response.statusText).toBe(message);
    expect(printed.at(-1)).toMatch(
      /^GET \/en-us\/slideshow\/home 502 \d+ ms: slideshow: .*ECONNREFUSED/,
    );
  });

  it('give up where the CMS speaks no HTTP', async () => {
    const { app } = openSampleSite({ api: await startRawCms('SSH-2.0-x\r\n') });
    const response = await request(app).get('/en-us/slideshow/home').expect(502);
    expect((response.body as { message: string }).message).toContain('could not be reached');
  });

  it('say that a CMS is not there', async () => {
    const { app } = openSampleSite({ api: new URL('http://127.0.0.1:1') });
    const response = await request(app).get('/en-us/slideshow/home').expect(502);
    expect((response.body as { message: string }).message).toMatch(
      /^slideshow: http:\/\/127\.0\.0\.1:1 \(--api\) could not be reached: .*ECONNREFUSED/,
    );
  });

  it('say where a CMS redirects to', async () => {
    const api = await startCms((_incoming, response) => {
      response.writeHead(302, { location: 'https://cms.example/' }).end();
    });
    const { app, printed } = openSampleSite({ api });
    await request(app).get('/en-us/slideshow/home').expect(502);
    expect(printed.at(-1)).toContain(' 502 ');
    expect(printed.at(-1)).toContain('redirects to https://cms.example/');
  });

  it('break off where the CMS breaks off', async () => {
    const api = await startCms((_incoming, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('{"slides":', () => response.destroy());
    });
    const { app } = openSampleSite({ api });
    await expect(request(app).get('/en-us/slideshow/home')).rejects.toThrow();
  });
});
