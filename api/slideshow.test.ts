// @vitest-environment jsdom
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { mockNetwork } from '../tests/setup/mock-network.ts';
import { type Problem } from '../shared/widget/problem.ts';
import { createApiClient } from './client.ts';
import { CallFailure } from './failures.ts';
import { checkSlides, fetchSlideshow } from './slideshow.ts';

const server = mockNetwork();
afterEach(() => {
  document.cookie = 'XSRF-TOKEN=; max-age=0';
});

const api = createApiClient({
  siteBase: '/',
  apiBase: '/api/',
  culture: 'en-US',
  xsrfCookie: 'XSRF-TOKEN',
  xsrfHeader: 'X-XSRF-TOKEN',
});

const address = '/en-us/slideshow/home';

async function fetchHome(): Promise<{ ids: string[]; problems: Problem[] }> {
  const problems: Problem[] = [];
  const report = (problem: Problem) => problems.push(problem);
  const slides = await fetchSlideshow(api, 'Home', { report });
  return { ids: slides.map((slide) => slide.id), problems };
}

async function failureOf(response: () => Response): Promise<CallFailure> {
  server.use(http.get(address, response));
  const failure: unknown = await fetchHome().catch((error: unknown) => error);
  if (failure instanceof CallFailure) return failure;
  throw new Error('expected a CallFailure');
}

describe('GET slideshow', () => {
  it('lowercases the id and the culture, accepts JSON and brings the slides', async () => {
    let accept = '';
    server.use(
      http.get(address, ({ request }) => {
        accept = request.headers.get('accept') ?? '';
        return HttpResponse.json({
          slides: [
            { id: 'a', headline: 'A' },
            { id: 7, copy: 'B' },
          ],
        });
      }),
    );
    expect(await fetchHome()).toEqual({ ids: ['a', '7'], problems: [] });
    expect(accept).toContain('application/json');
  });

  it('sends the anti-forgery cookie as header to its own origin', async () => {
    document.cookie = 'XSRF-TOKEN=secret';
    let token: string | null = null;
    server.use(
      http.get(address, ({ request }) => {
        token = request.headers.get('x-xsrf-token');
        return HttpResponse.json({ slides: [] });
      }),
    );
    await fetchHome();
    expect(token).toBe('secret');
  });

  it.each([
    [
      'HTML with 200',
      () => HttpResponse.html('<!doctype html><p>Log in'),
      /no JSON \("<!doctype html>/,
    ],
    ['null', () => HttpResponse.json(null), /null; expected an object with a list "slides"/],
    ['a list', () => HttpResponse.json([{ id: 'a' }]), /a list of 1/],
    ['cut JSON', () => new HttpResponse('{"slides":[{"id"'), /no JSON \("\{/],
    ['nothing', () => new HttpResponse(''), /is ""; expected/],
    ['slides missing', () => HttpResponse.json({ Slides: [] }), /an object with Slides/],
    ['slides null', () => HttpResponse.json({ slides: null }), /"slides" that is null/],
    ['slides as text', () => HttpResponse.json({ slides: 'x' }), /"slides" that is "x"/],
    [
      '500',
      () => HttpResponse.html('<p>Oops', { status: 500 }),
      /Request failed with status code 500/,
    ],
    ['404', () => new HttpResponse('', { status: 404 }), /Request failed with status code 404/],
    ['a dropped connection', () => HttpResponse.error(), /Network Error/],
  ])('fails on %s and names the call', async (_, response, message) => {
    const failure = await failureOf(response);
    expect(failure.message).toMatch(message);
    expect(failure.message).toMatch(/slideshow\/home/);
  });

  it('is aborted when the widget leaves', async () => {
    server.use(http.get(address, () => new Promise<never>(() => undefined)));
    const controller = new AbortController();
    const { signal } = controller;
    const call = fetchSlideshow(api, 'home', { signal, report: () => undefined });
    controller.abort();
    await expect(call).rejects.toMatchObject({ kind: 'aborted' });
  });
});

/** A slide with something to show. */
const slide = (id: string) => ({ id, featureImage: '/a.jpg' });

describe('checking slides', () => {
  it('drops an entry that is no object and reports it', () => {
    const checked = checkSlides([slide('a'), null, 'x', slide('b')], 'slides');
    expect(checked.ok && checked.value.map((slide) => slide.id)).toEqual(['a', 'b']);
    expect(
      checked.ok && checked.problems?.map((problem) => [problem.where, problem.found]),
    ).toEqual([['slides[1]', 'null']]);
  });

  it('leaves out HTML of more tags than a parser takes in a moment', () => {
    const nest = (count: number) =>
      checkSlides([{ headline: '<b>'.repeat(count), copy: 'A' }], 'slides');
    expect(nest(2000)).toMatchObject({ ok: true, problems: [] });
    expect(nest(2001)).toMatchObject({
      ok: true,
      value: [{ headline: '', copy: 'A' }],
      problems: [{ where: 'slides[0].headline', expected: 'HTML of at most 2000 tags' }],
    });
  });

  it('leaves out a bad field and keeps the slide', () => {
    const checked = checkSlides(
      { slides: [{ ...slide('a'), headline: ['x'], isBackgroundLight: 'False', copy: null }] },
      'slides',
    );
    expect(checked.ok && checked.value[0]).toMatchObject({
      id: 'a',
      headline: '',
      copy: '',
      isBackgroundLight: false,
    });
    expect(checked.ok && checked.problems).toEqual([
      {
        where: 'slides[0].headline',
        found: 'a list of 1',
        expected: 'a text',
        outcome: 'The field is left out.',
      },
    ]);
  });

  it.each([
    ['True', true],
    ['1', true],
    [1, true],
    [null, false],
    ['', false],
    ['perhaps', false],
  ])('reads isBackgroundLight %j as %j', (flag, expected) => {
    const checked = checkSlides([{ ...slide('a'), isBackgroundLight: flag }], 'slides');
    expect(checked.ok && checked.value[0]?.isBackgroundLight).toBe(expected);
  });

  it('names fields that are spelt otherwise', () => {
    const checked = checkSlides(
      [{ Headline: 'x', bakgroundImage: '/a', copy: 'y', other: 1 }],
      'slides',
    );
    expect(checked.ok && checked.problems).toEqual([
      {
        where: 'slides[0].Headline',
        found: 'not a known field',
        expected: 'headline',
        outcome: 'It is ignored.',
      },
      {
        where: 'slides[0].bakgroundImage',
        found: 'not a known field',
        expected: 'backgroundImage',
        outcome: 'It is ignored.',
      },
    ]);
  });

  it('takes nothing from a prototype', () => {
    const slides = JSON.parse('[{"__proto__": {"headline": "polluted"}, "copy": "a"}]') as unknown;
    const checked = checkSlides(slides, 'slides');
    expect(checked.ok && checked.value[0]?.headline).toBe('');
    expect(Object.hasOwn(Object.prototype, 'headline')).toBe(false);
  });
});
