import { describe, expect, it } from 'vitest';
import { runInSlices } from './slices.ts';

const { signal } = new AbortController();

/** Keeps the thread busy for some milliseconds. */
function work(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

/** Counts the tasks of others that run until a promise has settled. */
async function countTasks(running: Promise<void>): Promise<number> {
  let [count, isOver] = [0, false];
  const settled = running.then(() => (isOver = true));
  const next = () => {
    if (isOver) return;
    count += 1;
    setImmediate(next);
  };
  setImmediate(next);
  await settled;
  return count;
}

describe('work in slices', () => {
  it('is done in order, and a short one within one task', async () => {
    const done: number[] = [];
    const running = runInSlices(100, (index) => done.push(index), signal);
    expect(done).toEqual(Array.from({ length: 100 }, (_, index) => index));
    expect(await countTasks(running)).toBe(0);
  });

  it('lets other tasks run in between', async () => {
    const done: number[] = [];
    const step = (index: number) => {
      work(0.3);
      done.push(index);
    };
    expect(await countTasks(runInSlices(400, step, signal))).toBeGreaterThan(2);
    expect(done).toEqual(Array.from({ length: 400 }, (_, index) => index));
  });

  it('ends early where nobody waits for it any more', async () => {
    const controller = new AbortController();
    let count = 0;
    const step = () => {
      work(0.3);
      count += 1;
    };
    const running = runInSlices(1000, step, controller.signal);
    controller.abort();
    await running;
    expect(count).toBeLessThan(1000);
  });

  it('fails with what a step throws', async () => {
    const step = () => {
      throw new Error('no');
    };
    await expect(runInSlices(1, step, signal)).rejects.toThrow('no');
  });
});
