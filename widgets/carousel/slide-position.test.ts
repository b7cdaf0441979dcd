import { expect, it } from 'vitest';
import { swipeStep } from './slide-position.ts';

it.each([
  ['of just enough counts', { x: -40, y: 0 }, 1],
  ['that is too short is none', { x: -39, y: 0 }, 0],
  ['that went nowhere is none', { x: 0, y: 0 }, 0],
  ['that is slanted, but mostly across, counts', { x: -60, y: 40 }, 1],
  ['that is mostly upwards is none', { x: -60, y: -41 }, 0],
])('a swipe %s', (_, travel, step) => {
  expect(swipeStep(travel, false)).toBe(step);
});
