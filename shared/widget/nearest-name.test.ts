import { describe, expect, it } from 'vitest';
import { findNearestName } from './nearest-name.ts';

const known = ['carousel', 'subscribe-callout', 'tabs', 'video', 'filter-area'];
const find = (names: string) => names.split(' ').map((name) => findNearestName(name, known));

describe('unknown names suggest the nearest known one', () => {
  it.each([
    ['carousel', 'carousell caroussel crousel carosuel Carousel carouselle carous'],
    ['subscribe-callout', 'subscribe-calout'],
    ['filter-area', 'filterarea'],
    ['tabs', 'tab'],
  ])('take for %s: %s', (expected, names) => {
    expect(new Set(find(names))).toEqual(new Set([expected]));
  });

  it('take two letters in the wrong order for one mistake: the shortest names allow no second', () => {
    expect(find('tbas tasb caruosell ivdoe')).toEqual(['tabs', 'tabs', 'carousel', 'video']);
  });

  it.each([
    ['other names', 'gtm-event aos map slideshow subscribe taxi axis audio radio'],
    ['names too far away', 'stab bats tsab atsb devio axbs xtbs x'],
    ['no name', ''],
  ])('take for no typing error %s: %s', (_, names) => {
    expect(new Set(find(names))).toEqual(new Set([undefined]));
  });

  it('take no time for a name of a million letters', () => {
    // The square of it would be minutes.
    expect(findNearestName('carousel'.repeat(125_000), known)).toBeUndefined();
  });

  it.each([
    ['filter', ['filters', 'filtered'], 'filters'],
    ['filter', ['filtered', 'filters'], 'filters'],
    ['filter', ['filterA', 'filterB'], 'filterA'],
  ])('take for %s among %j %s', (name, names, expected) => {
    expect(findNearestName(name, names)).toBe(expected);
  });
});
