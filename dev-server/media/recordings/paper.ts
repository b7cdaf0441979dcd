import { chromium } from '@playwright/test';
import { fileURLToPath } from 'node:url';

const source = new URL('./paper.html', import.meta.url);

/**
 * Prints the paper as a PDF: tagged, with an outline, its title and its language.
 *
 * @param browserPath a Chromium
 * @param path of the PDF
 */
export async function makePaper(browserPath: string, path: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: browserPath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    await page.goto(source.href);
    await page.evaluate(() => document.fonts.ready);
    await page.pdf({ path, tagged: true, outline: true, preferCSSPageSize: true });
  } catch (error) {
    throw new Error(`media: ${fileURLToPath(source)} could not be printed.`, { cause: error });
  } finally {
    await browser.close();
  }
}
