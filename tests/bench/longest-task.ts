import { type Browser, type Page } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds of processor time; wall-clock time would include other programs. */
  readonly tdur?: number;
}

/** The processor time of the longest task on the page's main thread while a step runs, in milliseconds. */
export async function measureLongestTask(
  browser: Browser,
  page: Page,
  step: () => Promise<unknown>,
): Promise<number> {
  await browser.startTracing(page, { categories: ['devtools.timeline', 'toplevel'] });
  await step();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  const ofPage = traceEvents.find(({ name }) => name === 'FunctionCall');
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name.endsWith('RunTask') && pid === ofPage?.pid && tid === ofPage.tid,
  );
  if (tasks.length === 0) throw new Error('The trace holds no task of the page.');
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur / 1000));
}
