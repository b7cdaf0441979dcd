import { expect, it } from 'vitest';
import { sayTitle } from './say-title.ts';

it.each([
  ['autoplay-delay', 'Autoplay delay'],
  ['carousel-id', 'Carousel ID'],
  ['csv', 'CSV'],
  ['nav-date', 'NAV date'],
  ['section-nav', 'Section navigation'],
])('%s reads as a label: %s', (name, title) => {
  expect(sayTitle(name)).toBe(title);
});
