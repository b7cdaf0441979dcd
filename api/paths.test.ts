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
    ['/index.php?rest_route=/x/v1/', '/index.php?rest_route=/x/v1/'],
  ])('never depend on the page: base %j is %j', (base, expected) => {
    expect(toBasePath(base)).toBe(expected);
  });

  it.each<[string[], string | undefined]>([
    [['signup'], '/en-us/signup'],
    [['slideshow', 'a b/c?d#e'], '/en-us/slideshow/a%20b%2Fc%3Fd%23e'],
    [['slideshow', '../login'], '/en-us/slideshow/..%2Flogin'],
    [['slideshow', 'half \ud800'], '/en-us/slideshow/half%20%EF%BF%BD'],
    [['slideshow', ''], undefined],
    [['slideshow', '.'], undefined],
    [['slideshow', '..'], undefined],
  ])('lowercase the culture, encode ids, and refuse those that climb: %j', (segments, expected) => {
    expect(toCallPath(bases, 'site', segments)).toBe(expected);
  });

  it('begin at the api base for articledata and teamdata', () => {
    expect(toCallPath(bases, 'api', ['teamdata'])).toBe('/api/en-us/teamdata');
  });
});
