import { vi } from 'vitest';

/**
 * Lets code find the window of jsdom: vitest's own stand-in for it takes no listener through
 * `EventTarget.prototype`. Until the end of the test.
 *
 * @returns that window
 */
export function useRealWindow(): Window & typeof globalThis {
  const { window: real } = Reflect.get(globalThis, 'jsdom') as {
    readonly window: Window & typeof globalThis;
  };
  vi.spyOn(document, 'defaultView', 'get').mockReturnValue(real);
  vi.stubGlobal('window', real);
  return real;
}
