import { readWidgets } from '../../../tools/read-widgets.ts';
import { findAxeProblems } from '../support/axe.ts';
import { findUnseenControls } from '../support/unseen-controls.ts';
import { findEnlargedMisfits } from '../support/enlarged.ts';
import { findMisfits } from '../support/misfits.ts';
import { findWordsOnPictures } from '../support/grounds.ts';
import { open } from '../support/page-watch.ts';
import { expect, test } from '../support/test.ts';
import { byLength, sampleOf } from '../../setup/test-length.ts';
import { carouselContract } from '../../../widgets/carousel/carousel.contract.ts';

const widgets = await readWidgets();

/** The widgets of a test: the next page opens in a third of the time of the first one. At night each has all examples. */
const perTest = byLength(5, 1);

for (let first = 0; first < widgets.length; first += perTest) {
  const group = widgets.slice(first, first + perTest);
  const names = group.map(({ contract }) => contract.name).join(', ');
  test(`the examples of ${names} mount, report no more than they say, fit enlarged and mirrored, show their controls in forced colours, and axe finds nothing`, async ({
    page,
    context,
    watch,
    gallery,
  }) => {
    test.slow();
    const states = group.flatMap(({ contract, examples }) =>
      sampleOf(examples, 1).map((example) => ({ contract, ...example })),
    );
    for (const { contract, name, problems = 0 } of states) {
      await test.step(`${contract.name}, ${name}`, async () => {
        watch.errors.length = 0;
        await open(page, `${gallery}/_dev/widgets/${contract.name}/${name}`);
        if (contract.kind !== 'page') {
          const mountPoint = page.locator(`[data-widget=${contract.name}]`).first();
          await expect(mountPoint).toHaveAttribute('data-widget-status', /^(?:mounted|empty)$/);
        }
        const pause = page.getByRole('button', { name: carouselContract.texts.pause });
        while ((await pause.count()) > 0) await pause.first().click();
        expect(await findAxeProblems(page)).toEqual([]);
        expect(await findEnlargedMisfits(page, 1)).toEqual([]);
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
      // To the next one its visitor is new.
      await context.clearCookies();
      await page.evaluate(() => {
        sessionStorage.clear();
        localStorage.clear();
      });
    }
  });
}
