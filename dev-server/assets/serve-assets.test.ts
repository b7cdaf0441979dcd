import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { openSampleSite } from '../../tests/setup/sample-site.ts';

describe('the assets', () => {
  it.each([
    ['/assets/fonts/sample.woff2', 'public, max-age=31536000, immutable'],
    ['/assets/film.mp4', 'public, max-age=2592000'],
    ['/assets/icons/menu.svg', 'no-cache'],
  ])('are kept as long as they last: %s', async (address, cacheControl) => {
    const response = await request(openSampleSite().app).get(address).expect(200);
    expect(response.headers['cache-control']).toBe(cacheControl);
  });

  it('are never kept in development', async () => {
    const { app } = openSampleSite({ isDevelopment: true });
    const response = await request(app).get('/assets/fonts/sample.woff2');
    expect(response.headers['cache-control']).toBe('no-cache');
  });

  it('are sent in ranges, so that a film can be searched', async () => {
    const { app } = openSampleSite();
    const response = await request(app)
      .get('/assets/film.mp4')
      .set('Range', 'bytes=2-4')
      .expect(206);
    expect((response.body as Buffer).toString()).toBe('234');
    await request(app).get('/assets/film.mp4').set('Range', 'bytes=99-').expect(416);
  });

  it.each([
    ['image/avif,image/webp,*/*', 'image/avif'],
    ['image/webp,*/*', 'image/webp'],
    // A tool that names no type gets the file that it asked for.
    ['*/*', 'image/webp'],
  ])('are sent to %s in the best format at a width: %s', async (accepted, type) => {
    const files = {
      'templates/assets/images/span-960.webp': 'w',
      'templates/assets/images/span-960.avif': 'a',
    };
    const response = await request(openSampleSite({}, files).app)
      .get('/assets/images/span-960.webp?width=960')
      .set('Accept', accepted)
      .expect(200);
    expect(response.headers['content-type']).toBe(type);
    expect(response.headers['vary']).toContain('Accept');
  });

  it.each([
    '/assets/../pages/home.hbs',
    '/assets/..%2fpages%2fhome.hbs',
    '/assets/%2e%2e/pages/home.hbs',
    '/assets/%2e%2e%2fpages%2fhome.hbs',
    '/assets/..%5cpages%5chome.hbs',
    '/assets/icons/..%5c..%5cpages%5chome.hbs',
    '/assets/%252e%252e%252fpages%252fhome.hbs',
    '/assets//../../fixtures/pages/site.json',
    '/assets/icons',
    '/assets/icons/',
    '/assets/film.mp4%00.svg',
    '/assets/film.mp4:stream',
  ])('never leave their folder: %s', async (address) => {
    const response = await request(openSampleSite().app).get(address);
    expect([400, 404]).toContain(response.status);
    expect(response.text).not.toMatch(/layouts|Sample/);
  });
});
