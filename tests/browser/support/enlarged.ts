import { type Page } from '@playwright/test';
import { sampleOf } from '../../setup/test-length.ts';
import { findMisfits } from './misfits.ts';
import { whenDrawn } from './page-watch.ts';

const doubled = ':root { font-size: 32px !important }';

/** The minimum spacing that a page has to support by WCAG 1.4.12. */
const spaced = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important }`;

/** Ways to read a page larger than designed: window, and the visitor’s settings for the text. The hardest lead. */
const enlargements = [
  ['200 % text at 390 px', 390, 844, doubled],
  ['text spacing at 768 px', 768, 1024, spaced],
  ['400 % zoom', 320, 256, ''],
  ['200 % text at 1280 px', 1280, 800, doubled],
] as const;

/**
 * Finds parts that do not fit on the page at 200 % text, at 400 % zoom and with wider text spacing (WCAG
 * 1.4.4, 1.4.10, 1.4.12). Afterwards the page has the last of these windows.
 *
 * @param ways in how many of these ways `npm test` enlarges it
 */
export async function findEnlargedMisfits(page: Page, ways: number): Promise<string[]> {
  const found: string[] = [];
  for (const [name, width, height, css] of sampleOf(enlargements, ways)) {
    await page.setViewportSize({ width, height });
    await page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets = [sheet];
    }, css);
    await whenDrawn(page);
    found.push(...(await findMisfits(page)).map((each) => `${name}: ${each}`));
  }
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  return found;
}
