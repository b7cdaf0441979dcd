import { type Page } from '@playwright/test';
import { siteAddresses } from '../../setup/site-pages.ts';
import { expect, test } from './test.ts';

/** The pages of a test: a worker takes the next test while another looks at these. */
const pagesOfATest = 6;

/**
 * Registers tests of what holds on each page of the site. The pages of a test follow each other in one page of the
 * browser, which opens the next one in a third of the time of a new one. To a page its visitor is new; a page that
 * fails hides no other.
 *
 * @param promise what holds, the end of a sentence that begins with the pages
 * @param check looks at a page
 * @param prepare is called once, before the first page
 */
export function testEachPage(
  promise: string,
  check: (page: Page, address: string) => Promise<void>,
  prepare?: (page: Page) => Promise<void>,
): void {
  for (let first = 0; first < siteAddresses.length; first += pagesOfATest) {
    const addresses = siteAddresses.slice(first, first + pagesOfATest);
    test(`${addresses.join(', ')}: ${promise}`, async ({ page, context }) => {
      test.setTimeout(addresses.length * 60_000);
      await prepare?.(page);
      const failures: string[] = [];
      for (const address of addresses) {
        await test
          .step(address, () => check(page, address))
          .catch((error: unknown) => failures.push(`${address}: ${String(error)}`));
        await context.clearCookies();
        await page.evaluate(() => {
          sessionStorage.clear();
          localStorage.clear();
        });
      }
      expect(failures.join('\n\n')).toBe('');
    });
  }
}
