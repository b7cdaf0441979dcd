import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** A value that can be passed between the page and the test. */
export type Json =
  null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * A browser as a visitor uses it: one page, a pointer, a keyboard. Only what the tests need from an engine,
 * so that one description of what visitors do works for all.
 */
export interface BrowserDriver {
  /** Goes to an address and waits until it has loaded. */
  readonly open: (address: string) => Promise<void>;
  readonly back: () => Promise<void>;
  /** Runs a function in the page; it can use only its arguments and the page. */
  readonly run: <Args extends readonly Json[], Result>(
    work: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>;
  /** Presses at a point of the window, in CSS pixels. */
  readonly pressAt: (x: number, y: number) => Promise<void>;
  /** Presses a key by its name in `KeyboardEvent.key`. */
  readonly key: (key: string) => Promise<void>;
  /** Types a text, letter by letter. */
  readonly type: (text: string) => Promise<void>;
  /** A picture of the window, as PNG. */
  readonly takePicture: () => Promise<Buffer>;
  /** Clears cookies, storage and page: the next visit is another visitor's. */
  readonly forget: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** The window of every engine: wide enough for the desktop layout. */
export const windowSize = { width: 1280, height: 800 };

/** The codes of WebDriver for keys that are not letters (Unicode's private use area). */
const keyCodes: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

let keyboards = 0;

/** Keys by their names in `KeyboardEvent.key`, one after the other, as WebDriver's actions. */
export function pressKeys(keys: readonly string[]): readonly object[] {
  const actions = keys.flatMap((key) =>
    ['keyDown', 'keyUp'].map((type) => ({ type, value: keyCodes[key] ?? key })),
  );
  return [{ type: 'key', id: `keyboard${(keyboards += 1)}`, actions }];
}

/** A press of the mouse at a point of the window, as WebDriver's actions. */
export function pressMouse(x: number, y: number): readonly object[] {
  const actions = [
    { type: 'pointerMove', x: Math.round(x), y: Math.round(y), origin: 'viewport' },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ];
  return [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }];
}

/** A program that runs while the tests run. Its messages are discarded; stream 3 can be heard. */
export interface Program {
  readonly process: ChildProcess;
  /** Ends it, and waits until it has ended. */
  readonly stop: () => Promise<void>;
}

export function startProgram(
  command: string,
  args: readonly string[],
  options: { readonly env?: NodeJS.ProcessEnv; readonly isHeard?: boolean } = {},
): Program {
  const { env = process.env, isHeard = false } = options;
  const stream = isHeard ? 'pipe' : 'ignore';
  const child = spawn(command, args, { env, stdio: ['ignore', 'ignore', 'ignore', stream] });
  // A program that cannot be started has ended too.
  const ended = once(child, 'close').catch(() => undefined);
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { process: child, stop };
}

/**
 * Asks repeatedly until the result is there.
 *
 * @throws if it is not there within 20 s
 */
export async function waitFor<T>(what: string, ask: () => Promise<T | undefined>): Promise<T> {
  for (let tries = 0; tries < 400; tries += 1) {
    const found = await ask().catch(() => undefined);
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${what} was not there after 20 s.`);
}
