import { type ElementHandle, type Page } from '@playwright/test';
import { whenIdle } from '../browser/support/page-watch.ts';

declare global {
  interface Window {
    /** Milliseconds from a press or a key to the next paint, the longest since it was read last. */
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
  /** How it is used: pressed, typed into, or by the arrow keys as a `<select>`, whose list is the browser's own. */
  readonly by: 'press' | 'typing' | 'arrow';
}

const usable =
  'a[href], button, select, summary, input, textarea, [role=option], [role=tab], [data-modal]';

/** Observes how long the page takes from each press and key to the next paint. Call it before the visit. */
export async function observePaints(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.slowestPaint = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        // Not the events of a moving pointer, which ask for no answer.
        if (entry.interactionId === 0) continue;
        window.slowestPaint = Math.max(window.slowestPaint, entry.duration);
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    // A press that changes nothing would count until some later paint: so each one changes a pixel, and two in one frame
    // do not undo each other.
    let uses = 0;
    const pixel = document.createElement('i');
    Object.assign(pixel.style, { position: 'fixed', inset: '0 auto auto 0', inlineSize: '1px' });
    Object.assign(pixel.style, { blockSize: '1px', contain: 'strict', pointerEvents: 'none' });
    window.addEventListener('DOMContentLoaded', () => document.body.append(pixel));
    for (const type of ['pointerdown', 'pointerup', 'keydown', 'keyup', 'click']) {
      window.addEventListener(
        type,
        () => {
          uses += 1;
          pixel.style.background = `rgb(255 0 ${uses % 256})`;
        },
        { capture: true },
      );
    }
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
      const by = isTyped ? 'typing' : node.matches('select') ? 'arrow' : 'press';
      return { kind, name: label, by } as const;
    }, selector);
    if (facts && !used.includes(facts.kind)) return { element: found, ...facts };
  }
  return undefined;
}

/**
 * Goes to a control and makes the page ready for its use. Pressing by hand keeps the test tool's own scripts out of the measured
 * time, and the pointer is there before it presses.
 *
 * @returns uses the control
 */
export async function approach(page: Page, { element, by }: Control): Promise<() => Promise<void>> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  const [x, y] = box ? [box.x + box.width / 2, box.y + box.height / 2] : [0, 0];
  await page.mouse.move(x, y);
  const isCovered = () =>
    element.evaluate(
      (node, point) => {
        const hit = document.elementFromPoint(point.x, point.y);
        return hit?.closest('label')?.control !== node && !node.contains(hit);
      },
      { x, y },
    );
  // A panel on top of it closes with Escape.
  if (await isCovered()) await page.keyboard.press('Escape');
  // A link that is seen only while it has the focus, to skip something, is used by the keyboard.
  const isForKeys = by === 'press' && (await isCovered());
  if (by === 'arrow' || isForKeys) await element.focus();
  await whenIdle(page);
  return async () => {
    if (by === 'arrow') return page.keyboard.press('ArrowDown');
    if (isForKeys) return page.keyboard.press('Enter');
    await page.mouse.click(x, y);
    if (by === 'typing') await page.keyboard.press('a');
  };
}
