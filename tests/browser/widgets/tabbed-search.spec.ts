import { scenarios } from '../../../fixtures/scenario-names.ts';
import { type Page } from '@playwright/test';
import { type IncomingMessage } from 'node:http';
import { makeCmsPage } from '../support/cms-page.ts';
import { findAxeProblems } from '../support/axe.ts';
import { type Answer, type Answers, json } from '../support/foreign-cms.ts';
import { cacheFonts, measurePage, readMeasures } from '../support/measure.ts';
import { endAnimations, open, whenReady } from '../support/page-watch.ts';
import { expect, test } from '../support/test.ts';

const tabs = JSON.stringify([
  { id: 'all', label: 'All' },
  { id: 'people', label: 'People' },
  { id: 'funds', label: 'Funds' },
]).replaceAll('"', '&quot;');

function makePage(attributes = '', bodyAttributes = ''): { readonly body: string } {
  return makeCmsPage(
    'Found',
    `<section data-widget="tabbed-search" data-tabs="${tabs}" ${attributes}><p>CMS</p></section>`,
    { body: bodyAttributes, after: '<footer>Foot</footer>' },
  );
}

const readQuery = (request: IncomingMessage) =>
  new URL(request.url ?? '', 'http://cms.example').searchParams;

/**
 * 35 results in all, one person, no fund; titles contain the search text.
 *
 * @param size of a page, whatever was requested
 */
function answerSearch(request: IncomingMessage, size = 10): Answer {
  const query = readQuery(request);
  const type = query.get('searchtype') ?? '';
  const page = Number(query.get('page'));
  const count = type === 'funds' ? 0 : type === 'people' ? 1 : 35;
  const rest = Math.max(0, count - (page - 1) * size);
  const Items = Array.from({ length: Math.min(size, rest) }, (_, index) => ({
    Title: `Credit ${type}${page}.${index + 1}`,
    Subtitle: 'Article',
    Link: `#${index}`,
    Description: '<p>Of <em>credit</em>, and of what it costs to those who give it.</p>',
  }));
  return json({ Items, PageIndex: page, TotalItemCount: count });
}

const answers: Answers = {
  'GET /search': makePage(),
  'GET /en-us/search': (request) => answerSearch(request),
};

const tab = (page: Page, name: string | RegExp) => page.getByRole('tab', { name });
const position = (page: Page) => page.getByText(/^\d+ of \d+$/);
const next = (page: Page) => page.getByRole('link', { name: 'Next page' });
const firstTitle = (page: Page) => page.getByRole('heading', { level: 2 }).first();

test('tab and page are in the address; Back, Forward and a reload bring each again', async ({
  page,
  startCms,
  watch,
}) => {
  const cms = await startCms(answers);
  await open(page, `${cms.url}/search?searchtext=credit&utm=a#end`);
  await expect(tab(page, 'All (35)')).toHaveAttribute('aria-selected', 'true');
  await next(page).click();
  await expect(firstTitle(page)).toHaveText('Credit 2.1');
  await tab(page, 'People (1)').click();
  await expect(firstTitle(page)).toHaveText('Credit people1.1');
  expect(page.url()).toBe(`${cms.url}/search?searchtext=credit&utm=a&tab=people#end`);
  await page.goBack();
  await expect(tab(page, 'All (35)')).toHaveAttribute('aria-selected', 'true');
  await expect(position(page)).toHaveText('2 of 4');
  await page.goBack();
  await expect(firstTitle(page)).toHaveText('Credit 1.1');
  await page.goForward();
  await expect(firstTitle(page)).toHaveText('Credit 2.1');
  await page.reload();
  await whenReady(page);
  await expect(position(page)).toHaveText('2 of 4');
  expect([watch.errors, watch.uncaught, watch.violations]).toEqual([[], [], []]);
});

test('every hit of a back end with pages of its own size can be reached, without a blank between', async ({
  page,
  startCms,
  watch,
}) => {
  const cms = await startCms({
    ...answers,
    'GET /en-us/search': (request) => ({
      ...answerSearch(request, 20),
      delayMs: readQuery(request).get('page') === '2' ? 500 : 0,
    }),
  });
  await open(page, `${cms.url}/search?searchtext=credit`);
  await expect(position(page)).toHaveText('1 of 2');
  await next(page).click();
  await expect(page.getByRole('tabpanel')).toHaveAttribute('aria-busy', 'true');
  await expect(firstTitle(page)).toHaveText('Credit 1.1');
  await expect(firstTitle(page)).toHaveText('Credit 2.1');
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(15);
  await expect(page.getByRole('tabpanel')).toHaveAttribute('aria-busy', 'false');
  // A link to a page that this back end does not have.
  await open(page, `${cms.url}/search?searchtext=credit&page=4`);
  await expect(position(page)).toHaveText('2 of 2');
  await expect(firstTitle(page)).toHaveText('Credit 2.1');
  expect([watch.errors, watch.uncaught, watch.violations]).toEqual([[], [], []]);
});

test('the sample results of the page stay where nothing is searched for', async ({
  page,
  watch,
}) => {
  await cacheFonts(page, '/search');
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await measurePage(page);
  await open(page, '/search');
  await expect(page.locator('[data-widget=tabbed-search]')).toHaveAttribute(
    'data-widget-status',
    'empty',
  );
  await expect(firstTitle(page)).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  expect(calls.filter((path) => path.endsWith('/en-us/search'))).toEqual([]);
  const { shift, shifted } = await readMeasures(page);
  expect([shift, shifted]).toEqual([0, []]);
  expect([watch.errors, watch.uncaught, watch.violations]).toEqual([[], [], []]);
});

for (const scenario of scenarios.filter((each) => each !== 'normal')) {
  test(`in the scenario ${scenario} every tab settles and can be chosen`, async ({
    page,
    watch,
  }) => {
    await open(page, `/search?searchtext=credit&scenario=${scenario}`);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    const names = page.getByRole('tab');
    await expect(names).toHaveCount(6);
    for (const name of await names.all()) {
      await name.click();
      await expect(name).toHaveAttribute('aria-selected', 'true');
      expect((await page.getByRole('tabpanel').innerText()).trim()).not.toBe('');
    }
    if (scenario === 'huge') {
      await tab(page, 'All (10,000)').click();
      await next(page).click();
      await expect(position(page)).toHaveText('2 of 1000');
    }
    if (scenario === 'slow') await expect(tab(page, /^People \(\d+\)$/)).toBeVisible();
    expect([watch.uncaught, watch.violations]).toEqual([[], []]);
  });
}

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, role: string, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    const focused = page.locator('*:focus');
    if ((await focused.count()) > 0) {
      const found = focused.and(page.getByRole(role as 'link', { name }));
      if ((await found.count()) > 0) return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to the ${role} ${String(name)}.`);
}

test('leads by keyboard alone from the header’s search to a result', async ({ page }) => {
  await open(page, '/');
  await tabTo(
    page,
    (await page.getByRole('button', { name: /^Search$/ }).count()) > 0 ? 'button' : 'link',
    /^Search$/,
  );
  await page.keyboard.press('Enter');
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeVisible();
  await tabTo(page, 'searchbox', /^Search$/);
  await page.keyboard.type('credit');
  await tabTo(page, 'button', /^Submit$/);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/search?searchtext=credit');
  await whenReady(page);
  await expect(page).toHaveTitle(/^Results for “credit”/);
  await expect(page.getByRole('main').getByRole('searchbox', { name: 'Search' })).toHaveValue(
    'credit',
  );
  await expect(tab(page, /^All \(\d+\)$/)).toBeVisible();
  await tabTo(page, 'tab', /^All/);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, /^People/)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel').getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/bio');
});

test('a panel in which nothing can have the focus is a stop itself', async ({ page }) => {
  await open(page, '/search?searchtext=zzzz');
  await tab(page, /^All \(0\)/).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel')).toBeFocused();
  await open(page, '/search?searchtext=credit');
  await tab(page, /^All \(/).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel').getByRole('link').first()).toBeFocused();
});

test('the form of the page searches without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL !== undefined && { baseURL }),
  });
  const page = await context.newPage();
  await page.goto('/search');
  const form = page.getByRole('main').getByRole('search');
  await form.getByRole('searchbox', { name: 'Search' }).fill('"two" words');
  await form.getByRole('button', { name: 'Submit' }).click();
  expect(new URL(page.url()).searchParams.get('searchtext')).toBe('"two" words');
  await expect(form.getByRole('searchbox')).toHaveValue('"two" words');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await context.close();
});

test('a step glides to the head of the results, or is there at once under reduced motion', async ({
  page,
  startCms,
}) => {
  const cms = await startCms(answers);
  await page.setViewportSize({ width: 1280, height: 600 });
  const readStep = async () => {
    await open(page, `${cms.url}/search?searchtext=credit`);
    await next(page).scrollIntoViewIfNeeded();
    return page.evaluate(async () => {
      const root = document.querySelector('.pmw-tabbed-search');
      const readTop = () => Math.round(root?.getBoundingClientRect().top ?? NaN);
      const begin = performance.now();
      const tops = [readTop()];
      document.querySelector<HTMLElement>('nav [aria-label="Next page"]')?.click();
      tops.push(readTop());
      while (performance.now() - begin < 600) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        if (readTop() === tops.at(-1)) continue;
        tops.push(readTop());
      }
      return tops;
    });
  };
  const tops = await readStep();
  expect(tops[0]).toBeLessThan(-300);
  expect(tops.at(-1)).toBe(24);
  expect(tops.length).toBeGreaterThan(4);
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  await expect(page.getByRole('tabpanel', { name: 'All (35)', exact: true })).toBeFocused();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const still = await readStep();
  expect([still[1], still.at(-1)]).toEqual([24, 24]);
});

test('at 320 px axe finds nothing in any state, and nothing scrolls sideways', async ({
  page,
  startCms,
  watch,
}) => {
  let delayMs = 0;
  const cms = await startCms({
    ...answers,
    'GET /en-us/search': (request) =>
      readQuery(request).get('searchtext') === 'broken'
        ? { status: 500 }
        : { ...answerSearch(request), delayMs },
  });
  await page.setViewportSize({ width: 320, height: 800 });
  const check = async () => {
    expect(await findAxeProblems(page)).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  };
  await open(page, `${cms.url}/search`);
  await expect(page.getByText('CMS')).toBeVisible();
  await check();
  await open(page, `${cms.url}/search?searchtext=broken`);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await check();
  watch.errors.length = 0;
  await open(page, `${cms.url}/search?searchtext=credit&page=2`);
  await expect(position(page)).toHaveText('2 of 4');
  await check();
  await tab(page, 'Funds (0)').click();
  await expect(page.getByRole('tabpanel').getByText('Nothing found')).toBeVisible();
  await check();
  delayMs = 20_000;
  await open(page, `${cms.url}/search?searchtext=credit`);
  await expect(page.getByRole('tabpanel')).toHaveAttribute('aria-busy', 'true');
  await endAnimations(page);
  await check();
  expect([watch.errors, watch.uncaught, watch.violations]).toEqual([[], [], []]);
});

for (const width of [320, 1280]) {
  test(`at ${width} px nothing moves when the results come`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const address = '/search?searchtext=credit&scenario=slow';
    await cacheFonts(page, address);
    await measurePage(page);
    for (const kind of ['', '&tab=documents']) {
      await open(page, address + kind);
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      const { shift, shifted } = await readMeasures(page);
      expect([shift, shifted]).toEqual([0, []]);
    }
  });
}
