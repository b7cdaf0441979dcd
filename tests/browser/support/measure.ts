import { expect, type Page } from '@playwright/test';
import { hold, whenDrawn } from './page-watch.ts';

interface Measures {
  commits: number;
  shift: number;
  shifted: string[];
}

declare global {
  interface Window {
    measures: Measures;
  }
}

/**
 * Counts React commits and sums layout shifts. Call it before the first visit.
 *
 * React looks for the developer tools' hook when it starts; in production too it reports every commit to that
 * hook.
 */
export async function measurePage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const measures: Measures = { commits: 0, shift: 0, shifted: [] };
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
          measures.shifted.push(
            `${element?.tagName ?? '?'}.${element?.getAttribute('class') ?? ''}`,
          );
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The measurements since the last visit began; the browser reports a shift after the frame. */
export async function readMeasures(page: Page): Promise<Measures> {
  await whenDrawn(page);
  return page.evaluate(() => window.measures);
}

/** Forgets what has moved until now, once the fonts are there. */
export async function forgetShifts(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await whenDrawn(page);
  await page.evaluate(() => Object.assign(window.measures, { shift: 0, shifted: [] }));
}

/**
 * Opens a page, whose script comes once its words are in their fonts: a busy machine paints before these are there, and
 * words shift when they come.
 */
export async function openInFonts(page: Page, address: string): Promise<void> {
  const release = await hold(page, '**/widgets.js');
  await measurePage(page);
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState === 'interactive');
  await forgetShifts(page);
  release();
}

/** Expects that nothing has moved since the last visit began, or since then. */
export async function expectNoShift(page: Page): Promise<void> {
  const { shift, shifted } = await readMeasures(page);
  expect([shift, shifted]).toEqual([0, []]);
}

/** Expects that the page does not scroll sideways. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const [needed, shown] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return [scrollWidth, clientWidth];
  });
  expect(needed).toBe(shown);
}
