import { type Page } from '@playwright/test';
import { readThrough } from '../browser/support/read-through.ts';
import { type Part, type View } from './compare-views.ts';

/** The parts that a person would name, in the order of the page. Runs in the page. */
function listParts(): Part[] {
  const selector =
    'header, nav, main, main section, article, aside, footer, form, table, h1, h2, h3, h4, button, img, video, svg[role=img], [data-widget], dialog[open]';
  return [...document.querySelectorAll<HTMLElement>(selector)].flatMap((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0) return [];
    const isPicture = element instanceof HTMLImageElement;
    // Built files have addresses with a hash of their own.
    const file = isPicture ? new URL(element.currentSrc || element.src).pathname : '';
    const words =
      element.dataset['widget'] ??
      (/^(?:H\d|BUTTON)$/.test(element.tagName)
        ? ((element.textContent.trim() || element.getAttribute('aria-label')) ?? '')
        : (element.getAttribute('aria-label') ?? element.className));
    const name = isPicture ? file.slice(file.lastIndexOf('/') + 1) : words;
    const box = [left + window.scrollX, top + window.scrollY, width, height].map(Math.round);
    return [
      {
        name: `${element.localName} ${name.replace(/\s+/g, ' ').slice(0, 60)}`.trim(),
        box: box as unknown as Part['box'],
      },
    ];
  });
}

/** Waits until the pictures that a reader has come by are there, and nothing comes any more. */
async function whenLoaded(page: Page): Promise<void> {
  await page.evaluate(() => {
    const pictures = [...document.images].filter(
      ({ loading, complete }) => loading !== 'lazy' || complete,
    );
    return Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  });
  await page.waitForLoadState('networkidle');
}

/**
 * Opens a page and looks at all of it, with its widgets mounted and nothing in motion.
 *
 * @returns undefined if there is no such page
 */
export async function takeView(page: Page, address: string): Promise<View | undefined> {
  const answer = await page.goto(address);
  if (answer?.status() === 404) return undefined;
  await page.evaluate(() =>
    'PrivateMarketsWidgets' in window ? window.PrivateMarketsWidgets.ready : undefined,
  );
  await readThrough(page);
  await whenLoaded(page);
  const parts = await page.evaluate(listParts);
  const picture = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
  return { picture, parts };
}
