import { type Page } from '@playwright/test';

/** Milliseconds of the main thread's own time, so that other programs on the machine do not count. */
export interface ThreadCost {
  readonly total: number;
  /** The part of it in scripts. */
  readonly script: number;
}

/** Measures what steps on a page cost its main thread. */
export async function createThreadMeter(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const read = async (): Promise<ThreadCost> => {
    const { metrics } = await session.send('Performance.getMetrics');
    const find = (name: string) =>
      (metrics.find((metric) => metric.name === name)?.value ?? NaN) * 1000;
    return { total: find('TaskDuration'), script: find('ScriptDuration') };
  };
  /** The cost of everything that the main thread does until the step ends. */
  return async (step: () => Promise<unknown>): Promise<ThreadCost> => {
    const before = await read();
    await step();
    const after = await read();
    return { total: after.total - before.total, script: after.script - before.script };
  };
}
