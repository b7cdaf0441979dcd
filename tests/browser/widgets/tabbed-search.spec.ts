import { type Page } from '@playwright/test';
import { findAxeProblems } from '../support/axe.ts';
import { makeCmsPage } from '../support/cms-page.ts';
import { sampleOf } from '../../setup/test-length.ts';
import { type Answers, json } from '../../setup/network/test-cms.ts';
import {
  expectNoOverflow,
  expectNoShift,
  forgetShifts,
  measurePage,
  openInFonts,
} from '../support/measure.ts';
import { endAnimations, expectNoFault, hold, open, whenReady } from '../support/page-watch.ts';
import { expect, test } from '../support/test.ts';
import { tabbedSearchContract } from '../../../widgets/tabbed-search/tabbed-search.contract.ts';

const answers: Answers = {
  'GET /page': makeCmsPage(
    'Found',
    '<section data-widget="tabbed-search" data-search-text="credit"><p>CMS</p></section>',
    { after: '<footer>Foot</footer>' },
  ),
  'GET /en-us/search': json({
    Items: Array.from({ length: 10 }, (_, index) => ({
      Title: `Credit ${index + 1}`,
      Subtitle: 'Article',
      Link: `#${index}`,
      Description: '<p>Of <em>credit</em>, and of what it costs to those who give it.</p>',
    })),
    PageIndex: 1,
    TotalItemCount: 35,
  }),
};

const tab = (page: Page, name: string | RegExp) => page.getByRole('tab', { name });

const hint = (page: Page) => page.getByText('Fewer and more general words find more.');

/** Presses Tab until an element has the focus. */
async function tabTo(
  page: Page,
  role: 'button' | 'searchbox' | 'tab',
  name: RegExp,
): Promise<void> {
  const wanted = page.locator('*:focus').and(page.getByRole(role, { name }));
  for (let presses = 0; presses < 40; presses += 1) {
    if ((await wanted.count()) > 0) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to the ${role} ${String(name)}.`);
}

test('leads by keyboard alone from the header’s search to a result; a panel without one is a stop itself', async ({
  page,
}) => {
  await open(page, '/news');
  await tabTo(page, 'button', /^Search$/);
  await page.keyboard.press('Enter');
  await tabTo(page, 'searchbox', /^Search$/);
  await page.keyboard.type('infra & energy');
  await tabTo(page, 'button', /^Submit$/);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/search?searchtext=infra+%26+energy');
  await whenReady(page);
  await expect(page).toHaveTitle(/^Results for “infra & energy”/);
  const form = page.getByRole('main').getByRole('combobox', { name: 'Search' });
  await expect(form).toHaveValue('infra & energy');
  await expect(tab(page, /^All \(0\)/)).toBeVisible();
  await tabTo(page, 'tab', /^All/);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel')).toBeFocused();

  await open(page, '/search?searchtext=credit');
  await expect(tab(page, /^People \(\d+\)$/)).toBeVisible();
  await tab(page, /^All/).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, /^People/)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel').getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/bio');
});

test('a step glides to the head of the results, or is there at once under reduced motion @night', async ({
  page,
  openPage,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await openPage(answers);
  const next = page.getByRole('link', { name: tabbedSearchContract.texts.next });
  const readStep = async () => {
    await next.scrollIntoViewIfNeeded();
    return page.evaluate(async () => {
      const root = document.querySelector('.pmw-tabbed-search');
      const readTop = () => Math.round(root?.getBoundingClientRect().top ?? NaN);
      const tops = [readTop()];
      document.querySelector<HTMLElement>('nav [aria-label="Next page"]')?.click();
      tops.push(readTop());
      while (tops.at(-1) !== 24 && tops.length < 300) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        tops.push(readTop());
      }
      await new Promise((resolve) => requestAnimationFrame(resolve));
      tops.push(readTop());
      return tops;
    });
  };
  const tops = await readStep();
  expect(tops[0]).toBeLessThan(-300);
  expect(tops.at(-1)).toBe(24);
  expect(new Set(tops).size).toBeGreaterThan(4);
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  await expect(page.getByRole('tabpanel')).toBeFocused();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const still = await readStep();
  expect([still[1], still.at(-1)]).toEqual([24, 24]);
});

test('at 320 px axe finds nothing while it waits and where it fails, and nothing scrolls sideways', async ({
  page,
  openPage,
  watch,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const release = await hold(page, '**/en-us/search?*');
  await openPage({ ...answers, 'GET /en-us/search': { status: 500 } });
  await expect(page.getByRole('tabpanel')).toHaveAttribute('aria-busy', 'true');
  await endAnimations(page);
  expect(await findAxeProblems(page)).toEqual([]);
  await expectNoOverflow(page);
  release();
  await expect(
    page.getByRole('button', { name: tabbedSearchContract.texts['try-again'] }),
  ).toBeVisible();
  expect(await findAxeProblems(page)).toEqual([]);
  await expectNoOverflow(page);
  expectNoFault(watch, [expect.stringContaining('status code 500')]);
});

for (const [width, kind] of sampleOf(
  [
    [320, ''],
    [1280, '&tab=documents'],
  ] as const,
  1,
)) {
  test(`at ${width} px nothing moves when the results come`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const address = `/search?searchtext=credit${kind}`;
    await measurePage(page);
    const release = await hold(page, '**/en-us/search?*');
    await open(page, address);
    await expect(page.locator('[aria-busy=true]')).not.toHaveCount(0);
    await forgetShifts(page);
    release();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expectNoShift(page);
  });
}

test('the labels of tabs stand equally far apart, whatever their numbers, and none is cut off on tablets and phones', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/search?searchtext=fund');
  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveText([
    /\(\d\d\)$/,
    /\(\d\d\)$/,
    /\(\d\)$/,
    /\(\d\d\)$/,
    /\(\d\)$/,
    /\(\d\)$/,
  ]);
  const readGaps = () =>
    tabs.evaluateAll((all) =>
      all.slice(1).map((tab, index) => {
        const range = document.createRange();
        const edges = [all[index] ?? tab, tab].map((each) => {
          range.selectNodeContents(each.firstChild ?? each);
          return range.getBoundingClientRect();
        });
        return Math.round((edges[1]?.left ?? NaN) - (edges[0]?.right ?? NaN));
      }),
    );
  await expect.poll(async () => (await readGaps()).slice(1)).toEqual([36, 36, 36, 36]);
  // The shortest label, "All", keeps the width of a target.
  const [first = NaN] = await readGaps();
  expect(first - 36).toBeLessThanOrEqual(10);

  for (const address of sampleOf(['/search', '/de/search', '/ar/search'], 1)) {
    if (address !== '/search') await open(page, `${address}?searchtext=credit`);
    for (const width of [768, 390, 320]) {
      await page.setViewportSize({ width, height: 1024 });
      for (const tab of await tabs.all()) await expect(tab).toBeInViewport({ ratio: 1 });
    }
  }
});

// Each in a page of its own: a window that grows moves things.
for (const width of sampleOf([390, 1280], 1)) {
  test(`${width} px: where nothing is found, what is often looked for stands right below, and nothing moves`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openInFonts(page, '/search?searchtext=zzzz');
    await whenReady(page);
    await expect(page.getByRole('tabpanel')).toHaveText('Nothing found for “zzzz”.');
    await expect(page.getByRole('main').getByRole('navigation').last()).toBeInViewport();
    await expect(hint(page)).toBeInViewport();
    await expectNoShift(page);
  });
}

for (const width of sampleOf([390, 1280], 1)) {
  test(`${width} px: before a search the list has a heading, 24 px above its line, nothing says how to find more, and nothing moves`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openInFonts(page, '/search');
    await whenReady(page);
    const heading = await page.getByRole('heading', { name: 'Often read' }).boundingBox();
    const list = await page.locator('.pmw-tabbed-search__results').boundingBox();
    expect((list?.y ?? NaN) - ((heading?.y ?? NaN) + (heading?.height ?? NaN))).toBe(24);
    await expect(hint(page)).not.toBeVisible();
    await expectNoShift(page);
  });
}

test('with results nothing says how to find more, the heading of others is gone, and a tab without one is quieter', async ({
  page,
}) => {
  await open(page, '/search?searchtext=covenants');
  const readColour = (name: RegExp) =>
    tab(page, name).evaluate((element) => getComputedStyle(element).color);
  await expect(tab(page, /^Funds \(0\)$/)).toBeVisible();
  await expect(hint(page)).not.toBeVisible();
  await expect(page.getByRole('heading', { name: 'Often read' })).toHaveCount(0);
  expect(await readColour(/^Funds \(0\)$/)).not.toBe(await readColour(/^Articles \([1-9]/));
});
