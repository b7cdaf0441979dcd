import { expect, it } from 'vitest';
import { createCallFinder, findCall } from './call-paths.ts';

const culture = 'en-us';

it.each([
  ['POST', '/zh-hant-tw/signup', { name: 'signup', culture: 'zh-hant-tw' }],
  ['GET', '/de/slideshow/home', { name: 'slideshow', id: 'home', culture: 'de' }],
  ['GET', '/en-us/slideshow/a%20b', { name: 'slideshow', id: 'a b', culture }],
  ['GET', '/en-us/verticalscroll/Home', { name: 'verticalscroll', id: 'Home', culture }],
  ['GET', '/api/en-us/articledata/news', { name: 'articledata', id: 'news', culture }],
  ['GET', '/api/en-us/articledata/other', undefined],
  ['GET', '/api/en-us/teamdata', { name: 'teamdata', culture }],
  ['GET', '/en-us/signup', undefined],
  ['GET', '/slideshow/home', undefined],
  ['GET', '/en-us/slideshow/', undefined],
  ['GET', '/en-us/teamdata', undefined],
  ['GET', '/fr/search', { name: 'search', culture: 'fr' }],
  ['GET', '/de-de/search', { name: 'search', culture: 'de-de' }],
])('a call of the contract is found: %s %s', (method, path, call) => {
  expect(findCall(method, path)).toEqual(call);
});

const page = 'text/html,application/xhtml+xml,*/*;q=0.8';

it.each([
  ['/de/search', 'application/json', true],
  ['/de/search', page, false],
  ['/de/search', '*/*', false],
  ['/de/search', undefined, false],
  ['/fr/search', page, true],
  ['/fr/search', undefined, true],
])('%s, where a page may be, is a call for those who accept %s: %s', (path, accept, isCall) => {
  const find = createCallFinder((address) => address === '/de/search');
  expect(find({ method: 'GET', path, headers: { accept } }) !== undefined).toBe(isCall);
});
