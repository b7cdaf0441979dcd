import { describe, expect, it } from 'vitest';
import { toEntryState } from './entry-state.ts';

const from = new URL('https://site.example/news?tag=a#top');
const to = new URL('https://site.example/news?tag=a&page=2#top');

const turbo = { turbo: { restorationIdentifier: '5d', restorationIndex: 3 } };
const date = new Date(0);

describe('the state of a new entry of the history', () => {
  it.each([
    ['nothing', null, null],
    ['what no address is in', turbo, turbo],
    ['numbers and words', { key: 'x1', idx: 2, isNew: true }, { key: 'x1', idx: 2, isNew: true }],
    ['a list', ['/news?tag=a'], ['/news?tag=a']],
    ['what the history copies by itself', { date }, { date }],
    [
      'a path',
      { url: '/news?tag=a#top', source: 'swup' },
      { url: '/news?tag=a&page=2#top', source: 'swup' },
    ],
    ['a path without the fragment', { as: '/news?tag=a' }, { as: '/news?tag=a&page=2' }],
    ['a whole address', { page: { href: from.href } }, { page: { href: to.href } }],
    [
      'a whole address without the fragment',
      { url: 'https://site.example/news?tag=a' },
      { url: 'https://site.example/news?tag=a&page=2' },
    ],
    [
      'an address three levels down',
      { a: { b: { url: from.href } } },
      { a: { b: { url: to.href } } },
    ],
    [
      'what is deeper',
      { a: { b: { c: { url: from.href } } } },
      { a: { b: { c: { url: from.href } } } },
    ],
    ['a state that is the address', from.href, to.href],
    ['another address', { back: '/', current: '/news' }, { back: '/', current: '/news' }],
  ])('keeps or carries on %s', (_, state, expected) => {
    expect(toEntryState(state, from, to)).toEqual(expected);
  });

  it('ends in a state that holds itself, and changes nothing of what it was given', () => {
    const state: Record<string, unknown> = { url: '/news?tag=a' };
    state['self'] = state;
    expect(toEntryState(state, from, to)).toMatchObject({ url: '/news?tag=a&page=2' });
    expect(state['url']).toBe('/news?tag=a');
  });
});
