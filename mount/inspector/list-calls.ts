/** A call that widgets or the page have made. */
export interface Call {
  /** Path and query. */
  readonly address: string;
  readonly durationMs: number;
  /** 0 where the browser does not say. */
  readonly status: number;
}

/** A request of the browser, as much of it as is read here. */
type RequestEntry = Pick<
  PerformanceResourceTiming,
  'name' | 'initiatorType' | 'duration' | 'responseStatus'
>;

/** The calls among the requests of a page, the latest last. */
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
