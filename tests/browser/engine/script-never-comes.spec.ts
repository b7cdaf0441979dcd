import { type Page } from '@playwright/test';
import { siteAddresses } from '../../setup/site-pages.ts';
import { cacheFonts, measurePage, readMeasures } from '../support/measure.ts';
import { endAnimations, hold, listUnmounted, whenDrawn, whenReady } from '../support/page-watch.ts';
import { expect, test } from '../support/test.ts';

const script = '**/assets/*/widgets.js';

/** Pages with content that waits for its widget. */
const waiting = ['/funds', '/news', '/team', '/locations'];

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

test('a script that never comes hides nothing in the end', async ({ page, pageWithoutScript }) => {
  await page.route(script, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  for (const address of siteAddresses) {
    await page.goto(address);
    if (waiting.includes(address)) expect(await findHidden(page), address).not.toEqual([]);
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

for (const reset of [
  '* { animation: none !important; }',
  '* { animation-duration: .01ms !important; }',
]) {
  test(`it hides nothing from the start where a page resets animations: ${reset}`, async ({
    page,
  }) => {
    await page.route(script, (route) => route.abort());
    await page.route('**/assets/*/site.css', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()}\n${reset}` });
    });
    for (const address of waiting) {
      await page.goto(address);
      await whenDrawn(page);
      expect(await findHidden(page)).toEqual([]);
    }
  });
}

for (const address of ['/', ...waiting, '/article', '/search?searchtext=credit']) {
  test(`a script that comes late moves nothing on ${address}`, async ({ page }) => {
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
    expect(await listUnmounted(page)).toEqual([]);
    const { shift, shifted } = await readMeasures(page);
    expect([shift, shifted]).toEqual([0, []]);
  });
}
