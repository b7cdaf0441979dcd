import { expect, type Page } from '@playwright/test';

/** The faults of a page while it was watched. */
export interface PageWatch {
  /** Console errors, without the browser's own lines about failed requests. */
  readonly errors: string[];
  readonly warnings: string[];
  readonly uncaught: string[];
  /** Violations of the page's policy: directive and what was blocked. */
  readonly violations: string[];
}

/** Collects console errors, uncaught errors and policy violations. Call it before the first visit. */
export async function watchPage(page: Page): Promise<PageWatch> {
  const watch: PageWatch = { errors: [], warnings: [], uncaught: [], violations: [] };
  page.on('console', (message) => {
    // The browser's own line about an answer that is not 2xx; tests cause such answers on purpose.
    if (message.text().startsWith('Failed to load resource')) return;
    if (message.type() === 'error') watch.errors.push(message.text());
    if (message.type() === 'warning') watch.warnings.push(message.text());
  });
  page.on('pageerror', (error) => watch.uncaught.push(error.message));
  await page.exposeFunction('reportViolation', (violation: string) => {
    watch.violations.push(violation);
  });
  await page.addInitScript(() => {
    const { reportViolation } = window as unknown as {
      reportViolation: (text: string) => void;
    };
    document.addEventListener('securitypolicyviolation', (event) => {
      reportViolation(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  return watch;
}

/** Expects no fault but these console errors. */
export function expectNoFault(
  { errors, uncaught, violations }: PageWatch,
  expected: readonly unknown[] = [],
): void {
  const none = { errors: expected, uncaught: [], violations: [] };
  expect({ errors, uncaught, violations }).toEqual(none);
}

/** Waits until every mount point found at start has settled. */
export async function whenReady(page: Page): Promise<void> {
  await page.waitForFunction(() => 'PrivateMarketsWidgets' in window);
  await page.evaluate(() => window.PrivateMarketsWidgets.ready);
}

/** Opens a page and waits until its widgets have settled. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await whenReady(page);
}

/** Each mount point that is not mounted, as `widget: status`. Runs in the page. */
export function findUnmounted(): string[] {
  return [...document.querySelectorAll<HTMLElement>('[data-widget]')]
    .filter(({ dataset }) => dataset['widgetStatus'] !== 'mounted')
    .map(({ dataset }) => `${dataset['widget'] ?? ''}: ${dataset['widgetStatus'] ?? ''}`);
}

export const listUnmounted = (page: Page): Promise<string[]> => page.evaluate(findUnmounted);

/** The status of each mount point by id, for pages where each has one. */
export async function readStatuses(page: Page): Promise<Record<string, string | null>> {
  return page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll('[data-widget]')].map((element) => [
        element.id,
        element.getAttribute('data-widget-status'),
      ]),
    ),
  );
}

/** Waits until the page has nothing to do; a browser that has nothing to draw may never say so. */
export async function whenIdle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestIdleCallback(resolve, { timeout: 500 });
      }),
  );
}

/** Holds back what is requested from these addresses, as a slow connection does. @returns sends it */
export async function hold(page: Page, addresses: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Waits until the browser has drawn two frames: observers act on the first, the page on them in the second. */
export async function whenDrawn(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
      }),
  );
}

/** Moves the clock of all transitions and animations to their ends. */
export async function endAnimations(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const isEndless = animation.effect?.getComputedTiming().endTime === Infinity;
      if (animation.timeline === document.timeline && !isEndless) animation.finish();
    }
  });
  await whenDrawn(page);
}

/** Waits until the engine has dealt with all changes of the page: it mounts one more element, outside of it. */
export async function whenSettled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const last = document.createElement('section');
    last.setAttribute('data-widget', 'subscribe-callout');
    await window.PrivateMarketsWidgets.mount(last);
    window.PrivateMarketsWidgets.unmount(last);
  });
}
