/** Part of the 50 ms that a task may take; React and the page need time too. */
const sliceMs = 12;

/** How many steps are done before the clock is read again. */
const stepsPerLook = 32;

/** Starts a slice. @returns whether it still has time */
export function startSlice(): () => boolean {
  const end = performance.now() + sliceMs;
  return () => performance.now() < end;
}

/** Waits for a task of its own. Unlike a timer's, it is not put off in a hidden tab or after a few in a row. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/**
 * Runs a step for each number from 0 up to a count, in slices: in between the page can respond. A short run
 * is over in one slice.
 *
 * @param signal if aborted, the rest is not run
 * @throws what a step throws
 */
export async function runInSlices(
  count: number,
  step: (index: number) => void,
  signal: AbortSignal,
): Promise<void> {
  let hasTime = startSlice();
  for (let index = 0; index < count; index += 1) {
    if (index % stepsPerLook === 0 && !hasTime()) {
      await nextTask();
      if (signal.aborted) return;
      hasTime = startSlice();
    }
    step(index);
  }
}
