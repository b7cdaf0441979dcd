import { describe, expect, it } from 'vitest';
import { stepFrom, swipeStep } from './slide-position.ts';

describe('the slides of a carousel', () => {
  it.each([
    { index: 0, step: 1, count: 4, to: 1 },
    { index: 3, step: 1, count: 4, to: 0 },
    { index: 3, step: -1, count: 4, to: 2 },
    { index: 0, step: -1, count: 4, to: 3 },
    { index: 2, step: 0, count: 4, to: 2 },
    { index: 0, step: 1, count: 1, to: 0 },
    { index: 0, step: -1, count: 1, to: 0 },
  ] as const)('lead from $index by $step of $count to $to', ({ index, step, count, to }) => {
    expect(stepFrom(index, step, count)).toBe(to);
  });
});

describe('a swipe', () => {
  it.each([
    { travel: { x: -60, y: 0 }, step: 1, says: 'to the left is next' },
    { travel: { x: 60, y: 0 }, step: -1, says: 'to the right is previous' },
    { travel: { x: -40, y: 0 }, step: 1, says: 'of just enough counts' },
    { travel: { x: -39, y: 0 }, step: 0, says: 'that is too short is none' },
    { travel: { x: 0, y: 0 }, step: 0, says: 'that went nowhere is none' },
    { travel: { x: -60, y: 40 }, step: 1, says: 'that is slanted, but mostly across, counts' },
    { travel: { x: -60, y: -41 }, step: 0, says: 'that is mostly upwards is none' },
    { travel: { x: 50, y: 300 }, step: 0, says: 'that is mostly downwards is none' },
  ])('$says', ({ travel, step }) => {
    expect(swipeStep(travel, false)).toBe(step);
  });

  it.each([
    { travel: { x: -60, y: 0 }, step: -1, says: 'to the left is previous' },
    { travel: { x: 60, y: 0 }, step: 1, says: 'to the right is next' },
    { travel: { x: 39, y: 0 }, step: 0, says: 'that is too short is none' },
  ])('right to left $says', ({ travel, step }) => {
    expect(swipeStep(travel, true)).toBe(step);
  });
});
