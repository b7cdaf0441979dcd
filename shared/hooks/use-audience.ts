import { useMemo, useSyncExternalStore } from 'react';
import {
  type Audience,
  onAudience,
  parseAudience,
  readStoredAudience,
} from '../audience/audience.ts';

function subscribe(listener: () => void): () => void {
  const ending = new AbortController();
  onAudience(listener, ending.signal);
  return () => {
    ending.abort();
  };
}

/** Who the visitor has said to be; nothing before an answer, or where no page of the site asks. */
export function useAudience(): Audience | undefined {
  const stored = useSyncExternalStore(subscribe, readStoredAudience);
  return useMemo(() => parseAudience(stored), [stored]);
}
