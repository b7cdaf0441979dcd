import { type CDPSession, type Page } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly args?: {
    readonly beginData?: {
      readonly stackTrace?: readonly {
        readonly url: string;
        readonly functionName: string;
        readonly lineNumber: number;
        readonly columnNumber: number;
      }[];
    };
  };
}

async function readTrace(session: CDPSession): Promise<readonly TraceEvent[]> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  const whenComplete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await whenComplete;
  return events;
}

/** Runs a function and returns the browser's trace of that time. */
async function trace(page: Page, work: () => Promise<void>): Promise<readonly TraceEvent[]> {
  const session = await page.context().newCDPSession(page);
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
  const events = await readTrace(session);
  await session.detach();
  return events;
}

/**
 * Finds what made the browser lay out immediately instead of waiting for the frame: a forced layout is
 * recorded with the stack of the script that caused it.
 *
 * @returns place and function of each such script; the same one several times in a row if one layout needed
 *   several passes, as with container queries
 */
async function recordForcedLayouts(
  page: Page,
  work: () => Promise<void>,
): Promise<readonly string[]> {
  return (await trace(page, work))
    .filter(({ name }) => name === 'Layout')
    .flatMap(({ args }) => args?.beginData?.stackTrace?.slice(0, 1) ?? [])
    .map(
      ({ url, functionName, lineNumber, columnNumber }) =>
        `${url}:${lineNumber}:${columnNumber} ${functionName}`,
    );
}

/** Counts the layouts that the built script forces; the test tool's own scripts are left out. */
export async function countForcedLayouts(page: Page, work: () => Promise<void>): Promise<number> {
  const own = (await recordForcedLayouts(page, work)).filter((by) => by.includes('widgets.js'));
  return own.filter((by, index) => by !== own[index - 1]).length;
}
