import { describe, expect, it } from 'vitest';
import { findCall } from './call-paths.ts';

describe('a call of the contract', () => {
  it.each([
    ['POST', '/en-us/signup', { name: 'signup', culture: 'en-us' }],
    ['POST', '/zh-hant-tw/signup', { name: 'signup', culture: 'zh-hant-tw' }],
    ['GET', '/de/slideshow/home', { name: 'slideshow', id: 'home', culture: 'de' }],
    ['GET', '/en-us/slideshow/a%20b', { name: 'slideshow', id: 'a b', culture: 'en-us' }],
    ['GET', '/en-us/verticalscroll/Home', { name: 'verticalscroll', id: 'Home', culture: 'en-us' }],
    ['GET', '/en-us/search', { name: 'search', culture: 'en-us' }],
    [
      'GET',
      '/api/en-us/articledata/insight',
      { name: 'articledata', id: 'insight', culture: 'en-us' },
    ],
    ['GET', '/api/en-us/teamdata', { name: 'teamdata', culture: 'en-us' }],
    ['GET', '/en-us/signup', undefined],
    ['GET', '/slideshow/home', undefined],
    ['GET', '/en-us/slideshow/home/more', undefined],
    ['GET', '/en-us/slideshow/', undefined],
    ['GET', '/en-us/teamdata', undefined],
    ['GET', '/market-overview/search', undefined],
    ['GET', '/search', undefined],
    // A page in German, and its call.
    ['GET', '/de/search', undefined],
    ['GET', '/de-de/search', { name: 'search', culture: 'de-de' }],
  ])('%s %s', (method, path, call) => {
    expect(findCall(method, path)).toEqual(call);
  });
});
