import { vi } from 'vitest';

/** Waits until a check passes: longer than usual, because the machine may be busy. */
export const until = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 5000 });
