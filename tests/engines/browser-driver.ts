/** A value that can be passed between the page and the test. */
export type Json =
  null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * A browser as a visitor uses it: one page, a pointer, a keyboard. Only what the tests need from an engine,
 * so that one description of what visitors do works for all.
 */
export interface BrowserDriver {
  /** Goes to an address and waits until it has loaded. */
  open(address: string): Promise<void>;
  back(): Promise<void>;
  /** Runs a function in the page; it can use only its arguments and the page. */
  run<Args extends readonly Json[], Result>(
    work: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  /** Presses at a point of the window, in CSS pixels. */
  pressAt(x: number, y: number): Promise<void>;
  /** Presses a key by its name in `KeyboardEvent.key`. */
  key(key: string): Promise<void>;
  /** Types a text, letter by letter. */
  type(text: string): Promise<void>;
  /** A picture of the window, as PNG. */
  takePicture(): Promise<Buffer>;
  /** Clears cookies, storage and page: the next visit is another visitor's. */
  forget(): Promise<void>;
  close(): Promise<void>;
}

/** The window of every engine: wide enough for the desktop layout. */
export const windowSize = { width: 1280, height: 800 };
