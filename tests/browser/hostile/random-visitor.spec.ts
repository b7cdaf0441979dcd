import fc from 'fast-check';
import { readWidgets } from '../../../dev-server/gallery/read-widgets.ts';
import { byLength, isLong } from '../../setup/test-length.ts';
import { readLibrary } from '../support/libraries.ts';
import { open } from '../support/page-watch.ts';
import { stayOnPageScript, type Step, take } from '../support/random-visit.ts';
import { expect, test } from '../support/tab-test.ts';
import {
  findBroken,
  findUnsettled,
  hasFocus,
  isFocusInWidget,
} from '../support/visit-invariants.ts';

/** Each example that has a mount point, as `carousel/normal`. */
const examples = (await readWidgets())
  .filter(({ contract }) => contract.kind !== 'page')
  .flatMap((widget) => widget.examples.map(({ name }) => `${widget.contract.name}/${name}`));

/** The visits of one test; each is one sequence of steps on one example. */
const visits = byLength(6, 25);
const firstSeed = Number(process.env['VISITOR_SEED'] ?? 20221130);
/** One seed for each test. A test that fails does not stop the others, and can be run alone by its seed. */
const seeds = Array.from({ length: byLength(1, 12) }, (_, part) => firstSeed + part);

const which = fc.nat({ max: 40 });

const keys = ['Tab', 'Shift+Tab', 'Escape', 'ArrowRight', 'ArrowDown', 'Home', 'End', ' '];
const texts = ['a', 'reader@pension.example', '<b>', ' '];
const changes = ['back', 'forward', 'switch tab', 'sleep'] as const;
const more = ['replace', 'morph', 'copy', 'move', 'translate'] as const;

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({ does: fc.constantFrom('press', 'press', 'open', 'page'), which }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('type'),
      which,
      text: fc.constantFrom(...texts),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ does: fc.constant('key'), key: fc.constantFrom(...keys) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant('resize'), width: fc.constantFrom(390, 768, 1280) }),
  },
  { weight: 4, arbitrary: fc.record({ does: fc.constantFrom(...changes) }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constantFrom(...more) }) },
);

/** The widget is taken out, other things happen, and it comes back. */
const absence = fc
  .array(step, { maxLength: 2 })
  .map((meanwhile): Step[] => [{ does: 'remove' }, ...meanwhile, { does: 'put back' }]);

/** Takes the visitor’s steps back, and does them again. */
const journey = fc
  .tuple(step, which)
  .map(([before, number]): Step[] => [
    before,
    { does: 'page', which: number },
    { does: 'back' },
    { does: 'forward' },
  ]);

const someSteps = fc.oneof(
  { weight: 12, arbitrary: step.map((one) => [one]) },
  { weight: 1, arbitrary: absence },
  { weight: 1, arbitrary: journey },
);

/** Those of widgets that have an address or a text box, of which there are few. */
const rarer = examples.filter((name) =>
  /^(?:filter-area|document-list|tabbed-search|subscribe-callout|site-header)\//.test(name),
);

const visit = fc.record({
  example: fc.oneof(fc.constantFrom(...examples), fc.constantFrom(...rarer)),
  steps: fc.array(someSteps, { minLength: 8, maxLength: 20 }).map((parts) => parts.flat()),
});

/** After these no focus may be lost; what a page replaces takes its focus along. */
const keepsFocus: readonly Step['does'][] = ['press', 'open', 'page', 'switch tab', 'sleep'];

/** How often each kind of step was taken; what was not possible does not count. */
type Counts = Partial<Record<Step['does'], number>>;

/** Of all visits. */
const taken: Counts = {};

function add(counts: Counts, kind: Step['does']): void {
  counts[kind] = (counts[kind] ?? 0) + 1;
}

for (const seed of seeds) {
  test(`${visits} random visits break nothing (seed ${seed})`, async ({ page, watch, gallery }) => {
    test.setTimeout(60_000 + visits * 20_000);
    await page.addInitScript(stayOnPageScript);
    await page.addInitScript(`${readLibrary('idiomorph')}; window.Idiomorph = Idiomorph;`);
    const counts: Counts = {};
    await fc.assert(
      fc.asyncProperty(visit, async ({ example, steps }) => {
        watch.uncaught.length = 0;
        watch.violations.length = 0;
        await page.setViewportSize({ width: 1280, height: 800 });
        await open(page, `${gallery}/_dev/widgets/${example}`);
        for (const each of steps) {
          const hadFocus = await page.evaluate(isFocusInWidget);
          if (!(await take(page, each))) continue;
          add(counts, each.does);
          add(taken, each.does);
          // Lets the effects of the step happen; anything that is broken after a moment stays broken.
          await expect(async () => {
            expect(await page.evaluate(findBroken), `${example}, ${each.does}`).toEqual([]);
          }).toPass({ timeout: 3000 });
          expect([watch.uncaught, watch.violations]).toEqual([[], []]);
          if (keepsFocus.includes(each.does) && hadFocus) {
            await expect
              .poll(() => page.evaluate(hasFocus), {
                timeout: 3000,
                message: `focus of ${example} after ${each.does}`,
              })
              .toBe(true);
          }
        }
        await page.evaluate(() => {
          if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        });
        await expect
          .poll(() => page.evaluate(findUnsettled), { timeout: 5000, message: example })
          .toEqual([]);
      }),
      { numRuns: visits, seed, endOnFailure: true },
    );
    const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
    const kinds = Object.entries(counts).map(([kind, count]) => `${kind} ${count}`);
    console.log(`${visits} visits, ${all} steps (${kinds.join(', ')}), seed ${seed}: 0 failures`);
  });
}

// A sample is too small for every kind.
if (isLong) {
  test('the visits took every kind of step', () => {
    const others = ['press', 'open', 'page', 'type', 'key', 'resize', 'remove', 'put back'];
    expect(Object.keys(taken).sort()).toEqual([...others, ...changes, ...more].sort());
  });
}
