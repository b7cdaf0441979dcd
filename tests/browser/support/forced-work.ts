import { type Page } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly args?: {
    readonly beginData?: {
      readonly stackTrace?: readonly {
        readonly url: string;
        readonly lineNumber: number;
        readonly columnNumber: number;
      }[];
    };
  };
}

/**
 * Counts the layouts that the built script forces instead of waiting for the frame: each is recorded with the stack of the
 * script that caused it. The same place several times in a row is one: with container queries a layout needs several
 * passes.
 */
export async function countForcedLayouts(page: Page, work: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  const whenComplete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: [
        'devtools.timeline',
        'disabled-by-default-devtools.timeline',
        'disabled-by-default-devtools.timeline.stack',
      ],
    },
  });
  await work();
  await session.send('Tracing.end');
  await whenComplete;
  await session.detach();
  const places = events
    .filter(({ name }) => name === 'Layout')
    .flatMap(({ args }) => args?.beginData?.stackTrace?.slice(0, 1) ?? [])
    .map(({ url, lineNumber, columnNumber }) => `${url}:${lineNumber}:${columnNumber}`)
    .filter((place) => place.includes('widgets.js'));
  return places.filter((place, at) => place !== places[at - 1]).length;
}
