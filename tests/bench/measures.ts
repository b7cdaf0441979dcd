import { type Browser, type Page } from '@playwright/test';
import { type Answers } from '../setup/network/test-cms.ts';

/** Milliseconds of the main thread's own time, so that other programs on the machine do not count. */
interface ThreadCost {
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

declare global {
  interface Window {
    /**
     * Milliseconds from a press until the frame that shows its result has been drawn.
     *
     * @param isDone whether the result is on the page; it is asked once a frame
     */
    timePress(press: () => void, isDone: () => boolean): Promise<number>;
  }
}

/** The script that defines `timePress`, for pages measured in a browser without a limit of frames. */
export const pressAnswers: Answers = {
  'GET /press.js': {
    body: `
window.timePress = async (press, isDone) => {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  // A visitor reads before choosing: what an opened menu moves (200 ms) is at rest when the press comes.
  await wait(300);
  // Until what the last step left behind is done.
  await nextFrame();
  await wait(20);
  const start = performance.now();
  press();
  do {
    if (performance.now() - start > 10000) return NaN;
    await nextFrame();
  } while (!isDone());
  // A message that is sent before a frame is drawn arrives after it.
  await new Promise((resolve) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = resolve;
    channel.port2.postMessage(0);
  });
  return performance.now() - start;
};`,
  },
};
