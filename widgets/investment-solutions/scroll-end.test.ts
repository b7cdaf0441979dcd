// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ScrollEnd, watchScrollEnd } from './scroll-end.ts';

const onEnd = vi.fn<() => void>();
let scrollEnd: ScrollEnd;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('scrollY', 0);
  onEnd.mockReset();
});
afterEach(() => {
  scrollEnd.stop();
});

const move = (y: number) => () => {
  vi.spyOn(document.documentElement, 'scrollTop', 'get').mockReturnValue(y);
};
const tell = () => document.dispatchEvent(new Event('scrollend'));
const wait = (ms: number) => () => vi.advanceTimersByTime(ms);
const note = () => scrollEnd.noteMove();
const leave = () => scrollEnd.stop();
/** A script moves the page in 60 frames; the browser tells the end of each. */
const steps = Array.from({ length: 60 }, (_, n) => [move(25 * (n + 1)), tell, wait(16)]).flat();
const moves = [3, 6].flatMap((y) => [move(y), wait(350)]);

it.each<[string, readonly (() => unknown)[], before: number, (() => unknown)[], number]>([
  ['is told, after the observers of the frame', [note, tell, wait(99)], 0, [wait(1)], 1],
  ['is told once', [note, tell, wait(100)], 1, [wait(5000), tell, wait(5000)], 1],
  ['is no guess while it moves', [note, ...moves], 0, [tell, wait(100)], 1],
  ['comes where the page is moved untold', [note, move(9), wait(699)], 0, [wait(1)], 1],
  ['may come before the move is known', [tell, note, wait(349)], 0, [wait(1)], 1],
  ['comes after the last of many steps', [note, ...steps], 0, [wait(100)], 1],
  ['is nothing after the widget has left', [note, tell, leave], 0, [tell, wait(1000)], 0],
  ['is nothing where no slide has changed', [tell, wait(5000)], 0, [], 0],
  ['is 350 ms in one place', [note, wait(349)], 0, [wait(1), wait(5000)], 1],
  ['is not yet where it goes on', [note, ...moves], 0, [wait(350)], 1],
])('the end of scrolling %s', (_, first, before, then, after) => {
  scrollEnd = watchScrollEnd(onEnd);
  for (const happen of first) happen();
  expect(onEnd).toHaveBeenCalledTimes(before);
  for (const happen of then) happen();
  expect(onEnd).toHaveBeenCalledTimes(after);
});
