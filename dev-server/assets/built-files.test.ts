import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { openSampleSite } from '../../tests/setup/site/sample-site.ts';

const script = '/assets/widgets.js';
const forGood = 'public, max-age=31536000, immutable';

describe('the built files', () => {
  it('are asked for again each time, and not sent again while they are the same', async () => {
    const { app, folder } = openSampleSite();
    const first = await request(app).get(script).expect(200);
    expect(first.headers['cache-control']).toBe('no-cache');
    const askAgain = () =>
      request(app)
        .get(script)
        .set('If-None-Match', first.headers['etag'] ?? '');
    await askAgain().expect(304);
    writeFileSync(join(folder, 'dist/widgets.js'), `/* ${'y'.repeat(3000)} */`);
    await askAgain().expect(200);
  });

  it('are kept for good under a version, and in its folder, which is another after a build', async () => {
    const files = {
      'dist/manifest.json': '{"version":"1.2.3"}',
      'templates/layouts/site.hbs': '<script src="{{page.assets}}/widgets.js"></script>',
    };
    const { app, folder } = openSampleSite({}, files);
    const asked = await request(app).get('/assets/widgets.css?v=1.0.0');
    expect(asked.headers['cache-control']).toBe(forGood);
    const readAddress = async () =>
      /src="([^"]+)"/.exec((await request(app).get('/')).text)?.[1] ?? '';
    const address = await readAddress();
    expect(address).toMatch(/^\/assets\/1\.2\.3-[\da-f]{8}\/widgets\.js$/);
    const response = await request(app).get(address).expect(200);
    expect(response.headers['cache-control']).toBe(forGood);
    writeFileSync(join(folder, 'dist/manifest.json'), '{"version":"1.2.3","files":{}}');
    const next = await readAddress();
    expect(next).not.toBe(address);
    await request(app).get(address).expect(404);
    // Between two builds.
    rmSync(join(folder, 'dist/manifest.json'));
    expect(await readAddress()).toBe(next);
  });

  it.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    // As browsers write it: all are equally welcome, and the smallest is the best.
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, br;q=0', 'gzip'],
  ])('are sent compressed: to %s as %s', async (accepted, encoding) => {
    const { app } = openSampleSite();
    const { headers } = await request(app).get(script).set('Accept-Encoding', accepted);
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['vary']).toContain('Accept-Encoding');
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
  });

  it('are as small in the folder of the build as Brotli makes them', async () => {
    const words = Array.from({ length: 3000 }, (_, at) => (at * at).toString(36)).join(' ');
    const { app } = openSampleSite(
      {},
      {
        'dist/manifest.json': '{"version":"1.2.3"}',
        'dist/widgets.js': `/* ${words} */`,
        'dist/esm/widgets.js': `/* ${words} */`,
        'templates/layouts/site.hbs': '{{page.assets}}',
      },
    );
    const folder = (await request(app).get('/')).text;
    const ask = async (address: string) => {
      const response = await request(app).get(address).set('Accept-Encoding', 'br').expect(200);
      expect(response.headers['content-encoding']).toBe('br');
      expect(response.headers['vary']).toContain('Accept-Encoding');
      expect(response.headers['content-type']).toBe('text/javascript; charset=utf-8');
      return Number(response.headers['content-length']);
    };
    const smallest = brotliCompressSync(`/* ${words} */`).length;
    expect(await ask(`${folder}/widgets.js`)).toBe(smallest);
    expect(await ask(`${folder}/esm/widgets.js`)).toBe(smallest);
    // Kept.
    expect(await ask(`${folder}/widgets.js`)).toBe(smallest);
  });

  it.each([
    ['site.css', '.a { color: red; }', 'text/css; charset=utf-8'],
    // Which a page may name in data-texts.
    ['languages/de.json', '{"language":"de"}', 'application/json; charset=utf-8'],
  ])('hold the sample site’s own %s too', async (name, content, type) => {
    const { app } = openSampleSite({}, { 'dist/languages/de.json': '{"language":"de"}' });
    const response = await request(app).get(`/assets/${name}`).expect(200);
    expect([response.text, response.headers['content-type']]).toEqual([content, type]);
  });

  it.each([
    'site/site.css',
    'languages/..%2fmanifest.json',
    'manifest.json',
    'LICENSES.txt',
    '..%2fdist%2fwidgets.js',
  ])('are the only ones of dist that a page can load: not %s', async (name) => {
    await request(openSampleSite().app).get(`/assets/${name}`).expect(404);
  });
});
