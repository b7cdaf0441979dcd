import { readWidgets } from '../../../tools/read-widgets.ts';
import { sampleOf } from '../../setup/test-length.ts';
import { findAxeProblems } from '../support/axe.ts';
import { open } from '../support/page-watch.ts';
import { expect, test } from '../support/test.ts';

const widgets = (await readWidgets()).map(({ contract, examples }) => ({
  name: contract.name,
  // Without a widget nothing has our colours.
  examples: examples.filter(({ name }) => !/^no-|^link$/.test(name)),
}));

for (const { name: widget, examples } of sampleOf(widgets, 1)) {
  test(`all of ${widget} can be read where the page is dark for visitors who ask for it`, async ({
    page,
    gallery,
  }) => {
    test.slow();
    await page.emulateMedia({ colorScheme: 'dark' });
    for (const { name } of sampleOf(examples, 1)) {
      await test.step(name, async () => {
        await open(page, `${gallery}/_dev/widgets/${widget}/${name}`);
        await page.evaluate(() => {
          const { style } = document.documentElement;
          style.setProperty('color-scheme', 'light dark');
          // Axe takes a page without a ground for white.
          style.setProperty('background', 'Canvas', 'important');
          document.body.style.setProperty('background', 'none', 'important');
        });
        const opener = page.locator('a[data-modal], button[data-modal]').first();
        const isOpen = await page.locator('dialog[open]').isVisible();
        if (!isOpen && (await opener.isVisible())) await opener.click();
        expect(await findAxeProblems(page, '.pmw')).toEqual([]);
      });
    }
  });
}
