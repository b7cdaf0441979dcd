import { findAxeProblems } from '../support/axe.ts';
import {
  answers,
  apply,
  area,
  countEntries,
  kept,
  menuButton,
  next,
  position,
  readVisibleText,
  status,
} from '../support/filter-page.ts';
import { open, whenDrawn, whenReady } from '../support/page-watch.ts';
import { expect, test } from '../support/test.ts';

test('apply, page, tag and clear are in the address; Back and Forward bring each again', async ({
  page,
  startCms,
  watch,
}) => {
  const cms = await startCms(answers);
  await open(page, `${cms.url}/page?utm=a%20b#end`);
  const before = await countEntries(page);
  const seen: string[] = [];
  const see = async (expected: string) => {
    await expect.poll(() => readVisibleText(page)).toBe(expected);
    seen.push(expected);
  };
  await see('40 results, 1 of 3');
  await apply(page, 'Topic', 'Credit');
  await see('20 results, 1 of 2');
  await next(page).click();
  await see('20 results, 2 of 2');
  await apply(page, 'Region', 'Asia, Pacific');
  await see('2 results');
  expect(kept(page)).toEqual({
    utm: 'a b',
    filterState: '1',
    showAlphabetically: 'false',
    currentPage: '1',
    menu_Topic: 'Credit',
    menu_Region: 'Asia%2C Pacific',
  });
  expect(new URL(page.url()).hash).toBe('#end');
  await page.getByRole('button', { name: 'Remove Credit' }).click();
  await see('4 results');
  await page.getByRole('button', { name: 'Clear all' }).click();
  await see('40 results, 1 of 3');
  for (const expected of seen.slice(0, -1).reverse()) {
    await page.goBack();
    await expect.poll(() => readVisibleText(page)).toBe(expected);
  }
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  for (const expected of seen.slice(1)) {
    await page.goForward();
    await expect.poll(() => readVisibleText(page)).toBe(expected);
  }
  // Going back and forward writes nothing.
  expect(await countEntries(page)).toBe(before + 5);
  expect([watch.errors, watch.uncaught, watch.violations]).toEqual([[], [], []]);
});

test('a reload and a shared address show the same; what it asks too much of is clamped', async ({
  page,
  startCms,
}) => {
  const cms = await startCms(answers);
  await open(page, `${cms.url}/page`);
  await apply(page, 'Topic', 'Rates');
  await next(page).click();
  await expect(position(page)).toHaveText('2 of 2');
  await page.reload();
  await whenReady(page);
  await expect(position(page)).toHaveText('2 of 2');
  await expect(page.getByRole('button', { name: 'Remove Rates' })).toBeVisible();
  await open(page, `${cms.url}/page?filterState=1&currentPage=99&menu_Topic=Rates,Nonsense`);
  await expect(position(page)).toHaveText('2 of 2');
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(1);
  await open(page, `${cms.url}/page?currentPage=2&menu_Topic=Rates`);
  await expect(status(page)).toHaveText('40 results');
});

test('comes back to where the visitor was, from an article too', async ({ page, startCms }) => {
  const cms = await startCms({ ...answers, 'GET /article': { body: '<h1>Article</h1>' } });
  await open(page, `${cms.url}/page`);
  await next(page).click();
  await page.goto(`${cms.url}/article`);
  // A page from the back-forward cache does not load again.
  await page.goBack({ waitUntil: 'commit' });
  await whenReady(page);
  await expect(position(page)).toHaveText('2 of 3');
});

test('a page opens in a tab of its own', async ({ page, startCms, context }) => {
  const cms = await startCms(answers);
  await open(page, `${cms.url}/page`);
  const opening = context.waitForEvent('page');
  await next(page).click({ modifiers: ['ControlOrMeta'] });
  const tab = await opening;
  await whenReady(tab);
  await expect(position(tab)).toHaveText('2 of 3');
  await expect(position(page)).toHaveText('1 of 3');
});

test('two areas on a page keep their state apart, and each is restored', async ({
  page,
  startCms,
}) => {
  const cms = await startCms(answers);
  await open(page, `${cms.url}/both`);
  await next(page, 0).click();
  await area(page, 1).getByRole('button', { name: 'Sort alphabetically' }).click();
  await next(page, 1).click();
  expect(kept(page)).toEqual({
    filterState: '1',
    showAlphabetically: 'false',
    currentPage: '2',
    '2_filterState': '1',
    '2_showAlphabetically': 'true',
    '2_currentPage': '2',
  });
  await page.reload();
  await whenReady(page);
  await expect(position(page, 0)).toHaveText('2 of 3');
  await expect(position(page, 1)).toHaveText('2 of 2');
  await expect(area(page, 1).getByRole('button', { name: 'Group by team' })).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(area(page, 1).getByRole('button', { name: 'Sort alphabetically' })).toBeVisible();
  await expect(position(page, 0)).toHaveText('2 of 3');
});

test('a step puts focus and window at the head of the results', async ({ page, startCms }) => {
  const cms = await startCms(answers);
  await page.setViewportSize({ width: 1280, height: 600 });
  await open(page, `${cms.url}/page`);
  await next(page).click();
  const results = page.getByRole('group', { name: 'Results', exact: true });
  await expect(results).toBeFocused();
  const top = await results.evaluate((element) => element.getBoundingClientRect().top);
  expect(top).toBeGreaterThanOrEqual(0);
  expect(top).toBeLessThan(200);
  // A disabled step keeps the focus.
  await next(page).click();
  await next(page).focus();
  await page.keyboard.press('Enter');
  await expect(next(page)).toBeFocused();
  await expect(next(page)).toHaveAttribute('aria-disabled', 'true');
});

test('a page is seen in the same frame as its start: no frame goes up to the old tiles', async ({
  page,
  startCms,
}) => {
  const cms = await startCms(answers);
  await page.setViewportSize({ width: 1280, height: 600 });
  await open(page, `${cms.url}/page`);
  await next(page).scrollIntoViewIfNeeded();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  const frames = await page.evaluate(async () => {
    const read = () => `${Math.round(scrollY)} ${document.querySelector('h2')?.textContent ?? ''}`;
    const seen = new Set([read()]);
    document.querySelector<HTMLElement>('.pmw-pagination__step:last-child')?.click();
    // Read at the beginning of each frame, so that it is what the frame shows.
    while (!read().endsWith('Article 14')) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      seen.add(read());
    }
    await new Promise((resolve) => requestAnimationFrame(resolve));
    return [...seen.add(read())];
  });
  expect(frames).toHaveLength(2);
});

test('Back after a page step comes to where the visitor was', async ({ page, startCms }) => {
  const cms = await startCms(answers);
  await page.setViewportSize({ width: 1280, height: 600 });
  await open(page, `${cms.url}/page`);
  await next(page).scrollIntoViewIfNeeded();
  const readTop = () => page.evaluate(() => Math.round(window.scrollY));
  const before = await readTop();
  await next(page).click();
  await expect.poll(readTop).toBeLessThan(before - 50);
  await page.getByRole('link', { name: 'Article 20', exact: true }).focus();
  await page.goBack();
  await expect(position(page)).toHaveText('1 of 3');
  await expect.poll(readTop).toBe(before);
  await expect(page.getByRole('group', { name: 'Results', exact: true })).toBeFocused();
});

test('the panel up to 992 px keeps the visitor’s choice when the width is crossed', async ({
  page,
  startCms,
}) => {
  const cms = await startCms(answers);
  await page.setViewportSize({ width: 992, height: 800 });
  await open(page, `${cms.url}/page`);
  const [filters, topic] = [
    page.getByRole('button', { name: 'Filters' }),
    menuButton(page, 'Topic'),
  ];
  await expect(topic).toBeHidden();
  await page.setViewportSize({ width: 993, height: 800 });
  await expect(topic).toBeVisible();
  await expect(filters).toBeHidden();
  await page.setViewportSize({ width: 992, height: 800 });
  await expect(topic).toBeHidden();
  await filters.click();
  await expect(topic).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(topic).toBeVisible();
});

test('a breakpoint that reorders the tiles leaves the focus on its tile', async ({
  page,
  startCms,
}) => {
  const cms = await startCms(answers);
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, `${cms.url}/page`);
  const readOrder = () => page.getByRole('heading', { level: 2 }).allTextContents();
  const before = await readOrder();
  const link = page.getByRole('link', { name: 'Article 4', exact: true });
  await link.focus();
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await whenDrawn(page);
    await expect(link).toBeFocused();
    if (width === 390) expect(await readOrder()).not.toEqual(before);
  }
});

for (const [name, path, width] of [
  ['tiles', '/page', 320],
  ['people', '/team', 1280],
] as const) {
  test(`${name} at ${width} px: axe finds nothing in any state, and nothing scrolls sideways`, async ({
    page,
    startCms,
    watch,
  }) => {
    // Four states, each checked completely.
    test.slow();
    const cms = await startCms(answers);
    await page.setViewportSize({ width, height: 800 });
    await open(page, `${cms.url}${path}`);
    const check = async () => {
      expect(await findAxeProblems(page)).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    };
    await check();
    if (width <= 992) await page.getByRole('button', { name: 'Filters' }).click();
    const first = path === '/team' ? 'Team' : 'Topic';
    await menuButton(page, first).click();
    await page.getByRole('checkbox', { name: 'Credit' }).check();
    await check();
    await page.getByRole('button', { name: 'Apply' }).click();
    await check();
    if (path === '/team') {
      await page.getByRole('button', { name: 'Sort alphabetically' }).click();
      await check();
    } else {
      await open(page, `${cms.url}${path}?filterState=1&menu_Region=Asia%252C%20Pacific`);
      await check();
    }
    expect([watch.errors, watch.uncaught, watch.violations]).toEqual([[], [], []]);
  });
}
