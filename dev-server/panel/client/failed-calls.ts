/** `Server-Timing: failure;desc="…"` of the server's `stubs/call-failure.ts`. */
function readReason(entry: PerformanceEntry): string | undefined {
  if (!(entry instanceof PerformanceResourceTiming)) return undefined;
  const failure = entry.serverTiming.find(({ name }) => name === 'failure');
  if (failure === undefined) return undefined;
  const { pathname, search } = new URL(entry.name);
  return `${pathname}${search} failed: ${decodeURIComponent(failure.description)}`;
}

/** Reports why a call of this page failed, including calls before this script ran. */
export function watchFailedCalls(tell: (text: string) => void): void {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const reason = readReason(entry);
      if (reason !== undefined) tell(reason);
    }
  }).observe({ type: 'resource', buffered: true });
}
