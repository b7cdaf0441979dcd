import { vi } from 'vitest';

/** Lets the tasks of this many milliseconds run. */
export const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** Waits until a check passes: longer than usual, because the machine may be busy. */
export const until = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 5000 });
