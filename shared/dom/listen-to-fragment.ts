import { listen } from './listen.ts';

const callbacks = new Set<() => void>();
let ending = new AbortController();

/**
 * Calls back when the fragment of the address changes. One listener of the browser's serves all: it compares
 * each new one with all the others, which takes seconds on a page of ten thousand tabs.
 * @param callback must not throw: others come after it
 */
export function listenToFragment(callback: () => void, signal: AbortSignal): void {
  if (callbacks.size === 0) {
    ending = new AbortController();
    const callAll = () => {
      for (const each of [...callbacks]) each();
    };
    listen(window, ['hashchange'], callAll, { signal: ending.signal });
  }
  callbacks.add(callback);
  signal.addEventListener('abort', () => {
    callbacks.delete(callback);
    if (callbacks.size === 0) ending.abort();
  });
}
