import { expect, it } from 'vitest';
import { toEntryState } from './entry-state.ts';

const from = new URL('https://site.example/news?tag=a#top');
const to = new URL('https://site.example/news?tag=a&page=2#top');

it.each([
  ['nothing', null],
  ['what no address is in', { turbo: { restorationIdentifier: '5d', restorationIndex: 3 } }],
  ['numbers and words', { key: 'x1', idx: 2, isNew: true }],
  ['a list', ['/news?tag=a']],
  ['what the history copies by itself', { date: new Date(0) }],
  ['what is more than three levels down', { a: { b: { c: { url: from.href } } } }],
  ['another address', { back: '/', current: '/news' }],
])('the state of a new entry of the history keeps %s', (_, state) => {
  expect(toEntryState(state, from, to)).toEqual(state);
});

it.each<[string, (address: string) => unknown, string, string]>([
  ['a path', (url) => ({ url, source: 'swup' }), '/news?tag=a#top', '/news?tag=a&page=2#top'],
  ['a path without the fragment', (as) => ({ as }), '/news?tag=a', '/news?tag=a&page=2'],
  ['a whole address', (href) => ({ page: { href } }), from.href, to.href],
  ['one without the fragment', (url) => ({ url }), from.href.slice(0, -4), to.href.slice(0, -4)],
  ['one three levels down', (url) => ({ a: { b: { url } } }), from.href, to.href],
  ['a state that is the address', (url) => url, from.href, to.href],
])('the state of a new entry of the history carries on %s', (_, make, before, after) => {
  expect(toEntryState(make(before), from, to)).toEqual(make(after));
});

it('the state of a new entry of the history may hold itself, and what it was given stays as it is', () => {
  const state: Record<string, unknown> = { url: '/news?tag=a' };
  state['self'] = state;
  expect(toEntryState(state, from, to)).toMatchObject({ url: '/news?tag=a&page=2' });
  expect(state['url']).toBe('/news?tag=a');
});
