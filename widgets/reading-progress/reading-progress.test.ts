import { expect, it } from 'vitest';
import { shareRead } from './reading-progress.ts';

it.each([
  ['has not come yet', 900, 3000, 800, 0],
  ['has its top at the window’s top', 0, 3000, 1000, 0],
  ['is scrolled half way', -1000, 3000, 1000, 0.5],
  ['has its end at the window’s end', -2000, 3000, 1000, 1],
  ['has gone', -4000, 3000, 1000, 1],
  ['is shorter than the window and wholly in view', 100, 500, 1000, 1],
  ['is shorter than the window and comes', 700, 500, 1000, 0],
  ['is as high as the window', 0, 1000, 1000, 1],
  ['is empty and comes', 1200, 0, 1000, 0],
])('the share read of an article that %s', (_, topPx, heightPx, windowPx, expected) => {
  expect(shareRead(topPx, heightPx, windowPx)).toBeCloseTo(expected);
});
