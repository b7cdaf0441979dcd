import { type Page } from '@playwright/test';
import { siteAddresses } from '../../setup/site/site-pages.ts';
import { expect, test } from './test.ts';

/** The pages of a test: a worker takes the next test while another looks at these. */
const pagesOfATest = 4;

/** Checks one promise, a step of the test: one that is broken hides none of those that follow. */
export type Promised = (promise: string, check: () => Promise<void> | void) => Promise<void>;

/**
 * Registers tests of what holds on each page of the site. The pages of a test follow each other in one page of the
 * browser, which opens the next one in a third of the time of a new one. To a page its visitor is new; a page that
 * fails hides no other.
 *
 * @param promise what holds, the end of a sentence that begins with the pages
 * @param visit looks at a page
 * @param prepare is called once, before the first page
 * @param addresses all pages, if nothing else is said
 */
export function testEachPage(
  promise: string,
  visit: (page: Page, address: string, promised: Promised) => Promise<void>,
  prepare: (page: Page) => Promise<void>,
  addresses: readonly string[] = siteAddresses,
): void {
  for (let first = 0; first < addresses.length; first += pagesOfATest) {
    const part = addresses.slice(first, first + pagesOfATest);
    test(`${part.join(', ')}: ${promise}`, async ({ page, context }) => {
      test.setTimeout(part.length * 60_000);
      await prepare(page);
      const failures: string[] = [];
      const step = (name: string, check: () => Promise<void> | void) =>
        test.step(name, check).catch((error: unknown) => {
          failures.push(`${name}: ${String(error)}`);
        });
      for (const address of part) {
        await step(address, () =>
          visit(page, address, (each, check) => step(`${address} ${each}`, check)),
        );
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
