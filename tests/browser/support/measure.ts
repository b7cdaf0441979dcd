import { type Page } from '@playwright/test';

interface Measures {
  commits: number;
  shift: number;
  shifted: string[];
  longTasks: number[];
}

declare global {
  interface Window {
    measures: Measures;
  }
}

/**
 * Counts React commits, sums layout shifts and lists long tasks. Call before the first visit.
 *
 * React looks for the developer tools' hook when it starts; in production too it tells that hook of
 * every commit.
 */
export async function measurePage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const measures: Measures = { commits: 0, shift: 0, shifted: [], longTasks: [] };
    window.measures = measures;
    Object.assign(window, {
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: () => 1,
        onCommitFiberRoot: () => {
          measures.commits += 1;
        },
        onCommitFiberUnmount: () => undefined,
        onPostCommitFiberRoot: () => undefined,
      },
    });
    interface LayoutShift extends PerformanceEntry {
      readonly value: number;
      readonly sources: readonly { readonly node: Node | null }[];
    }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        measures.shift += entry.value;
        for (const { node } of entry.sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          measures.shifted.push(`${element?.tagName ?? '?'}.${element?.className ?? ''}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) measures.longTasks.push(Math.round(entry.duration));
    }).observe({ type: 'longtask', buffered: true });
  });
}

/** What was measured since the last visit began. */
export async function readMeasures(page: Page): Promise<Measures> {
  return page.evaluate(() => window.measures);
}
