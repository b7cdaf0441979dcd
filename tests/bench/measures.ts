import { type Browser, type Page } from '@playwright/test';

/** Milliseconds of the main thread's own time, so that other programs on the machine do not count. */
export interface ThreadCost {
  readonly total: number;
  /** The part of it in scripts. */
  readonly script: number;
}

/**
 * Measures what steps on a page cost its main thread.
 *
 * @returns runs a step: the cost of everything that the main thread does until it ends
 */
export async function createThreadMeter(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const read = async (): Promise<ThreadCost> => {
    const { metrics } = await session.send('Performance.getMetrics');
    const find = (name: string) =>
      (metrics.find((metric) => metric.name === name)?.value ?? NaN) * 1000;
    return { total: find('TaskDuration'), script: find('ScriptDuration') };
  };
  return async (step: () => Promise<unknown>): Promise<ThreadCost> => {
    const before = await read();
    await step();
    const after = await read();
    return { total: after.total - before.total, script: after.script - before.script };
  };
}

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
