// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { activate, prerender } from '../../tests/setup/dom/prerender.ts';
import { whenActivated } from './when-activated.ts';

it('what waits for the visitor runs at once where the browser prerenders nothing', () => {
  const step = vi.fn();
  whenActivated(step);
  expect(step).toHaveBeenCalledOnce();
});

it('what waits for the visitor runs once when a prerendered page is activated, unless it was ended', () => {
  prerender();
  const [step, ended] = [vi.fn(), vi.fn()];
  const life = new AbortController();
  whenActivated(step);
  whenActivated(ended, { signal: life.signal });
  expect(step).not.toHaveBeenCalled();
  life.abort();
  activate();
  activate();
  expect([step, ended].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
});
