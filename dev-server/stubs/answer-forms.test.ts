import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { openSampleSite } from '../../tests/setup/site/sample-site.ts';

/** Opens the log-in page as a visitor does. @returns a function that posts its form */
async function openLogin() {
  const visitor = request.agent(openSampleSite().app);
  const page = await visitor.get('/login').expect(200);
  const fields = {
    'Data.UserName': 'jo',
    'Data.Password': 'secret-word',
    'Data.RememberMe': 'true',
    __RequestVerificationToken: /value="([^"]+)"/.exec(page.text)?.[1] ?? '',
  };
  const post = (changes: Readonly<Record<string, string>> = {}) =>
    visitor
      .post('/en-us/login')
      .type('form')
      .send({ ...fields, ...changes });
  return { visitor, post };
}

describe('the log-in form', () => {
  it('is taken with the token of its own page, also after a second page', async () => {
    const { visitor, post } = await openLogin();
    const response = await post().expect(200);
    expect(response.text).toContain('The log-in form arrived.');
    expect(response.text).not.toContain('secret-word');
    await visitor.get('/').expect(200);
    await post().expect(200);
  });

  it.each(['none', '', 'AAAA', 'x'.repeat(43)])('is refused with the token %j', async (token) => {
    const { post } = await openLogin();
    const response = await post({ __RequestVerificationToken: token }).expect(400);
    expect(response.text).toContain('without a valid __RequestVerificationToken');
  });

  it.each(['Data.UserName', 'Data.Password'])('is incomplete without %s', async (name) => {
    const { post } = await openLogin();
    const response = await post({ [name]: '' }).expect(400);
    expect(response.text).toContain(`The form came without ${name}.`);
  });
});

it.each([
  ['/contact', 'email=a', 200, 'Your message arrived.'],
  ['/market-overview', 'email=a', 200, 'You are registered for the 2023 Market Overview.'],
  ['/market-overview/', 'email=a', 200, 'You are registered for the 2023 Market Overview.'],
  ['/market-overview/live', 'email=a', 200, 'Your message arrived.'],
  ['/', 'email=a', 200, 'Your message arrived.'],
  ['/nothing', 'email=a', 404, ''],
  ['/contact', `text=${'x'.repeat(1024 * 1024)}`, 413, '<p>The request is longer than any'],
])('forms without a handler are answered with a page: %s', async (address, body, status, text) => {
  const overview = {
    'templates/pages/market-overview.hbs': '<p>Enter</p>',
    'fixtures/pages/market-overview.json': '{"title":"Enter"}',
  };
  const { app } = openSampleSite({}, overview);
  const response = await request(app).post(address).type('form').send(body).expect(status);
  expect(response.text).toContain(text);
});
