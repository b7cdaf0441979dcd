import { type Page } from '@playwright/test';

/** An event of Chromium's own trace, as far as tests read it. */
export interface TraceEvent {
  readonly name: string;
  readonly args?: {
    readonly elementCount?: number;
    readonly beginData?: {
      readonly stackTrace?: readonly {
        readonly url: string;
        readonly lineNumber: number;
        readonly columnNumber: number;
      }[];
    };
  };
}

/** What the browser does while something happens, by the categories of its trace. */
export async function recordTrace(
  page: Page,
  categories: readonly string[],
  work: () => Promise<void>,
): Promise<readonly TraceEvent[]> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  const whenComplete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: [...categories] },
  });
  await work();
  await session.send('Tracing.end');
  await whenComplete;
  await session.detach();
  return events;
}
