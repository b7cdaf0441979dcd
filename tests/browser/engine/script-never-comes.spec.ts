import { type Page } from '@playwright/test';
import { cacheFonts, measurePage, readMeasures } from '../support/measure.ts';
import { endAnimations, hold, readStatuses, whenDrawn, whenReady } from '../support/page-watch.ts';
import { expect, test } from '../support/test.ts';
import { siteAddresses } from '../../setup/site-pages.ts';

const script = '**/assets/*/widgets.js';

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
  const late = ['/funds', '/news', '/team', '/locations'];
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    test(`hides nothing in the end, with a wish for motion of ${reducedMotion}`, async ({
      page,
      pageWithoutScript,
    }) => {
      await page.emulateMedia({ reducedMotion });
      await page.route(script, (route) => route.fulfill({ status: 404, body: 'Not found' }));
      for (const address of reducedMotion === 'reduce' ? late : siteAddresses) {
        await page.goto(address);
        if (late.includes(address)) expect(await findHidden(page), address).not.toEqual([]);
        // The stylesheets hide what waits for its widget by an animation of five seconds.
        await endAnimations(page);
        // Content that a page hides from browsers without scripts is hidden here too.
        await pageWithoutScript.goto(address);
        expect(await findHidden(page), address).toEqual(await findHidden(pageWithoutScript));
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, address).toBe(0);
      }
    });
  }

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
        await whenDrawn(page);
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
      const release = await hold(page, script);
      await page.goto(address, { waitUntil: 'commit' });
      // All that the page shows without it has been painted.
      await page.locator('footer').waitFor();
      await page.evaluate(() => document.fonts.ready);
      await whenDrawn(page);
      release();
      await whenReady(page);
      const statuses = Object.values(await readStatuses(page));
      expect(statuses.filter((status) => status !== 'mounted')).toEqual([]);
      const { shift, shifted } = await readMeasures(page);
      expect([shift, shifted]).toEqual([0, []]);
    });
  }
});
