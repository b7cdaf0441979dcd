import fc from 'fast-check';
import { importModule, readWidgets } from '../../../dev-server/gallery/read-widgets.ts';
import { byLength } from '../../setup/test-length.ts';
import { type ExamplesServer, startExamplesServer } from '../support/examples-server.ts';
import { whenReady } from '../support/page-watch.ts';
import {
  findBroken,
  hasFocus,
  isFocusInWidget,
  stayScript,
  type Step,
  take,
} from '../support/random-visit.ts';
import { expect, test } from '../support/test.ts';

/** Each example that has a mount point, as `carousel/normal`. */
const examples = (await readWidgets(importModule))
  .filter(({ contract }) => contract.kind !== 'page')
  .flatMap((widget) => widget.examples.map(({ name }) => `${widget.contract.name}/${name}`));

/** The visits of one test; each is one sequence of steps on one example. */
const visits = byLength(6, 25);
const firstSeed = Number(process.env['VISITOR_SEED'] ?? 20221130);
/** One seed for each test. A test that fails does not stop the others, and can be run alone by its seed. */
const seeds = Array.from({ length: byLength(1, 12) }, (_, part) => firstSeed + part);

let server: ExamplesServer;

test.beforeAll(async () => {
  server = await startExamplesServer();
});

test.afterAll(() => {
  server.close();
});

const which = fc.nat({ max: 40 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: which.map((number) => ({ does: 'press' as const, which: number })) },
  {
    weight: 2,
    arbitrary: fc
      .record({ which, text: fc.constantFrom('a', 'reader@pension.example', '<b>', ' ') })
      .map((values) => ({ does: 'type' as const, ...values })),
  },
  {
    weight: 4,
    arbitrary: fc
      .constantFrom('Tab', 'Shift+Tab', 'Escape', 'ArrowRight', 'ArrowDown', 'Home', 'End', ' ')
      .map((key) => ({ does: 'key' as const, key })),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(390, 768, 1280).map((width) => ({ does: 'resize' as const, width })),
  },
  {
    weight: 6,
    arbitrary: fc
      .constantFrom('back', 'forward', 'take out', 'copy', 'morph', 'move', 'sleep', 'translate')
      .map((does) => ({ does }) as const),
  },
);

const visit = fc.record({
  example: fc.constantFrom(...examples),
  steps: fc.array(step, { minLength: 8, maxLength: 20 }),
});

for (const seed of seeds) {
  test(`${visits} random visits break nothing (seed ${seed})`, async ({ page, watch }) => {
    test.setTimeout(60_000 + visits * 20_000);
    await page.addInitScript(stayScript);
    let count = 0;
    await fc.assert(
      fc.asyncProperty(visit, async ({ example, steps }) => {
        watch.uncaught.length = 0;
        watch.violations.length = 0;
        await page.setViewportSize({ width: 1280, height: 800 });
        await page.goto(`${server.origin}/_dev/widgets/${example}`);
        await whenReady(page);
        for (const each of steps) {
          const hadFocus = await page.evaluate(isFocusInWidget);
          await take(page, each);
          count += 1;
          // Lets the effects of the step happen; anything that is broken after a moment stays broken.
          await expect(async () => {
            expect(await page.evaluate(findBroken), example).toEqual([]);
          }).toPass({ timeout: 3000 });
          expect([watch.uncaught, watch.violations]).toEqual([[], []]);
          if (each.does === 'press' && hadFocus) {
            await expect.poll(() => page.evaluate(hasFocus), { timeout: 3000 }).toBe(true);
          }
        }
      }),
      { numRuns: visits, seed, endOnFailure: true },
    );
    console.log(`${visits} visits, ${count} steps, seed ${seed}: 0 failures`);
  });
}
