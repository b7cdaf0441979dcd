/** A call that a widget or the page has made. */
export interface Call {
  /** Path and query. */
  readonly address: string;
  readonly durationMs: number;
  /** 0 if the browser does not say. */
  readonly status: number;
}

/** The fields of the browser's resource timing that are read here. */
type RequestEntry = Pick<
  PerformanceResourceTiming,
  'name' | 'initiatorType' | 'duration' | 'responseStatus'
>;

/** The calls among a page's requests, the latest last. */
export function listCalls(entries: readonly RequestEntry[]): readonly Call[] {
  return entries
    .filter(({ initiatorType }) => initiatorType === 'xmlhttprequest')
    .map(({ name, duration, responseStatus }) => {
      const { pathname, search } = new URL(name);
      return {
        address: pathname + search,
        durationMs: Math.round(duration),
        status: responseStatus,
      };
    });
}
