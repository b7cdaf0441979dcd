import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { openSampleSite } from '../../tests/setup/site/sample-site.ts';

describe('the assets', () => {
  it.each([
    ['/assets/fonts/sample.woff2', false, 'public, max-age=31536000, immutable'],
    ['/assets/film.mp4', false, 'public, max-age=2592000'],
    ['/assets/icons/menu.svg', false, 'no-cache'],
    ['/assets/fonts/sample.woff2', true, 'no-cache'],
  ])(
    'are kept as long as they last: %s, in development %s',
    async (address, isDevelopment, rule) => {
      const response = await request(openSampleSite({ isDevelopment }).app)
        .get(address)
        .expect(200);
      expect(response.headers['cache-control']).toBe(rule);
    },
  );

  it('are sent in ranges, so that a film can be searched', async () => {
    const film = () => request(openSampleSite().app).get('/assets/film.mp4');
    const response = await film().set('Range', 'bytes=2-4').expect(206);
    expect((response.body as Buffer).toString()).toBe('234');
    await film().set('Range', 'bytes=99-').expect(416);
  });

  it.each([
    ['image/avif,image/webp,*/*', 'image/avif'],
    ['image/webp,*/*', 'image/jpeg'],
    // A tool that names no type gets the file that it asked for.
    ['*/*', 'image/jpeg'],
  ])('are sent to %s in the best format at a width: %s', async (accepted, type) => {
    const image = 'templates/assets/images/span';
    const { app } = openSampleSite({}, { [`${image}.jpg`]: 'j', [`${image}-960.avif`]: 'a' });
    const { headers } = await request(app)
      .get('/assets/images/span.jpg?width=960')
      .set('Accept', accepted)
      .expect(200);
    expect(headers).toMatchObject({
      'content-type': type,
      vary: expect.stringContaining('Accept') as unknown,
    });
  });

  it.each([
    '../pages/home.hbs',
    '..%2fpages%2fhome.hbs',
    '%2e%2e/pages/home.hbs',
    '%2e%2e%2fpages%2fhome.hbs',
    '..%5cpages%5chome.hbs',
    'icons/..%5c..%5cpages%5chome.hbs',
    '%252e%252e%252fpages%252fhome.hbs',
    '/../../fixtures/pages/site.json',
    'icons',
    'icons/',
    'film.mp4%00.svg',
    'film.mp4:stream',
  ])('never leave their folder: %s', async (name) => {
    const response = await request(openSampleSite().app).get(`/assets/${name}`);
    expect([400, 404]).toContain(response.status);
    expect(response.text).not.toMatch(/layouts|Sample/);
  });
});
