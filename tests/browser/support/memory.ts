import { type CDPSession, expect } from '@playwright/test';
import { byLength, isLong } from '../../setup/test-length.ts';

/** Counts the nodes and listeners of a page that nothing can free. */
async function countHeld(session: CDPSession) {
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  return session.send('Memory.getDOMCounters');
}

const kinds = ['nodes', 'jsEventListeners'] as const;

/**
 * Expects rounds of something to leave nothing behind: less than `most` nodes and listeners for each round. Objects
 * that are created only once exist after `warmUp` rounds. The browser may keep what the last round left until the next
 * one takes its place. If something is left, more rounds follow, and the median of their growth counts: a leak grows
 * in each of them.
 */
export async function expectNoGrowth(
  session: CDPSession,
  run: (rounds: number) => Promise<void>,
  {
    rounds,
    warmUp,
    most = 1,
  }: { readonly rounds: number; readonly warmUp: number; readonly most?: number },
): Promise<void> {
  await run(warmUp);
  const counts = [await countHeld(session)];
  await expect(async () => {
    await run(rounds);
    counts.push(await countHeld(session));
    for (const kind of kinds) {
      const growths = counts
        .slice(1)
        .map((count, at) => (count[kind] - (counts[at]?.[kind] ?? NaN)) / rounds)
        .sort((a, b) => a - b);
      expect(growths[Math.floor(growths.length / 2)], `${kind} a round`).toBeLessThan(most);
    }
  }).toPass({ timeout: byLength(45_000, 0) });
  if (isLong) {
    const [nodes, listeners] = kinds.map((kind) => counts.map((count) => count[kind]).join(', '));
    console.log(`After each ${rounds} rounds: ${nodes} nodes, ${listeners} listeners`);
  }
}
