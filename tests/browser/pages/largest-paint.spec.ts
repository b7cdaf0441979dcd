import { type Page } from '@playwright/test';
import { hold, open, whenReady } from '../support/page-watch.ts';
import { expect, test } from '../support/test.ts';
import { sampleOf } from '../../setup/test-length.ts';

interface LargestPaint {
  readonly element: Element | null;
  /** Of a picture; empty for text. */
  readonly url: string;
}

declare global {
  interface Window {
    /** Each element that was the largest that the browser had painted so far. */
    largestPaints: LargestPaint[];
    /** The content of the CMS. */
    rendered: WeakSet<Element>;
  }
}

test.use({
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
});

/** Records the largest paints. Call it before the visit. */
async function recordLargestPaints(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.largestPaints = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & LargestPaint)[]) {
        window.largestPaints.push({ element: entry.element, url: entry.url });
      }
    }).observe({ type: 'largest-contentful-paint' });
    // The page is parsed, and no deferred script has run.
    document.addEventListener(
      'readystatechange',
      () => {
        window.rendered = new WeakSet(document.querySelectorAll('*'));
      },
      { once: true },
    );
  });
}

/** The largest paints, each with who rendered it, once everything in view has been painted. */
async function readLargestPaints(page: Page): Promise<string[]> {
  await page.waitForFunction(() => {
    const isInView = (image: HTMLImageElement) => {
      const { top, bottom } = image.getBoundingClientRect();
      // Content that waits for the script is hidden.
      const isShown = image.checkVisibility({ visibilityProperty: true });
      return isShown && top < innerHeight && bottom > 0;
    };
    return (
      document.readyState !== 'loading' &&
      window.largestPaints.length > 0 &&
      document.fonts.status === 'loaded' &&
      [...document.images].every((image) => image.complete || !isInView(image))
    );
  });
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    // Entries come in a task of their own, after the frame.
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 100 }));
    return window.largestPaints.map(({ element, url }) => {
      const by = element && window.rendered.has(element) ? 'CMS' : 'script';
      const what = url ? new URL(url).pathname : element?.textContent.trim();
      return `${by}: ${element?.localName ?? ''} ${what ?? ''}`;
    });
  });
}

for (const address of sampleOf(['/', '/news'], 1)) {
  test(`the largest paint of ${address} on a phone is the CMS's and does not wait for the script`, async ({
    page,
  }) => {
    const release = await hold(page, '**/widgets.js');
    await recordLargestPaints(page);
    await page.goto(address, { waitUntil: 'commit' });
    const readLast = async () => (await readLargestPaints(page)).at(-1);
    // A large picture is decoded apart from the frames.
    await expect.poll(readLast).toMatch(/^CMS: img \/assets\/images\//);
    const before = await readLargestPaints(page);
    release();
    await whenReady(page);
    // The script draws nothing larger than the content before it: nothing is painted as the largest anew.
    expect(await readLargestPaints(page)).toEqual(before);

    // It is the same picture if the script comes at once, whoever is first then; the CMS's may be gone by now.
    await page.unroute('**/widgets.js');
    await open(page, address);
    const picture = before.at(-1)?.replace('CMS: img ', '') ?? '';
    await expect.poll(readLast).toContain(picture);
  });
}
