import { describe, expect, it } from 'vitest';
import { toBasePath, toCallPath } from './paths.ts';

const bases = { siteBase: '/', apiBase: '/api/', culture: 'en-US' };

describe('paths of calls', () => {
  it.each([
    ['/', '/'],
    ['/site', '/site/'],
    ['site/', '/site/'],
    ['', '/'],
    ['//', '/'],
    ['///', '/'],
    ['https://cms.example/x', 'https://cms.example/x/'],
    ['//cms.example', '//cms.example/'],
  ])('never depend on the page: base %j is %j', (base, expected) => {
    expect(toBasePath(base)).toBe(expected);
  });

  it.each([
    [['signup'], '/en-us/signup'],
    [['slideshow', 'home'], '/en-us/slideshow/home'],
    [['slideshow', 'a b/c?d#e'], '/en-us/slideshow/a%20b%2Fc%3Fd%23e'],
    [['slideshow', '../login'], '/en-us/slideshow/..%2Flogin'],
    [['slideshow', 'half \ud800'], '/en-us/slideshow/half%20%EF%BF%BD'],
  ])('lowercase the culture and encode ids: %j', (segments, expected) => {
    expect(toCallPath(bases, 'site', segments)).toBe(expected);
  });

  it.each(['', '.', '..'])('refuse the id %j, which would climb', (id) => {
    expect(toCallPath(bases, 'site', ['slideshow', id])).toBeUndefined();
  });

  it('begin at the api base for articledata and teamdata', () => {
    expect(toCallPath({ ...bases, culture: 'de-CH' }, 'api', ['teamdata'])).toBe(
      '/api/de-ch/teamdata',
    );
  });
});
