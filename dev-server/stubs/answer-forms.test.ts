import { type Express } from 'express';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { openSampleSite } from '../../tests/setup/sample-site.ts';

/**
 * Opens the log-in page as a visitor does.
 *
 * @returns a function that posts its form
 */
async function openLogin(app: Express) {
  const visitor = request.agent(app);
  const page = await visitor.get('/login').expect(200);
  const token = /value="([^"]+)"/.exec(page.text)?.[1] ?? '';
  const fields = {
    'Data.UserName': 'jo',
    'Data.Password': 'secret-word',
    'Data.RememberMe': 'true',
  };
  return {
    visitor,
    token,
    post: (changes: Readonly<Record<string, string>> = {}) =>
      visitor
        .post('/en-us/login')
        .type('form')
        .send({ ...fields, __RequestVerificationToken: token, ...changes }),
  };
}

describe('the log-in form', () => {
  it('is taken with the token of its own page', async () => {
    const login = await openLogin(openSampleSite().app);
    const response = await login.post().expect(200);
    expect(response.text).toContain('The log-in form arrived.');
    expect(response.text).not.toContain('secret-word');
  });

  it('is taken again from a second page of the same visitor', async () => {
    const login = await openLogin(openSampleSite().app);
    await login.visitor.get('/').expect(200);
    await login.post().expect(200);
  });

  it.each([['none'], [''], ['AAAA'], ['x'.repeat(43)]])(
    'is refused with a token that is %j',
    async (token) => {
      const login = await openLogin(openSampleSite().app);
      const response = await login.post({ __RequestVerificationToken: token }).expect(400);
      expect(response.text).toContain('without a valid __RequestVerificationToken');
    },
  );

  it.each(['Data.UserName', 'Data.Password'])('is incomplete without %s', async (name) => {
    const login = await openLogin(openSampleSite().app);
    const response = await login.post({ [name]: '' }).expect(400);
    expect(response.text).toContain(`The form came without ${name}.`);
  });
});

describe('the forms without a handler', () => {
  it.each(['/contact', '/market-overview/live', '/'])(
    'are answered with a message page: %s',
    async (address) => {
      const { app } = openSampleSite();
      const response = await request(app).post(address).type('form').send('email=a').expect(200);
      expect(response.text).toContain('Your message arrived.');
    },
  );

  it('are answered nowhere else', async () => {
    await request(openSampleSite().app).post('/nothing').type('form').send('email=a').expect(404);
  });

  it('are refused with a sentence where they are longer than any form', async () => {
    const { app } = openSampleSite();
    const body = `text=${'x'.repeat(1024 * 1024)}`;
    const response = await request(app).post('/contact').type('form').send(body).expect(413);
    expect(response.text).toContain('<p>The request is longer than any');
  });
});
