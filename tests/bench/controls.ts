import { type ElementHandle, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** Milliseconds from an input to the next paint, the longest since it was read last. */
    slowestPaint: number;
  }
}

/** Something that a visitor can use. */
export interface Control {
  readonly element: ElementHandle<HTMLElement>;
  /** The same for controls of which there are many, such as the links of a table. */
  readonly kind: string;
  /** For the table. */
  readonly name: string;
  readonly isTyped: boolean;
}

const usable =
  'a[href], button, select, summary, input, textarea, [role=option], [role=tab], [data-modal]';

/** Observes how long the page takes from each input to the next paint. Call it before the visit. */
export async function observePaints(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.slowestPaint = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        window.slowestPaint = Math.max(window.slowestPaint, entry.duration);
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
}

/** The longest time from an input to the next paint since the last call; 16 ms and less count as 16. */
export async function readPaint(page: Page): Promise<number> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    // Entries come in a task of their own, after the frame.
    await new Promise((resolve) => setTimeout(resolve, 50));
    const ms = Math.max(16, window.slowestPaint);
    window.slowestPaint = 0;
    return ms;
  });
}

/**
 * Finds the first control that is visible and of a kind not used yet, in a widget or in what it has opened.
 *
 * @param selector of the widget
 * @param used the kinds used before
 */
export async function findControl(
  page: Page,
  selector: string,
  used: readonly string[],
): Promise<Control | undefined> {
  for (const element of await page.locator(usable).elementHandles()) {
    const found = element as ElementHandle<HTMLElement>;
    const facts = await found.evaluate((node, place) => {
      if (node.closest(`${place}, dialog[open]`) === null) return undefined;
      const isSeen = node.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (!isSeen || node.closest('[inert], [disabled]')) return undefined;
      const text = node.ariaLabel ?? node.textContent.trim();
      const label = text.replace(/\s+/g, ' ').slice(0, 24) || node.localName;
      const kind = `${node.localName} ${node.className || label}`;
      const isTyped = node.matches('input:not([type=checkbox], [type=radio]), textarea');
      return { kind, name: label, isTyped };
    }, selector);
    if (facts && !used.includes(facts.kind)) return { element: found, ...facts };
  }
  return undefined;
}
