import { findAxeProblems } from '../support/axe.ts';
import { collectActions, makeBehaviourPage, readActions } from '../support/behaviour-page.ts';
import { measurePage, readMeasures } from '../support/measure.ts';
import { whenDrawn, whenReady } from '../support/page-watch.ts';
import { expect, test } from '../support/test.ts';

const names = ['Introduction', 'Private credit', 'Real assets', 'Secondaries', 'Full replay'];
const link = (name: string, index: number) =>
  `<li class="pmw-section-nav__item"><a class="pmw-section-nav__link pmw-focus-inside" href="#s${index}">${name}</a></li>`;
const section = (name: string, index: number) =>
  `<section id="s${index}"${index < 4 ? ' class="tall"' : ''}><h2>${name}</h2></section>`;
const answers = makeBehaviourPage(
  `<nav class="pmw pmw-section-nav" data-widget="section-nav" aria-label="On this page"><ul class="pmw-section-nav__list" role="list">${names.map(link).join('')}</ul></nav>${names.map(section).join('')}`,
);

test('a link goes to its section by keyboard, the bar keeps clear of it and the address its name', async ({
  page,
  startCms,
  watch,
}) => {
  const cms = await startCms(answers);
  await collectActions(page);
  await measurePage(page);
  await page.goto(`${cms.url}/page`);
  await whenReady(page);
  const current = page.locator('[aria-current]');
  await expect(current).toHaveText('Introduction');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(current).toHaveText('Private credit');
  expect(page.url()).toBe(`${cms.url}/page#s1`);
  const bar = await page.getByRole('navigation').boundingBox();
  const heading = await page.getByRole('heading', { name: 'Private credit' }).boundingBox();
  expect(bar?.y).toBe(0);
  expect(heading?.y).toBeGreaterThanOrEqual((bar?.height ?? 0) - 1);
  expect(await readActions(page)).toEqual(['go-to-section: Private credit']);
  expect(await findAxeProblems(page)).toEqual([]);
  expect((await readMeasures(page)).shift).toBe(0);
  expect([watch.errors, watch.violations]).toEqual([[], []]);
});

test('marks the section that stands under the bar while the visitor scrolls; the address stays', async ({
  page,
  startCms,
}) => {
  const cms = await startCms(answers);
  await page.goto(`${cms.url}/page`);
  await whenReady(page);
  for (const [y, name] of [
    [1700, 'Private credit'],
    [3300, 'Real assets'],
    [1400, 'Introduction'],
  ] as const) {
    await page.evaluate((top) => {
      window.scrollTo(0, top);
    }, y);
    await expect(page.locator('[aria-current]')).toHaveText(name);
  }
  expect(page.url()).toBe(`${cms.url}/page`);
});

test('a short last section is current when it was asked for, until the visitor scrolls on', async ({
  page,
  startCms,
}) => {
  const cms = await startCms(answers);
  await page.goto(`${cms.url}/page#s4`);
  await whenReady(page);
  const current = page.locator('[aria-current]');
  await expect(current).toHaveText('Full replay');
  await page.mouse.wheel(0, -300);
  await expect(current).toHaveText('Secondaries');
  await page.getByRole('link', { name: 'Full replay' }).click();
  await whenDrawn(page);
  await expect(current).toHaveText('Full replay');
});

test('on a phone the current link is brought into view inside the bar, the page stays', async ({
  page,
  startCms,
}) => {
  const cms = await startCms(answers);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${cms.url}/page`);
  await whenReady(page);
  await page.evaluate(() => {
    window.scrollTo(0, 4700);
  });
  const current = page.locator('[aria-current]');
  await expect(current).toHaveText('Secondaries');
  await expect(current).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => window.scrollY)).toBe(4700);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test('without JavaScript the links lead to the sections', async ({ browser, startCms }) => {
  const cms = await startCms(answers);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${cms.url}/page`);
  await page.getByRole('link', { name: 'Real assets' }).click();
  await expect(page.locator('#s2')).toBeInViewport();
  await context.close();
});
