import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { openSampleSite } from '../tests/setup/site/sample-site.ts';
import { createApp } from './app.ts';

const home = 'templates/pages/home.hbs';
const slideshow = '/en-us/slideshow/home';

describe('the pages', () => {
  it.each([
    ['/', '<h1>Sample &amp; Sons</h1>'],
    ['/market-overview/live', '<p>/market-overview/live</p>'],
    ['/market-overview/live/', '<p>/market-overview/live</p>'],
  ])('stand at the addresses of their templates: %s', async (address, text) => {
    const response = await request(openSampleSite().app).get(address).expect(200);
    expect(response.text).toContain(text);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it.each([
    ['q=a+%22%3Cb%3E', 'a &quot;&lt;b&gt;'],
    ['q=a&q=b', ''],
    ['', ''],
  ])('know what their address asks for once, encoded: %s', async (query, value) => {
    const { app } = openSampleSite({}, { [home]: '<input value="{{lookup page.query "q"}}">' });
    const { text } = await request(app).get(`/?${query}`).expect(200);
    expect(text).toBe(`<input value="${value}">`);
  });

  it.each(['/plain', '/not-found', '/without-fixture', '/home', '/layouts/site', '/%E0%A4%A'])(
    'answer an address that no page has with a page: %s',
    async (address) => {
      const response = await request(openSampleSite().app).get(address).expect(404);
      expect(response.text).toContain('nothing here');
      expect(response.text).not.toMatch(/ at .*\(|node_modules/);
    },
  );

  it('say what must be said where the template of messages is broken', async () => {
    const { app, logged } = openSampleSite({}, { 'templates/pages/message.hbs': '{{nothing}}' });
    const response = await request(app).get('/?scenario=wild').expect(400);
    expect(response.text).toContain('There is no scenario');
    expect(logged.join()).toContain('templates/pages/message.hbs:1');
  });

  it.each([
    [true, '<p>rtl</p>'],
    [false, '<p>ltr</p>'],
  ])('are turned by ?dir=rtl, in development alone: %s', async (isDevelopment, text) => {
    const { app } = openSampleSite({ isDevelopment }, { [home]: '<p>{{page.dir}}</p>' });
    const response = await request(app).get('/?dir=rtl').expect(200);
    expect(response.text).toContain(text);
  });

  it.each([
    ['gzip', 'gzip'],
    ['identity', undefined],
  ])('are compressed where the browser takes it: %s', async (accepted, encoding) => {
    const { app } = openSampleSite({}, { [home]: '<p>long</p>'.repeat(500) });
    const { headers, text } = await request(app).get('/').set('Accept-Encoding', accepted);
    expect(headers['content-encoding']).toBe(encoding);
    expect(text).toContain('<p>long</p>');
  });
});

describe('a mistake in a template', () => {
  it('of a page without a fixture is named at its address in development', async () => {
    const { app, logged } = openSampleSite({ isDevelopment: true });
    const response = await request(app).get('/without-fixture').expect(500);
    expect(response.text).toContain('fixtures/pages/without-fixture.json is missing.');
    expect(logged.join()).toContain('fixtures/pages/without-fixture.json is missing.');
  });

  it('is logged, and not told to visitors, in production', async () => {
    const { app, logged } = openSampleSite({}, { [home]: '<p>{{site.misspelt}}</p>' });
    const response = await request(app).get('/').expect(500);
    expect(response.text).not.toContain('misspelt');
    expect(logged.join()).toContain('"misspelt" is not in the page');
  });
});

it('the host check refuses a foreign name before anything else, and takes the name given as HOST', async () => {
  const { app } = openSampleSite({ allowedHosts: ['devbox.lan'] });
  for (const address of ['/', '/assets/widgets.js', slideshow, '/%']) {
    const response = await request(app).get(address).set('Host', 'evil.example').expect(403);
    expect(response.text).toContain('"evil.example" is not served here');
  }
  await request(app).get('/').set('Host', 'devbox.lan:3000').expect(200);
});

describe('the scenario of a session', () => {
  it('is set by a page, holds for the calls of one visitor, and is cleared by normal', async () => {
    const { app } = openSampleSite();
    const visitor = request.agent(app);
    await visitor.get('/?scenario=error').expect(200);
    await visitor.get(slideshow).expect(500);
    await visitor.get('/market-overview/live').expect(200);
    await visitor.get(slideshow).expect(500);
    await request(app).get(slideshow).expect(200);
    await visitor.get('/?scenario=normal').expect(200);
    await visitor.get(slideshow).expect(200);
  });

  it.each(['/?scenario=wild', '/?scenario=', '/?scenario=slow&scenario=huge'])(
    'is refused with a list of what there is: %s',
    async (address) => {
      const response = await request(openSampleSite().app).get(address).expect(400);
      expect(response.text).toContain('normal, slow, error, empty, malformed, html, huge');
      expect(response.headers['set-cookie']?.toString() ?? '').not.toContain('pmw-scenario');
    },
  );
});

it('the home page preloads its fonts and its first picture, which are drawn first', async () => {
  const { text } = await request(createApp({ isDevelopment: false }))
    .get('/')
    .expect(200);
  const preloads = [...text.matchAll(/<link rel="preload" [^>]*as="(\w+)"/g)];
  expect(preloads.map(([, as]) => as)).toEqual(['font', 'font', 'image']);
  expect(text).toMatch(/as="image"[^>]* imagesrcset="[^"]+" [^>]*fetchpriority="high"/);
});
