import { useMemo, useSyncExternalStore } from 'react';
import { type Audience, onAudience, readAskedAudience } from '../audience/audience.ts';

function subscribe(listener: () => void): () => void {
  const ending = new AbortController();
  onAudience(listener, ending.signal);
  return () => {
    ending.abort();
  };
}

/** Who the visitor has said to be, as far as this page asks. */
export function useAudience(): Audience {
  const kind = useSyncExternalStore(subscribe, () => readAskedAudience().kind);
  const country = useSyncExternalStore(subscribe, () => readAskedAudience().country);
  return useMemo(() => ({ kind, country }), [kind, country]);
}
