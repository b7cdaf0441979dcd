import fc from 'fast-check';
import { readWidgets } from '../../../tools/read-widgets.ts';
import { byLength } from '../../setup/test-length.ts';
import { open } from '../support/page-watch.ts';
import { findBroken, stayOnPageScript, type Step, take } from '../support/random-visit.ts';
import { expect, test } from '../support/test.ts';

/** Each example that has a mount point, as `carousel/normal`. */
const examples = (await readWidgets())
  .filter(({ contract }) => contract.kind !== 'page')
  .flatMap((widget) => widget.examples.map(({ name }) => `${widget.contract.name}/${name}`));

/** Those of widgets that have an address or a text box, of which there are few. */
const rarer = examples.filter((name) =>
  /^(?:filter-area|document-list|tabbed-search|subscribe-callout|site-header)\//.test(name),
);

/** The visits of one test; each is one sequence of steps on one example. */
const visits = byLength(2, 25);
const firstSeed = Number(process.env['VISITOR_SEED'] ?? 20221130);
/** One seed for each test. A test that fails does not stop the others, and can be run alone by its seed. */
const seeds = Array.from({ length: byLength(1, 12) }, (_, part) => firstSeed + part);

const presses = ['press', 'open', 'page'] as const;
const changes = ['back', 'forward', 'replace', 'move'] as const;
const keys = ['Tab', 'Shift+Tab', 'Escape', 'ArrowRight', 'ArrowDown', 'Home', 'End', ' '];
const texts = ['a', 'reader@pension.example', '<b>', ' '];
const which = fc.nat({ max: 40 });

const make = (weight: number, arbitrary: fc.Arbitrary<Step>) => ({ weight, arbitrary });
const step = fc.oneof(
  make(12, fc.record({ does: fc.constantFrom(...presses, 'press' as const), which })),
  make(2, fc.record({ does: fc.constant('type'), which, text: fc.constantFrom(...texts) })),
  make(4, fc.record({ does: fc.constant('key'), key: fc.constantFrom(...keys) })),
  make(1, fc.record({ does: fc.constant('resize'), width: fc.constantFrom(390, 768, 1280) })),
  make(4, fc.record({ does: fc.constantFrom(...changes) })),
);

const visit = fc.record({
  example: fc.oneof(fc.constantFrom(...examples), fc.constantFrom(...rarer)),
  steps: fc.array(step, { minLength: 8, maxLength: 20 }),
});

for (const seed of seeds) {
  test(`${visits} random visits break nothing (seed ${seed})`, async ({ page, watch, gallery }) => {
    test.setTimeout(60_000 + visits * 20_000);
    await page.addInitScript(stayOnPageScript);
    let count = 0;
    await fc.assert(
      fc.asyncProperty(visit, async ({ example, steps }) => {
        watch.uncaught.length = 0;
        watch.violations.length = 0;
        await page.setViewportSize({ width: 1280, height: 800 });
        await open(page, `${gallery}/_dev/widgets/${example}`);
        for (const each of steps) {
          // A dialog that opened by itself has no place to return the focus to.
          const hadFocus = await page.evaluate(() => {
            const { activeElement } = document;
            return activeElement?.closest('[data-widget]') && !activeElement.closest('dialog');
          });
          if (!(await take(page, each))) continue;
          count += 1;
          // Anything that is broken after a moment stays broken.
          const message = `${example}, ${each.does}`;
          await expect.poll(() => page.evaluate(findBroken), { message }).toEqual([]);
          expect([watch.uncaught, watch.violations]).toEqual([[], []]);
          // Content that a page replaces takes its focus along; a press never loses it.
          if (hadFocus && presses.some((press) => press === each.does)) {
            await expect
              .poll(() => page.evaluate(() => document.activeElement !== document.body), {
                message: `focus of ${message}`,
              })
              .toBe(true);
          }
        }
      }),
      { numRuns: visits, seed, endOnFailure: true },
    );
    console.log(`${visits} visits, ${count} steps, seed ${seed}: 0 failures`);
  });
}
