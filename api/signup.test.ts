// @vitest-environment jsdom
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createApiClient } from './client.ts';
import { readSignupAnswer, sendSignup } from './signup.ts';

const server = setupServer();
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
});
afterEach(() => {
  server.resetHandlers();
});
afterAll(() => {
  server.close();
});

const api = createApiClient({
  siteBase: '/site',
  apiBase: '/api/',
  culture: 'de-CH',
  xsrfCookie: 'XSRF-TOKEN',
  xsrfHeader: 'X-XSRF-TOKEN',
});

describe('POST signup', () => {
  it('sends {email} and nothing else, as JSON', async () => {
    let body: unknown;
    server.use(
      http.post('/site/de-ch/signup', async ({ request }) => {
        body = await request.json();
        return HttpResponse.json({ IsSuccessStatusCode: true, message: 'Thank you.' });
      }),
    );
    const answer = await sendSignup(api, 'a@b.example');
    expect(body).toEqual({ email: 'a@b.example' });
    expect(answer).toEqual({ isAccepted: true, message: 'Thank you.' });
  });

  it('fails where the answer is no object', async () => {
    server.use(http.post('/site/de-ch/signup', () => HttpResponse.json('ok')));
    await expect(sendSignup(api, 'a@b.example')).rejects.toThrow(/answer of signup is "ok"/);
  });

  it.each([
    [{ IsSuccessStatusCode: true, message: 'Thanks' }, true],
    [{ message: 'Thanks' }, true],
    [{ IsSuccessStatusCode: '', message: 'Thanks' }, false],
    [{ IsSuccessStatusCode: null, message: 'Thanks' }, true],
    [{ IsSuccessStatusCode: 'True', message: 'Thanks' }, true],
    [{ IsSuccessStatusCode: false, message: 'No' }, false],
    [{ IsSuccessStatusCode: 'False', message: 'No' }, false],
    [{ IsSuccessStatusCode: true, message: '' }, false],
    [{ IsSuccessStatusCode: true, message: '  ' }, false],
    [{ IsSuccessStatusCode: true }, false],
    [{ IsSuccessStatusCode: true, message: 7 }, false],
    [{}, false],
  ])('reads %j as accepted: %j', (answer, expected) => {
    expect(readSignupAnswer(answer).isAccepted).toBe(expected);
  });
});
