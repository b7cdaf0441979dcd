import { type ChildProcess, spawn } from 'node:child_process';

/** A program that runs while the tests run. */
export interface Program {
  readonly process: ChildProcess;
  /** Ends it, and waits until it has ended. */
  stop(): Promise<void>;
}

/** Starts a program and discards its messages. */
export function startProgram(
  command: string,
  args: readonly string[],
  options: { readonly env?: NodeJS.ProcessEnv; readonly isHeard?: boolean } = {},
): Program {
  const { env = process.env, isHeard = false } = options;
  const child = spawn(command, args, {
    env,
    stdio: ['ignore', 'ignore', 'ignore', isHeard ? 'pipe' : 'ignore'],
  });
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => {
      resolve();
    });
    child.once('error', () => {
      resolve();
    });
  });
  return {
    process: child,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/**
 * Asks repeatedly until the result is there.
 *
 * @throws if it is not there within 20 s
 */
export async function waitFor<T>(what: string, ask: () => Promise<T | undefined>): Promise<T> {
  for (let tries = 0; tries < 200; tries += 1) {
    const found = await ask().catch(() => undefined);
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${what} was not there after 20 s.`);
}
