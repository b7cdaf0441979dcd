import { type Page } from '@playwright/test';
import { cacheFonts, measurePage, readMeasures } from '../support/measure.ts';
import { readStatuses, whenReady } from '../support/page-watch.ts';
import { expect, test } from '../support/test.ts';
import { siteAddresses } from '../../setup/site-pages.ts';

const script = '**/assets/*/widgets.js';

/** Longer than the stylesheets hide content. */
const waitMs = 5500;

const pagesAtOnce = 6;

/** The page's content that nobody can see, as short texts. */
function findHidden(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(a[href], article, tbody tr, h2, h3)')]
      // Space for what the widget will show is not content.
      .filter((element) => element.closest('[aria-hidden="true"], [hidden]') === null)
      .filter((element) => !element.checkVisibility({ visibilityProperty: true }))
      .map((element) => `${element.localName}: ${element.textContent.trim().slice(0, 40)}`),
  );
}

test.describe('a script that never comes', () => {
  // Several pages wait side by side.
  for (let first = 0; first < siteAddresses.length; first += pagesAtOnce) {
    const addresses = siteAddresses.slice(first, first + pagesAtOnce);
    test(`hides nothing on ${addresses.join(', ')}`, async ({ context, pageWithoutScript }) => {
      await context.route(script, (route) => route.abort());
      const pages = await Promise.all(
        addresses.map(async (address) => {
          const page = await context.newPage();
          const without = await pageWithoutScript.context().newPage();
          await Promise.all([page.goto(address), without.goto(address)]);
          return { address, page, without };
        }),
      );
      await pages[0]?.page.waitForTimeout(waitMs);
      for (const { address, page, without } of pages) {
        await page.bringToFront();
        const hidden = await findHidden(page);
        // Content that a page hides from browsers without scripts is hidden here too.
        expect(hidden, address).toEqual(await findHidden(without));
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, address).toBe(0);
      }
    });
  }

  const late = ['/funds', '/news', '/team', '/search', '/locations'];
  test(`shows every tile and link of ${late.join(', ')} in the end, also under reduced motion`, async ({
    context,
  }) => {
    await context.route(script, (route) => route.fulfill({ status: 404, body: 'Not found' }));
    const pages = await Promise.all(
      late.map(async (address) => {
        const page = await context.newPage();
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.goto(address);
        if (address !== '/search') expect(await findHidden(page), address).not.toEqual([]);
        return { address, page };
      }),
    );
    await pages[0]?.page.waitForTimeout(waitMs);
    for (const { address, page } of pages) {
      await page.bringToFront();
      expect(await findHidden(page), address).toEqual([]);
    }
  });

  for (const reset of [
    '* { animation: none !important; }',
    '* { animation-duration: .01ms !important; }',
  ]) {
    test(`hides nothing from the start where a page resets animations: ${reset}`, async ({
      page,
    }) => {
      await page.route(script, (route) => route.abort());
      await page.route('**/assets/*/site.css', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: `${await response.text()}\n${reset}` });
      });
      for (const address of ['/funds', '/news', '/team', '/locations']) {
        await page.goto(address);
        await page.waitForTimeout(100);
        expect(await findHidden(page)).toEqual([]);
      }
    });
  }
});

test.describe('a script that comes late', () => {
  for (const address of [
    '/',
    '/funds',
    '/news',
    '/team',
    '/locations',
    '/article',
    '/search?searchtext=credit',
  ]) {
    test(`moves nothing on ${address}`, async ({ page }) => {
      await cacheFonts(page, address);
      await measurePage(page);
      await page.route(script, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 3000));
        await route.continue();
      });
      await page.goto(address);
      await whenReady(page);
      await page.waitForTimeout(300);
      const statuses = Object.values(await readStatuses(page));
      expect(statuses.filter((status) => status !== 'mounted')).toEqual([]);
      const { shift, shifted } = await readMeasures(page);
      expect([shift, shifted]).toEqual([0, []]);
    });
  }
});
