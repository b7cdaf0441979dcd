// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useSteps } from './use-steps.ts';

/** What a list of that length draws, one after the other. */
async function listCounts(length: number): Promise<readonly number[]> {
  const counts: number[] = [];
  renderHook(() => counts.push(useSteps(length, true)));
  await waitFor(() => {
    expect(counts.at(-1)).toBe(length);
  });
  return counts;
}

describe('drawing a list in steps', () => {
  it.each([
    [0, [0]],
    [8, [8]],
    [20, [20]],
    [21, [20, 21]],
    [125, [20, 70, 120, 125]],
  ])('of %i entries draws %j', async (length, counts) => {
    expect(await listCounts(length)).toEqual(counts);
  });

  it('waits with the rest until it may go on', async () => {
    const { result, rerender } = renderHook(({ mayGoOn }) => useSteps(90, mayGoOn), {
      initialProps: { mayGoOn: false },
    });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(result.current).toBe(20);
    rerender({ mayGoOn: true });
    await waitFor(() => {
      expect(result.current).toBe(90);
    });
  });

  it('leaves the next frame to what the visitor has just done', async () => {
    const events: unknown[] = [];
    renderHook(() => events.push(useSteps(70, true)));
    requestAnimationFrame(() => events.push('frame'));
    await waitFor(() => {
      expect(events).toContain(70);
    });
    expect(events).toEqual([20, 'frame', 70]);
  });

  it('ends with the list', async () => {
    const counts: number[] = [];
    const { unmount } = renderHook(() => counts.push(useSteps(500, true)));
    unmount();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(counts).toEqual([20]);
  });
});
