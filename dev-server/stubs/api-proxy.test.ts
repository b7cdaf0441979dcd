import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { type AddressInfo } from 'node:net';
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

/** A site whose calls go to a CMS that keeps what it was asked. */
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
        'set-cookie': 'XSRF-TOKEN=t; Path=/; Domain=cms.example; Secure; SameSite=None',
      });
      response.end('{"slides":[]}');
    });
  });
  const { app } = openSampleSite({ api: new URL(base, cms) });
  return { app, asked, cms };
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
        Origin: 'http://127.0.0.1:3000',
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

  it('bring back cookies that this server may set, and leave its policy alone', async () => {
    const { app } = await openProxiedSite();
    const { headers } = await request(app).get('/en-us/slideshow/home');
    expect(headers['set-cookie']).toEqual(['XSRF-TOKEN=t; Path=/']);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('are refused over 64 KB with a sentence', async () => {
    const { app, asked } = await openProxiedSite();
    const body = { email: 'x'.repeat(65 * 1024) };
    const response = await request(app).post('/en-us/signup').send(body).expect(413);
    expect(response.body).toEqual({ message: 'The request is longer than 64 KB.' });
    expect(asked).toEqual([]);
  });

  it('pass on what the CMS says of a failure', async () => {
    const api = await startCms((_incoming, response) => {
      response.writeHead(503, { 'content-type': 'application/json' }).end('{"a":1}');
    });
    const { app } = openSampleSite({ api });
    const response = await request(app).get('/en-us/slideshow/home').expect(503);
    expect(response.body).toEqual({ a: 1 });
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
    const { app } = openSampleSite({ api });
    const response = await request(app).get('/en-us/slideshow/home').expect(502);
    expect((response.body as { message: string }).message).toContain(
      'redirects to https://cms.example/',
    );
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
