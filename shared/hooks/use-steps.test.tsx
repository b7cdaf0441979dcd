// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useSteps } from './use-steps.ts';

/** What a list of that length draws, one after the other. */
async function listCounts(length: number): Promise<readonly number[]> {
  const counts: number[] = [];
  renderHook(() => counts.push(useSteps(length)));
  await waitFor(() => {
    expect(counts.at(-1)).toBe(length);
  });
  return counts;
}

describe('drawing a list in steps', () => {
  it.each([
    [0, [0]],
    [8, [8]],
    [25, [25]],
    [26, [25, 26]],
    [130, [25, 75, 125, 130]],
  ])('of %i entries draws %j', async (length, counts) => {
    expect(await listCounts(length)).toEqual(counts);
  });

  it('ends with the list', async () => {
    const counts: number[] = [];
    const { unmount } = renderHook(() => counts.push(useSteps(500)));
    unmount();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(counts).toEqual([25]);
  });
});
