import { type CDPSession, type Page } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly args?: {
    /** How many elements' styles were computed. */
    readonly elementCount?: number;
    readonly data?: {
      /** The script of a function that was called. */
      readonly url?: string;
      /** The frames of the page, its main frame first. */
      readonly frames?: readonly { readonly processId: number }[];
    };
    readonly beginData?: {
      /** How many elements and texts have to be laid out. */
      readonly dirtyObjects?: number;
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
 * @returns place and function of each such script; the same one several times in a row where one layout needed
 *   several passes, as with container queries
 */
export async function recordForcedLayouts(
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

/** What the page drew, in its own process: the browser's own window is drawn with it. */
interface Drawing {
  /** Frames of the main thread; those that the compositor draws alone are not included. */
  readonly frames: number;
  /** Tiles of layers that were painted anew. */
  readonly tiles: number;
}

/** Counts what the page draws while a function runs. */
export async function countDrawing(page: Page, work: () => Promise<void>): Promise<Drawing> {
  const events = await trace(page, work);
  const own = events.flatMap(({ args }) => args?.data?.frames ?? [])[0]?.processId;
  const count = (wanted: string) =>
    events.filter(({ name, pid }) => name === wanted && pid === own).length;
  return { frames: count('Commit'), tiles: count('RasterTask') };
}

/** Counts the layouts in which something had to be laid out anew. */
export async function countLayouts(page: Page, work: () => Promise<void>): Promise<number> {
  const events = await trace(page, work);
  return events.filter(({ name, args }) => name === 'Layout' && args?.beginData?.dirtyObjects)
    .length;
}

/** Lists what ran that only changes of the page need: functions of the built script, and computing of styles. */
export async function recordChangeWork(
  page: Page,
  work: () => Promise<void>,
): Promise<readonly string[]> {
  return (await trace(page, work)).flatMap(({ name, args }) => {
    if (name === 'FunctionCall' && args?.data?.url?.includes('widgets.js')) return 'script';
    return name === 'UpdateLayoutTree' && args?.elementCount ? 'styles' : [];
  });
}
