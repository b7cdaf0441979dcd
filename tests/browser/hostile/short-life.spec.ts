import { readWidgets } from '../../../dev-server/gallery/read-widgets.ts';
import { byLength } from '../../setup/test-length.ts';
import { expectNoGrowth } from '../support/memory.ts';
import { whenReady } from '../support/page-watch.ts';
import { test } from '../support/test.ts';

// A visitor leaves, or a page replaces a part, a moment after a widget has come: what was put off by then (idle time,
// timers, frames) must not keep the widget in memory.

/** How long the widgets of a round live after they have settled, in milliseconds; -1: they leave before. */
const lives = [-1, 0, 20, 100];
const rounds = byLength(3, 50);

const widgets = await readWidgets();

const tested = widgets.filter(({ contract: { kind } }) => kind !== 'page');

for (const { contract, examples } of tested) {
  test(`${rounds * lives.length} short lives of ${contract.name} leave nothing behind`, async ({
    page,
    gallery,
  }) => {
    test.setTimeout(120_000);
    const [example] = examples;
    if (example === undefined) throw new Error(`${contract.name} has no example.`);
    await page.goto(`${gallery}/_dev/widgets/${contract.name}/${example.name}`);
    await whenReady(page);
    const session = await page.context().newCDPSession(page);
    await page.evaluate((name) => {
      // The browser keeps the elements that a page writes to its console.
      console.error = () => undefined;
      console.warn = () => undefined;
      window.PrivateMarketsWidgets.unmount();
      const original = document.querySelector(`[data-widget="${name}"]`);
      Object.assign(window, { original });
      original?.remove();
    }, contract.name);

    const live = (times: number) =>
      page.evaluate(
        async ([all, ms]) => {
          const { original } = window as unknown as { readonly original: Element };
          const wait = (delay: number) => new Promise((resolve) => setTimeout(resolve, delay));
          // The browser is never idle meanwhile.
          let isBusy = true;
          const keepBusy = () => {
            const end = performance.now() + 4;
            while (performance.now() < end);
            if (isBusy) setTimeout(keepBusy);
          };
          keepBusy();
          for (let round = 0; round < all; round += 1) {
            await Promise.all(
              ms.map(async (life) => {
                const copy = original.cloneNode(true) as Element;
                document.body.append(copy);
                const settled = window.PrivateMarketsWidgets.mount(copy);
                // While it loads or is drawn.
                if (life < 0) await wait(30);
                else await settled.then(() => (life > 0 ? wait(life) : undefined));
                copy.remove();
              }),
            );
          }
          isBusy = false;
        },
        [times, lives] as const,
      );
    await expectNoGrowth(session, live, { rounds, warmUp: 3, most: 1 / rounds });
  });
}
