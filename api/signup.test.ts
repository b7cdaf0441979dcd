// @vitest-environment jsdom
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { mockNetwork } from '../tests/setup/mock-network.ts';
import { createApiClient } from './client.ts';
import { type Problem } from '../shared/widget/problem.ts';
import { checkSignup, sendSignup } from './signup.ts';

const server = mockNetwork();

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
    const answer = await sendSignup(api, 'a@b.example', { report: () => undefined });
    expect(body).toEqual({ email: 'a@b.example' });
    expect(answer).toEqual({ isAccepted: true, message: 'Thank you.' });
  });

  it('fails where the answer is no object', async () => {
    server.use(http.post('/site/de-ch/signup', () => HttpResponse.json('ok')));
    const sending = sendSignup(api, 'a@b.example', { report: () => undefined });
    await expect(sending).rejects.toThrow(/answer of signup is "ok"/);
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
    [{ IsSuccessStatusCode: 'maybe', message: 'Thanks' }, false],
    [{}, false],
  ])('reads %j as accepted: %j', (answer, expected) => {
    const checked = checkSignup(answer);
    expect(checked.ok && checked.value.isAccepted).toBe(expected);
  });

  it('says which field of the answer is not what it should be', async () => {
    const problems: Problem[] = [];
    server.use(
      http.post('/site/de-ch/signup', () =>
        HttpResponse.json({ isSuccessStatusCode: true, IsSuccess: 1, message: ['Thanks'] }),
      ),
    );
    const report = (problem: Problem) => problems.push(problem);
    const answer = await sendSignup(api, 'a@b.example', { report });
    expect(answer).toEqual({ isAccepted: false, message: '' });
    expect(problems.map(({ where, found, expected }) => [where, found, expected])).toEqual([
      ['signup: isSuccessStatusCode', 'not a known field', 'IsSuccessStatusCode'],
      ['signup: message', 'a list of 1', 'a text'],
    ]);
  });
});
