import { type Locator, type Page } from '@playwright/test';
import { readWidgets } from '../../../tools/read-widgets.ts';
import { isRecord } from '../../../fixtures/is-record.ts';
import { open, whenDrawn } from '../support/page-watch.ts';
import { readWords, translatePage } from '../support/translator.ts';
import { expect, test } from '../support/test.ts';
import { sampleOf } from '../../setup/test-length.ts';

type Act = (target: Locator) => Promise<unknown>;

/** A visitor's next action: on the first visible element that the selector finds, if there is one. */
type Step = readonly [selector: string, act?: Act];

const nextPage: Step = ['.pmw-pagination__step:last-child'];

/** Subscribes with an address. */
const typeAddress: Act = (box) => box.fill('reader@pension.example');

const closeModal: Step = ['dialog >> nth=-1 >> .pmw-modal__close'];

/** The actions for each widget that has some of its own, in order. */
const steps: Readonly<Record<string, readonly Step[]>> = {
  'audience-gate': [
    closeModal,
    ['[data-modal]'],
    ['dialog select', (select) => select.selectOption({ index: 1 })],
    closeModal,
  ],
  carousel: [
    ['.pmw-carousel__toggle'],
    ['.pmw-carousel__arrow >> nth=1'],
    ['.pmw-carousel__dot >> nth=0'],
    ['.pmw-carousel__arrow >> nth=0'],
  ],
  'document-list': [
    nextPage,
    ['.pmw-document-list__sort >> nth=3'],
    ['.pmw-dropdown__button >> nth=0'],
    ['[role=option] >> nth=1'],
    ['.pmw-dropdown__button >> nth=1'],
    ['[role=option] >> nth=2'],
    ['.pmw-document-list__clear'],
  ],
  'filter-area': [
    nextPage,
    ['.pmw-dropdown__button >> nth=0'],
    ['.pmw-filter-area__check >> nth=1'],
    ['.pmw-filter-area__apply'],
    ['.pmw-filter-area__tag >> nth=0'],
    ['.pmw-filter-area__sort'],
  ],
  'fund-performance': [
    ['select >> nth=0', (select) => select.selectOption({ index: 1 })],
    ['.pmw-fund-performance__show'],
    ['[type=range]', (slider) => slider.press('ArrowLeft')],
  ],
  'fund-summary': [['select >> nth=0', (select) => select.selectOption({ index: 1 })]],
  'investment-solutions': [
    ['.pmw-investment-solutions__dot >> nth=1'],
    ['.pmw-investment-solutions__dot >> nth=0'],
  ],
  'subscribe-callout': [
    ['[type=email]', (box) => box.fill('nobody')],
    ['[type=submit]'],
    ['[type=email]', typeAddress],
    ['[type=submit]'],
  ],
  'tabbed-search': [nextPage, ['[role=tab] >> nth=1'], nextPage, ['[role=tab] >> nth=0']],
};

/** The actions for behaviours: each is taken where its element is there. */
const stepsOfBehaviours: readonly Step[] = [
  ['[data-accept]'],
  ['[data-panel] >> nth=0'],
  ['[data-panel-close]'],
  ['[role=tab] >> nth=1'],
  ['[data-share=copy]'],
  ['.pmw-audio__toggle'],
  ['[data-play], .pmw-video__button'],
  ['[data-modal]'],
  closeModal,
];

/** Markup as editors write it, with text nodes between elements, in articles, results and slides of the stubs' answers. */
function enrich(name: string, value: unknown): unknown {
  const shape = (text: string) => `<b>Of late:</b> <a href="/news">${text}</a>, and <em>more</em>`;
  if (typeof value === 'string') return /^(?:headline|copy)$/.test(name) ? shape(value) : value;
  if (!isRecord(value)) return value;
  const heading = value['Headline'] ?? value['Title'];
  if (typeof heading !== 'string') return value;
  const text = shape(heading);
  return { ...value, IntroCopy: text, TileCopy: text, Description: text };
}

const widgets = await readWidgets();

/** Runs a step if its element is there. @returns whether it is */
async function take(
  page: Page,
  [selector, act = (target) => target.click()]: Step,
): Promise<boolean> {
  const target = page.locator(selector).filter({ visible: true }).first();
  if ((await target.count()) === 0) return false;
  await act(target);
  return true;
}

/** The texts of the widgets once nothing is pending any more. */
async function readSettled(page: Page): Promise<string> {
  let before = '';
  await expect
    .poll(
      async () => {
        await whenDrawn(page);
        const last = before;
        before = await readWords(page);
        return (await page.locator('[aria-busy=true]').count()) === 0 && before === last;
      },
      { intervals: [100] },
    )
    .toBe(true);
  return before;
}

/** Those that React draws have most to lose by it. */
const drawnFirst = widgets.toSorted(
  (one, two) => Number(two.contract.kind === 'react') - Number(one.contract.kind === 'react'),
);
for (const { contract, examples } of sampleOf(drawnFirst, 1)) {
  test(`${contract.name} works on a page that is translated`, async ({ page, watch, gallery }) => {
    const ownSteps = steps[contract.name] ?? stepsOfBehaviours;
    test.slow();
    // A step has its result at once: nothing scrolls or goes on by itself while the texts are read.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.route(/_dev\/stubs\//, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: JSON.parse(await response.text(), enrich) as object });
    });
    await page.addInitScript(() => {
      // No earlier choice of a visitor is stored.
      if (location.protocol !== 'http:') return;
      sessionStorage.clear();
      localStorage.clear();
    });
    for (const { name } of sampleOf(examples, 1)) {
      const address = `${gallery}/_dev/widgets/${contract.name}/${name}`;
      /** The steps that a run without a translator could take, with the texts after each. */
      const expected: (readonly [Step, string])[] = [];
      await open(page, address);
      // Results that come later bring elements of the first step.
      await readSettled(page);
      const count = await page.locator('[data-widget]').count();
      for (const step of ownSteps) {
        if (await take(page, step)) expected.push([step, await readSettled(page)]);
      }
      await open(page, address);
      await readSettled(page);
      await page.evaluate(translatePage);
      for (const [step, words] of expected) {
        expect(await take(page, step), step[0]).toBe(true);
        await expect.poll(() => readWords(page), step[0]).toBe(words);
      }
      await expect(page.locator('[data-widget-status=failed]')).toHaveCount(0);
      expect(await page.locator('[data-widget]').count()).toBe(count);
      expect(watch.uncaught).toEqual([]);
    }
  });
}
