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
  ])('takes %s for %s', (name, expected) => {
    expect(findNearestName(name, known)).toBe(expected);
  });

  it.each(['gtm-event', 'aos', 'x', '', 'map', 'slideshow', 'subscribe'])(
    'does not take the foreign name "%s" for a typing error',
    (name) => {
      expect(findNearestName(name, known)).toBeUndefined();
    },
  );
});
