import { readWidgets } from '../../../dev-server/gallery/read-widgets.ts';
import { byLength } from '../../setup/test-length.ts';
import { expectNoGrowth } from '../support/memory.ts';
import { whenReady } from '../support/page-watch.ts';
import { expect, test } from '../support/test.ts';

// A page of a single-page site lives for hours: anything that a widget leaves behind after each life adds up.

const lives = byLength(12, 500);

const widgets = await readWidgets();

for (const { contract, examples } of widgets) {
  test(`${lives} lives of ${contract.name} leave nothing behind`, async ({
    page,
    watch,
    gallery,
  }) => {
    test.setTimeout(60_000 + lives * 300);
    const [example] = examples;
    if (example === undefined) throw new Error(`${contract.name} has no example.`);
    await page.goto(`${gallery}/_dev/widgets/${contract.name}/${example.name}`);
    await whenReady(page);
    const session = await page.context().newCDPSession(page);

    const live = (count: number) =>
      page.evaluate(async (times) => {
        for (let at = 0; at < times; at += 1) {
          window.PrivateMarketsWidgets.unmount();
          await window.PrivateMarketsWidgets.mount();
        }
      }, count);

    await expectNoGrowth(session, live, { rounds: lives, warmUp: 6 });
    expect([watch.uncaught, watch.violations]).toEqual([[], []]);
  });
}
