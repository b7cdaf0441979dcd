import { readWidgets } from '../../../tools/catalogue/read-widgets.ts';
import { findAxeProblems } from '../support/axe.ts';
import { findUnseenControls } from '../support/controls.ts';
import { findEnlargedMisfits } from '../support/enlarged.ts';
import { findMisfits } from '../support/fit.ts';
import { findWordsOnPictures } from '../support/grounds.ts';
import { open } from '../support/page-watch.ts';
import { expect, test } from '../support/test.ts';

/**
 * Examples that look like another one of their widget, which unit tests mount, or like what stands on a page of the
 * site, which is looked at there: right to left on the Arabic ones.
 */
const alike: Readonly<Record<string, readonly string[]>> = {
  audio: ['length'],
  carousel: ['supplied', 'no-slides', 'without-autoplay', 'right-to-left', 'differentiator'],
  'document-list': ['pages', 'all', 'one', 'no-documents', 'texts', 'right-to-left'],
  'filter-area': ['news', 'supplied-team', 'small-pages', 'in-an-editor', 'right-to-left'],
  'fund-summary': ['funds', 'no-minimum', 'missing', 'no-funds', 'right-to-left'],
  'investment-solutions': [
    ...['supplied', 'short-way', 'no-slides', 'light', 'in-an-editor', 'right-to-left'],
  ],
  modal: ['right-to-left'],
  'subscribe-callout': ['right-to-left'],
  'tabbed-search': ['no-search-text', 'right-to-left'],
};

const widgets = await readWidgets();

test('the examples that are left out are examples', () => {
  for (const [widget, names] of Object.entries(alike)) {
    const found = widgets.find(({ contract }) => contract.name === widget);
    expect(found?.examples.map(({ name }) => name)).toEqual(expect.arrayContaining([...names]));
  }
});

for (const { contract, examples } of widgets) {
  test(`the examples of ${contract.name} mount, report no more than they say, fit enlarged and mirrored, show their controls in forced colours, and axe finds nothing`, async ({
    page,
    watch,
    gallery,
  }) => {
    test.slow();
    for (const { name, problems = 0 } of examples) {
      if (alike[contract.name]?.includes(name)) continue;
      await test.step(name, async () => {
        watch.errors.length = 0;
        await open(page, `${gallery}/_dev/widgets/${contract.name}/${name}`);
        if (contract.kind !== 'page') {
          const mountPoint = page.locator(`[data-widget=${contract.name}]`).first();
          await expect(mountPoint).toHaveAttribute('data-widget-status', /^(?:mounted|empty)$/);
        }
        const pause = page.getByRole('button', { name: 'Pause slideshow' });
        while ((await pause.count()) > 0) await pause.first().click();
        expect(await findAxeProblems(page)).toEqual([]);
        expect(await findEnlargedMisfits(page)).toEqual([]);
        await page.setViewportSize({ width: 1280, height: 720 });
        await page.emulateMedia({ forcedColors: 'active' });
        expect(await findUnseenControls(page)).toEqual([]);
        await page.emulateMedia({ forcedColors: 'none', contrast: 'more' });
        expect(await findUnseenControls(page)).toEqual([]);
        expect(await findWordsOnPictures(page)).toEqual([]);
        await page.emulateMedia({ contrast: 'no-preference' });
        await page.evaluate(() => {
          document.documentElement.dir = 'rtl';
        });
        expect(await findMisfits(page)).toEqual([]);
        expect(watch.errors, watch.errors.join('\n')).toHaveLength(problems);
        expect([watch.uncaught, watch.violations]).toEqual([[], []]);
      });
    }
  });
}
