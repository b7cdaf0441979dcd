import { type Page } from '@playwright/test';
import { sampleOf } from '../../setup/test-length.ts';
import { expectNoOverflow } from '../support/measure.ts';
import { endAnimations, whenDrawn } from '../support/page-watch.ts';
import { expect, test } from '../support/test.ts';

const script = '**/assets/**/widgets.js';

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
  for (const address of sampleOf(['/', '/article', '/product-interior', ...waiting], 2)) {
    await page.goto(address);
    if (waiting.includes(address)) expect(await findHidden(page), address).not.toEqual([]);
    // The stylesheets hide what waits for its widget by an animation of five seconds.
    await endAnimations(page);
    // Content that a page hides from browsers without scripts is hidden here too.
    await pageWithoutScript.goto(address);
    expect(await findHidden(page), address).toEqual(await findHidden(pageWithoutScript));
    await expectNoOverflow(page);
  }
});

test('a script that never comes hides nothing from the start where a page resets animations @night', async ({
  page,
}) => {
  await page.route(script, (route) => route.abort());
  for (const reset of ['animation: none', 'animation-duration: .01ms']) {
    await page.route('**/assets/*/site.css', async (route) => {
      const response = await route.fetch();
      const body = `${await response.text()}\n* { ${reset} !important; }`;
      await route.fulfill({ response, body });
    });
    for (const address of sampleOf(waiting, 2)) {
      await page.goto(address);
      await whenDrawn(page);
      expect(await findHidden(page), `${address}, ${reset}`).toEqual([]);
    }
  }
});
