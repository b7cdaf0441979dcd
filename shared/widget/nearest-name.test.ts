import { describe, expect, it } from 'vitest';
import { findNearestName } from './nearest-name.ts';

const known = ['carousel', 'subscribe-callout', 'tabs', 'video', 'filter-area'];

describe('unknown names suggest the nearest known one', () => {
  it.each([
    ['carousell', 'carousel'],
    ['caroussel', 'carousel'],
    ['crousel', 'carousel'],
    ['carosuel', 'carousel'],
    ['Carousel', 'carousel'],
    ['subscribe-calout', 'subscribe-callout'],
    ['filterarea', 'filter-area'],
    ['tab', 'tabs'],
    ['carouselle', 'carousel'],
    ['carous', 'carousel'],
    // Two letters in the wrong order are one mistake: the shortest names allow no second.
    ['tbas', 'tabs'],
    ['tasb', 'tabs'],
    ['caruosell', 'carousel'],
    ['ivdoe', 'video'],
  ])('takes %s for %s', (name, expected) => {
    expect(findNearestName(name, known)).toBe(expected);
  });

  it.each([
    'gtm-event',
    'aos',
    'x',
    '',
    'map',
    'slideshow',
    'subscribe',
    'stab',
    'bats',
    'tsab',
    'atsb',
    'taxi',
    'axis',
    'audio',
    'radio',
    'devio',
    'axbs',
    'xtbs',
  ])('does not take the foreign name "%s" for a typing error', (name) => {
    expect(findNearestName(name, known)).toBeUndefined();
  });

  it('take no time for a name of a million letters', () => {
    // The square of it would be minutes.
    expect(findNearestName('carousel'.repeat(125_000), known)).toBeUndefined();
  });

  it.each([
    ['filter', ['filters', 'filtered'], 'filters'],
    ['filter', ['filtered', 'filters'], 'filters'],
    ['filter', ['filterA', 'filterB'], 'filterA'],
  ])('take %s among %j for %s', (name, names, expected) => {
    expect(findNearestName(name, names)).toBe(expected);
  });
});
