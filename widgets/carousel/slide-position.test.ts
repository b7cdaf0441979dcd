import { expect, it } from 'vitest';
import { stepFrom, swipeStep } from './slide-position.ts';

it.each([
  [0, 1, 4, 1],
  [3, 1, 4, 0],
  [3, -1, 4, 2],
  [0, -1, 4, 3],
  [2, 0, 4, 2],
  [0, 1, 1, 0],
  [0, -1, 1, 0],
] as const)('slides lead from %i by %i of %i to %i', (index, step, count, to) => {
  expect(stepFrom(index, step, count)).toBe(to);
});

it.each([
  ['to the left is next', { x: -60, y: 0 }, false, 1],
  ['to the right is previous', { x: 60, y: 0 }, false, -1],
  ['of just enough counts', { x: -40, y: 0 }, false, 1],
  ['that is too short is none', { x: -39, y: 0 }, false, 0],
  ['that went nowhere is none', { x: 0, y: 0 }, false, 0],
  ['that is slanted, but mostly across, counts', { x: -60, y: 40 }, false, 1],
  ['that is mostly upwards is none', { x: -60, y: -41 }, false, 0],
  ['that is mostly downwards is none', { x: 50, y: 300 }, false, 0],
  ['to the left is previous right to left', { x: -60, y: 0 }, true, -1],
  ['to the right is next right to left', { x: 60, y: 0 }, true, 1],
])('a swipe %s', (_, travel, isRightToLeft, step) => {
  expect(swipeStep(travel, isRightToLeft)).toBe(step);
});
