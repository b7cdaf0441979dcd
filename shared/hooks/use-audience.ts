import { useMemo, useSyncExternalStore } from 'react';
import {
  type Audience,
  onAudience,
  parseAudience,
  readAskedAudience,
} from '../audience/audience.ts';

function subscribe(listener: () => void): () => void {
  const ending = new AbortController();
  onAudience(listener, ending.signal);
  return () => {
    ending.abort();
  };
}

/** Who the visitor has said to be, as far as this page asks. */
export function useAudience(): Audience {
  const asked = useSyncExternalStore(subscribe, readAskedAudience);
  return useMemo(() => parseAudience(asked), [asked]);
}
