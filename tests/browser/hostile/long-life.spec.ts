import { readWidgets } from '../../../dev-server/gallery/read-widgets.ts';
import { byLength } from '../../setup/test-length.ts';
import { type ExamplesServer, startExamplesServer } from '../support/examples-server.ts';
import { whenReady } from '../support/page-watch.ts';
import { expect, test } from '../support/test.ts';

// A page of a single-page site lives for hours: anything that a widget leaves behind after each life adds up.

const lives = byLength(12, 500);
/** What is created once and stays, such as React's own objects, exists after this many lives. */
const warmUp = 6;
/** The collector may not have freed everything; a leak in each life would be more than this. */
const few = 10;

const widgets = await readWidgets();

let server: ExamplesServer;

test.beforeAll(async () => {
  server = await startExamplesServer();
});

test.afterAll(() => {
  server.close();
});

/** Counts timers and observers that are alive. Runs in the page before everything else. */
const countScript = `(() => {
  const timers = new Set();
  const observers = new Set();
  const { setTimeout: set, clearTimeout: clear, setInterval: repeat, clearInterval: stop } = window;
  window.setTimeout = (run, delay, ...values) => {
    const id = set(() => { timers.delete(id); run(...values); }, delay);
    timers.add(id);
    return id;
  };
  window.clearTimeout = (id) => { timers.delete(id); clear(id); };
  window.setInterval = (...values) => { const id = repeat(...values); timers.add(id); return id; };
  window.clearInterval = (id) => { timers.delete(id); stop(id); };
  for (const name of ['IntersectionObserver', 'ResizeObserver', 'MutationObserver']) {
    const { observe, disconnect, unobserve } = window[name].prototype;
    const seen = new WeakMap();
    Object.assign(window[name].prototype, {
      observe(target, ...rest) {
        const targets = seen.get(this) ?? new Set();
        seen.set(this, targets.add(target));
        observers.add(this);
        return observe.call(this, target, ...rest);
      },
      disconnect() { observers.delete(this); seen.delete(this); return disconnect.call(this); },
      ...(unobserve && { unobserve(target) {
        seen.get(this)?.delete(target);
        if (seen.get(this)?.size === 0) observers.delete(this);
        return unobserve.call(this, target);
      } }),
    });
  }
  window.countAlive = () => [timers.size, observers.size];
})();`;

for (const { contract, examples } of widgets) {
  test(`${lives} lives of ${contract.name} leave nothing behind`, async ({ page, watch }) => {
    test.setTimeout(60_000 + lives * 300);
    const [example] = examples;
    if (example === undefined) throw new Error(`${contract.name} has no example.`);
    await page.addInitScript(countScript);
    await page.goto(`${server.origin}/_dev/widgets/${contract.name}/${example.name}`);
    await whenReady(page);
    const session = await page.context().newCDPSession(page);

    const live = (count: number) =>
      page.evaluate(async (times) => {
        for (let at = 0; at < times; at += 1) {
          window.PrivateMarketsWidgets.unmount();
          await window.PrivateMarketsWidgets.mount();
        }
        // Short waits, such as React's last turn, can finish.
        await new Promise((resolve) => setTimeout(resolve, 300));
      }, count);

    const count = async () => {
      await session.send('HeapProfiler.collectGarbage');
      await session.send('HeapProfiler.collectGarbage');
      const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
      const [timers, observers] = await page.evaluate(() =>
        (window as unknown as { readonly countAlive: () => readonly number[] }).countAlive(),
      );
      return { nodes, jsEventListeners, timers: timers ?? 0, observers: observers ?? 0 };
    };

    await live(warmUp);
    const before = await count();
    await live(lives);
    let after = before;
    // What a pending answer holds is freed with it.
    await expect(async () => {
      after = await count();
      for (const kind of ['nodes', 'jsEventListeners', 'timers', 'observers'] as const) {
        expect(after[kind] - before[kind], kind).toBeLessThanOrEqual(few);
      }
    }).toPass({ timeout: 15_000 });
    expect([watch.uncaught, watch.violations]).toEqual([[], []]);
    console.log(
      `${contract.name}: ${lives} lives leave ${after.nodes - before.nodes} nodes, ` +
        `${after.jsEventListeners - before.jsEventListeners} listeners, ` +
        `${after.timers - before.timers} timers, ${after.observers - before.observers} observers`,
    );
  });
}
