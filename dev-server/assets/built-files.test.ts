import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { openSampleSite } from '../../tests/setup/sample-site.ts';

describe('the built files', () => {
  it('are asked for again each time, and not sent again while they are the same', async () => {
    const { app, folder } = openSampleSite();
    const first = await request(app).get('/assets/widgets.js').expect(200);
    expect(first.headers['cache-control']).toBe('no-cache');
    const tag = first.headers['etag'] ?? '';
    await request(app).get('/assets/widgets.js').set('If-None-Match', tag).expect(304);
    writeFileSync(join(folder, 'dist/widgets.js'), `/* ${'y'.repeat(3000)} */`);
    await request(app).get('/assets/widgets.js').set('If-None-Match', tag).expect(200);
  });

  it('are kept for good under an address with a version', async () => {
    const response = await request(openSampleSite().app).get('/assets/widgets.css?v=1.0.0');
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('are kept for good in the folder of their version, which is another after a build', async () => {
    const { app, folder } = openSampleSite(
      {},
      {
        'dist/manifest.json': '{"version":"1.2.3"}',
        'templates/layouts/site.hbs': '<script src="{{page.assets}}/widgets.js"></script>',
      },
    );
    const readAddress = async () =>
      /src="([^"]+)"/.exec((await request(app).get('/')).text)?.[1] ?? '';
    const address = await readAddress();
    expect(address).toMatch(/^\/assets\/1\.2\.3-[\da-f]{8}\/widgets\.js$/);
    const response = await request(app).get(address).expect(200);
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    writeFileSync(join(folder, 'dist/manifest.json'), '{"version":"1.2.3","files":{}}');
    expect(await readAddress()).not.toBe(address);
    await request(app).get(address).expect(404);
  });

  it.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    // As browsers write it: all are equally welcome, and the smallest is the best.
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, br;q=0', 'gzip'],
  ])('are sent compressed: to %s as %s', async (accepted, encoding) => {
    const { app } = openSampleSite();
    const response = await request(app).get('/assets/widgets.js').set('Accept-Encoding', accepted);
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(response.headers['vary']).toContain('Accept-Encoding');
    expect(response.headers['content-type']).toBe('text/javascript; charset=utf-8');
  });

  it('hold the sample site’s own stylesheet too', async () => {
    const response = await request(openSampleSite().app).get('/assets/site.css').expect(200);
    expect(response.text).toBe('.a { color: red; }');
    expect(response.headers['content-type']).toBe('text/css; charset=utf-8');
    await request(openSampleSite().app).get('/assets/site/site.css').expect(404);
  });

  it('hold the language files, which a page may name in data-texts', async () => {
    const { app } = openSampleSite({}, { 'dist/languages/de.json': '{"language":"de"}' });
    const response = await request(app).get('/assets/languages/de.json').expect(200);
    expect(response.body).toEqual({ language: 'de' });
    await request(app).get('/assets/languages/..%2fmanifest.json').expect(404);
  });

  it.each(['/assets/manifest.json', '/assets/LICENSES.txt', '/assets/..%2fdist%2fwidgets.js'])(
    'are the only ones of dist that a page can load: %s',
    async (address) => {
      await request(openSampleSite().app).get(address).expect(404);
    },
  );
});
