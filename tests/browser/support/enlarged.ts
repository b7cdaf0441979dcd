import { type Page } from '@playwright/test';
import { findMisfits } from './fit.ts';

/** A way to read a page larger than designed. */
interface Enlargement {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** The visitor’s settings for the text of the page. */
  readonly css: string;
}

const doubled = ':root { font-size: 32px !important }';

/** The minimum spacing that a page has to support by WCAG 1.4.12. */
const spaced = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important }`;

const enlargements: readonly Enlargement[] = [
  { name: '200 % text at 1280 px', width: 1280, height: 800, css: doubled },
  { name: '200 % text at 390 px', width: 390, height: 844, css: doubled },
  { name: '400 % zoom', width: 320, height: 256, css: '' },
  { name: 'text spacing at 1280 px', width: 1280, height: 800, css: spaced },
  { name: 'text spacing at 390 px', width: 390, height: 844, css: spaced },
];

/**
 * Finds parts that do not fit on the page at 200 % text, at 400 % zoom and with wider text spacing (WCAG
 * 1.4.4, 1.4.10, 1.4.12). Afterwards the page stays in the last size, without the text settings.
 */
export async function findEnlargedMisfits(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const { name, width, height, css } of enlargements) {
    await page.setViewportSize({ width, height });
    await setCss(page, css);
    found.push(...(await findMisfits(page)).map((finding) => `${name}: ${finding}`));
  }
  await setCss(page, '');
  return found;
}

/** Sets the visitor's own styles, and waits until the page is drawn with them. */
async function setCss(page: Page, css: string): Promise<void> {
  await page.evaluate(async (text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
    // Two frames: size observers draw in the first, their effects in the second.
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
  }, css);
}
