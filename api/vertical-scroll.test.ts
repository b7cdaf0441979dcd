// @vitest-environment jsdom
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { mockNetwork } from '../tests/setup/mock-network.ts';
import { type Problem } from '../shared/widget/problem.ts';
import { createApiClient } from './client.ts';
import { fetchVerticalScroll } from './vertical-scroll.ts';

const server = mockNetwork();

const api = createApiClient({
  siteBase: '/',
  apiBase: '/api/',
  culture: 'en-US',
  xsrfCookie: 'XSRF-TOKEN',
  xsrfHeader: 'X-XSRF-TOKEN',
});

describe('GET verticalscroll', () => {
  it.each([
    ['Home', '/en-us/verticalscroll/Home'],
    ['Über uns/2', '/en-us/verticalscroll/%C3%9Cber%20uns%2F2'],
  ])('sends the id %j as given', async (id, path) => {
    let asked = '';
    server.use(
      http.get('*', ({ request }) => {
        asked = new URL(request.url).pathname;
        return HttpResponse.json({ slides: [{ id: 'a', headline: 'A' }] });
      }),
    );
    const slides = await fetchVerticalScroll(api, id, { report: () => undefined });
    expect(asked).toBe(path);
    expect(slides.map((slide) => slide.id)).toEqual(['a']);
  });

  it('checks its answer as the slideshow’s is checked', async () => {
    const problems: Problem[] = [];
    const report = (problem: Problem) => problems.push(problem);
    server.use(
      http.get('*', () => HttpResponse.json({ slides: [null, { headline: 7 }, { copy: 'A' }] })),
    );
    const slides = await fetchVerticalScroll(api, 'home', { report });
    expect(slides.map((slide) => slide.headline)).toEqual(['7', '']);
    expect(problems.map(({ where }) => where)).toEqual(['verticalscroll/home: slides[0]']);
    server.use(http.get('*', () => HttpResponse.json([])));
    await expect(fetchVerticalScroll(api, 'home', { report })).rejects.toThrow(
      /verticalscroll\/home is a list of 0; expected an object with a list "slides"/,
    );
  });
});
