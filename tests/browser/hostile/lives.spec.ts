import { writeMountPoint } from '../../../tools/render/mount-point-html.ts';
import { readWidgets } from '../../../tools/read-widgets.ts';
import { byLength, sampleOf } from '../../setup/test-length.ts';
import { openBarePage } from '../support/bare-page.ts';
import { expectNoGrowth } from '../support/memory.ts';
import { expect, test } from '../support/test.ts';

// A page of a single-page site lives for hours: anything that a widget leaves behind after each life adds up. If
// it is replaced a moment after it has come, work that was put off (idle time, timers, frames) must not keep
// it.

const lives = byLength(2, 500);
const rounds = byLength(1, 50);

/** How long the widgets of a round live after they have settled, in milliseconds; -1: they leave before. */
const lifetimes = sampleOf([-1, 0, 20, 100], 2);

/** The first example of each widget. */
const html = (await readWidgets()).map(({ contract, examples: [example] }) => {
  if (example === undefined) throw new Error(`${contract.name} has no example.`);
  return writeMountPoint(contract, example);
});

test('the lives of all widgets, long and short ones, leave nothing behind', async ({
  page,
  watch,
  gallery,
}) => {
  test.setTimeout(120_000 + lives * 1200);
  await openBarePage(page, gallery, html.join('\n'));
  const session = await page.context().newCDPSession(page);
  const liveLong = (count: number) =>
    page.evaluate(async (times) => {
      for (let at = 0; at < times; at += 1) {
        window.PrivateMarketsWidgets.unmount();
        await window.PrivateMarketsWidgets.mount();
      }
    }, count);
  await expectNoGrowth(session, liveLong, { rounds: lives, warmUp: byLength(2, 3) });

  await page.evaluate(() => {
    // The browser keeps the elements that a page writes to its console.
    console.error = () => undefined;
    console.warn = () => undefined;
    window.PrivateMarketsWidgets.unmount();
    const originals = [...document.querySelectorAll('[data-widget]')];
    Object.assign(window, { originals });
    for (const original of originals) original.remove();
  });
  const liveShortly = (times: number) =>
    page.evaluate(
      async ([all, ms]) => {
        const { originals } = window as unknown as { readonly originals: readonly Element[] };
        const wait = (delay: number) => new Promise((resolve) => setTimeout(resolve, delay));
        // The browser is never idle meanwhile.
        let isBusy = true;
        const keepBusy = () => {
          const end = performance.now() + 4;
          while (performance.now() < end);
          if (isBusy) setTimeout(keepBusy);
        };
        keepBusy();
        const live = async (original: Element, life: number) => {
          const copy = original.cloneNode(true) as Element;
          document.body.append(copy);
          const settled = window.PrivateMarketsWidgets.mount(copy);
          // While it loads or is drawn.
          if (life < 0) await wait(30);
          else await settled.then(() => (life > 0 ? wait(life) : undefined));
          copy.remove();
        };
        for (let round = 0; round < all; round += 1) {
          await Promise.all(
            ms.flatMap((life) => originals.map((original) => live(original, life))),
          );
        }
        isBusy = false;
      },
      [times, lifetimes] as const,
    );
  await expectNoGrowth(session, liveShortly, { rounds, warmUp: 2, most: 1 / rounds });
  expect([watch.uncaught, watch.violations]).toEqual([[], []]);
});
