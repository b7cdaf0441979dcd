import { type CDPSession, expect } from '@playwright/test';
import { isLong } from '../../setup/test-length.ts';

/** Counts the nodes and listeners of a page that nothing can free. */
async function countHeld(session: CDPSession) {
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  return session.send('Memory.getDOMCounters');
}

/**
 * Expects rounds of something to leave nothing behind: less than `most` nodes and listeners for each round. Objects
 * that are created only once exist after `warmUp` rounds.
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
  const before = await countHeld(session);
  await run(rounds);
  // Objects held by a pending answer or an idle moment are freed with it.
  let after = before;
  await expect(async () => {
    after = await countHeld(session);
    for (const kind of ['nodes', 'jsEventListeners'] as const) {
      expect((after[kind] - before[kind]) / rounds, `${kind} a round`).toBeLessThan(most);
    }
  }).toPass({ timeout: 45_000 });
  const [nodes, listeners] = [
    after.nodes - before.nodes,
    after.jsEventListeners - before.jsEventListeners,
  ];
  if (isLong) console.log(`${rounds} rounds leave ${nodes} nodes, ${listeners} listeners`);
}
