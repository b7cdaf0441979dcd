import { type CDPSession, type Page } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly args?: {
    readonly beginData?: {
      readonly stackTrace?: readonly { readonly url: string; readonly functionName: string }[];
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

/** Runs something and gives what the browser did meanwhile, in its own trace. */
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
 * Finds what made the browser lay out at once instead of waiting for the frame: a forced layout carries the
 * stack of the script that asked.
 *
 * @returns address and function of each script that did
 */
export async function recordForcedLayouts(
  page: Page,
  work: () => Promise<void>,
): Promise<readonly string[]> {
  return (await trace(page, work))
    .filter(({ name }) => name === 'Layout')
    .flatMap(({ args }) => args?.beginData?.stackTrace?.slice(0, 1) ?? [])
    .map(({ url, functionName }) => `${url} ${functionName}`);
}

/** Counts the frames that the main thread drew; those that the compositor draws alone are not among them. */
export async function countMainThreadFrames(
  page: Page,
  work: () => Promise<void>,
): Promise<number> {
  const events = await trace(page, work);
  return events.filter(({ name }) => name === 'Commit').length;
}
