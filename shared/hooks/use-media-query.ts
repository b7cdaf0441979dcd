import { useCallback, useSyncExternalStore } from 'react';

function find(query: string): MediaQueryList | undefined {
  // Missing without a screen, as in tests without a browser.
  return typeof window.matchMedia === 'function' ? window.matchMedia(query) : undefined;
}

export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = find(query);
      list?.addEventListener('change', onChange);
      return () => list?.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => find(query)?.matches ?? false);
}
