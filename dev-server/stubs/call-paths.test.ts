import { describe, expect, it } from 'vitest';
import { findCall } from './call-paths.ts';

describe('a call of the contract', () => {
  it.each([
    ['POST', '/en-us/signup', { name: 'signup' }],
    ['POST', '/zh-hant-tw/signup', { name: 'signup' }],
    ['GET', '/de/slideshow/home', { name: 'slideshow', id: 'home' }],
    ['GET', '/en-us/slideshow/a%20b', { name: 'slideshow', id: 'a b' }],
    ['GET', '/en-us/verticalscroll/Home', { name: 'verticalscroll', id: 'Home' }],
    ['GET', '/en-us/search', { name: 'search' }],
    ['GET', '/api/en-us/articledata/insight', { name: 'articledata', id: 'insight' }],
    ['GET', '/api/en-us/teamdata', { name: 'teamdata' }],
    ['GET', '/en-us/signup', undefined],
    ['GET', '/slideshow/home', undefined],
    ['GET', '/en-us/slideshow/home/more', undefined],
    ['GET', '/en-us/slideshow/', undefined],
    ['GET', '/en-us/teamdata', undefined],
    ['GET', '/market-overview/search', undefined],
    ['GET', '/search', undefined],
  ])('%s %s', (method, path, call) => {
    expect(findCall(method, path)).toEqual(call);
  });
});
