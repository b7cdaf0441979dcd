import { policyOfLibraries } from '../support/libraries.ts';
import { whenReady, whenSettled } from '../support/page-watch.ts';
import { makeReplacementPage, replacements, toReplacementHtml } from '../support/replacements.ts';
import { readRestored } from '../support/swap-page.ts';
import { expect, test, workingCalls } from '../support/test.ts';
import { shownSlide } from '../support/shown-slide.ts';

// Content with which a page replaces what a widget drew is the CMS content from then on.

const first = '<h2>First</h2>';
/** The same tag and class as the widget's own: a morph keeps the node and changes it. */
const likeOurs = '<section class="pmw"><h2>Second</h2></section>';
const unlikeOurs = '<h2>Second</h2><p>More</p>';

for (const way of replacements) {
  for (const [kind, content] of [
    ['unlike what was drawn', unlikeOurs],
    ['like what was drawn', likeOurs],
  ] as const) {
    test(`content ${kind} that comes by ${way.name} is the CMS content, and the widget mounts anew`, async ({
      page,
      startCms,
      watch,
    }) => {
      const cms = await startCms(
        { ...workingCalls, ...makeReplacementPage(way, first) },
        policyOfLibraries,
      );
      await page.goto(`${cms.url}/page`);
      await whenReady(page);
      await page.getByRole('button', { name: 'Go to slide 3' }).click();
      await expect(shownSlide(page)).not.toContainText('Copy of the first slide.');
      await page.evaluate(() => {
        const seen: string[] = [];
        Object.assign(window, { seen });
        for (const type of ['widget:mounted', 'widget:unmounted']) {
          document.addEventListener(type, (event) => seen.push(event.type));
        }
      });
      await page.evaluate(way.replace, toReplacementHtml(way, content));
      await expect(shownSlide(page)).toContainText('Copy of the first slide.');
      await expect(page.locator('#c')).toHaveAttribute('data-widget-status', 'mounted');
      // It works, and there is no endless loop.
      await page.getByRole('button', { name: 'Next slide' }).click();
      await expect(shownSlide(page)).toContainText('Copy of the second slide.');
      await whenSettled(page);
      expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([
        'widget:unmounted',
        'widget:mounted',
      ]);
      expect(await readRestored(page, 'c')).toBe(content);
      expect([watch.errors, watch.uncaught]).toEqual([[], []]);
    });
  }
}
