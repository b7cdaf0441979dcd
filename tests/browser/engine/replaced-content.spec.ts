import { type Page } from '@playwright/test';
import { policyOfLibraries, serveLibrary } from '../support/libraries.ts';
import { open, whenSettled } from '../support/page-watch.ts';
import { makeReplacementPage, replacements, toReplacementHtml } from '../support/replacements.ts';
import { shownSlide } from '../support/shown-slide.ts';
import { carousel, makeSwapPage, readRestored } from '../support/swap-page.ts';
import { expect, test, workingCalls } from '../support/test.ts';

// Content with which a page replaces what a widget drew is the CMS content from then on.

/** Goes on from the first slide: the widget has just been drawn, and works. */
async function moveOn(page: Page): Promise<void> {
  await expect(shownSlide(page)).toContainText('Copy of the first slide.');
  await expect(page.locator('#c')).toHaveAttribute('data-widget-status', 'mounted');
  await page.getByRole('button', { name: 'Next slide' }).click();
  await expect(shownSlide(page)).toContainText('Copy of the second slide.');
}

/** The second has the same tag and class as the widget's own: a morph keeps the node and changes it. */
const contents = ['<h2>Second</h2><p>More</p>', '<section class="pmw"><h2>Third</h2></section>'];

for (const way of replacements) {
  test(`content that comes by ${way.name} is the CMS content, and the widget mounts anew, once`, async ({
    page,
    startCms,
    watch,
  }) => {
    const cms = await startCms(
      { ...workingCalls, ...makeReplacementPage(way, '<h2>First</h2>') },
      policyOfLibraries,
    );
    await open(page, `${cms.url}/page`);
    for (const content of contents) {
      await moveOn(page);
      await page.evaluate(() => {
        const seen: string[] = [];
        Object.assign(window, { seen });
        for (const type of ['widget:mounted', 'widget:unmounted']) {
          document.addEventListener(type, (event) => seen.push(event.type));
        }
      });
      await page.evaluate(way.replace, toReplacementHtml(way, content));
      await moveOn(page);
      await whenSettled(page);
      const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
      expect(seen).toEqual(['widget:unmounted', 'widget:mounted']);
      expect(await readRestored(page, 'c')).toBe(content);
      await page.evaluate(() => window.PrivateMarketsWidgets.mount());
    }
    expect([watch.errors, watch.uncaught]).toEqual([[], []]);
  });
}

test('content that a visitor replaces by every key lives', async ({ page, startCms, watch }) => {
  const cms = await startCms(
    {
      ...workingCalls,
      ...serveLibrary('htmx2'),
      'GET /page': makeSwapPage({
        library: 'htmx2',
        body: `<label>Search <input hx-get="/part" hx-trigger="input" hx-target="#place"></label><div id="place">${carousel('c', '<h2>From the page</h2>')}</div>`,
      }),
      'GET /part': { body: carousel('c', '<h2>From the page</h2>') },
    },
    policyOfLibraries,
  );
  await open(page, `${cms.url}/page`);
  for (const letter of 'private') {
    const mounted = page.evaluate(
      () =>
        new Promise((resolve) => {
          document.addEventListener('widget:mounted', resolve, { once: true });
        }),
    );
    await page.getByRole('textbox').press(letter);
    await mounted;
  }
  await moveOn(page);
  expect(watch.errors).toEqual([]);
});
