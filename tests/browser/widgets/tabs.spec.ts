import { findAxeProblems } from '../support/axe.ts';
import { collectActions, makeBehaviourPage, readActions } from '../support/behaviour-page.ts';
import { measurePage, readMeasures } from '../support/measure.ts';
import { hold, whenDrawn, whenReady } from '../support/page-watch.ts';
import { expect, slides, test } from '../support/test.ts';

const panel = (id: string, heading: string, content: string) =>
  `<section class="pmw-tabs__panel" id="${id}"><h2 class="pmw-tabs__heading">${heading}</h2>${content}</section>`;
const tab = (id: string, label: string) =>
  `<li class="pmw-tabs__item"><a class="pmw-tabs__tab" href="#${id}">${label}</a></li>`;
const tabs = `<p><a href="#inside">To the figure</a></p>
<div class="pmw pmw-tabs" data-widget="tabs" id="tabs">
<ul class="pmw-tabs__list" role="list" aria-label="Steps">${tab('one', 'Sourcing')}${tab('two', 'Diligence')}${tab('three', 'Ownership')}</ul>
${panel('one', 'Sourcing', '<p>We read.</p>')}
${panel('two', 'Diligence', '<div class="tall"></div><p id="inside">The figure.</p>')}
${panel('three', 'Ownership', '<div data-widget="carousel" data-carousel-id="home" id="c"><p>From the CMS</p></div>')}
</div><p id="after">After</p>`;
const answers = { ...makeBehaviourPage(tabs), 'GET /en-us/slideshow/home': slides };

for (const direction of ['ltr', 'rtl']) {
  test(`${direction}: from tab to tab and into the panel by keyboard alone, axe clean`, async ({
    page,
    startCms,
    watch,
  }) => {
    const cms = await startCms({
      ...answers,
      ...makeBehaviourPage(tabs, { html: `dir="${direction}"` }),
    });
    await collectActions(page);
    await page.goto(`${cms.url}/page`);
    await whenReady(page);
    const [next, previous] =
      direction === 'ltr' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const find = (name: string) => page.getByRole('tab', { name, selected: true });
    await expect(find('Sourcing')).toBeFocused();
    expect(await findAxeProblems(page)).toEqual([]);
    await page.keyboard.press(next);
    await expect(find('Diligence')).toBeFocused();
    await expect(page.getByRole('tabpanel', { name: 'Diligence' })).toBeVisible();
    await expect(page.getByText('We read.')).toBeHidden();
    await page.keyboard.press('End');
    await expect(find('Ownership')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tabpanel', { name: 'Ownership' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press(next);
    await expect(find('Sourcing')).toBeFocused();
    await page.keyboard.press(previous);
    await page.keyboard.press('Home');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tabpanel', { name: 'Sourcing' })).toBeFocused();
    expect(await readActions(page)).toEqual(
      ['Diligence', 'Ownership', 'Sourcing', 'Ownership', 'Sourcing'].map(
        (label) => `select-tab: ${label}`,
      ),
    );
    expect(await findAxeProblems(page)).toEqual([]);
    expect([watch.errors, watch.violations]).toEqual([[], []]);
  });
}

test('nothing moves when the script takes over, however late it comes', async ({
  page,
  startCms,
}) => {
  const cms = await startCms(answers);
  const release = await hold(page, '**/widgets.js');
  await measurePage(page);
  await page.goto(`${cms.url}/page`, { waitUntil: 'commit' });
  await expect(page.getByText('We read.')).toBeVisible();
  await expect(page.getByText('The figure.')).toBeHidden();
  await whenDrawn(page);
  release();
  await whenReady(page);
  await expect(page.getByRole('tabpanel', { name: 'Sourcing' })).toBeVisible();
  const { shift, shifted } = await readMeasures(page);
  expect([shift, shifted]).toEqual([0, []]);
});

for (const hash of ['#two', '#inside']) {
  test(`the address ${hash} opens its panel`, async ({ page, startCms }) => {
    const cms = await startCms(answers);
    await page.goto(`${cms.url}/page${hash}`);
    await whenReady(page);
    await expect(page.getByRole('tabpanel', { name: 'Diligence' })).toBeVisible();
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
    await expect(page.locator(hash)).toBeInViewport();
  });
}

test('a link inside the page opens the panel that holds what it names', async ({
  page,
  startCms,
}) => {
  const cms = await startCms(answers);
  await page.goto(`${cms.url}/page`);
  await whenReady(page);
  await page.getByRole('link', { name: 'To the figure' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Diligence' })).toBeVisible();
  await expect(page.locator('#inside')).toBeInViewport();
  await page.goBack();
  expect(page.url()).toBe(`${cms.url}/page`);
});

test('a widget in a hidden panel is there when the panel opens', async ({ page, startCms }) => {
  const cms = await startCms(answers);
  await page.goto(`${cms.url}/page`);
  await whenReady(page);
  await expect(page.locator('#c')).toHaveAttribute('data-widget-status', 'mounted');
  await page.getByRole('tab', { name: 'Ownership' }).click();
  const box = await page.getByRole('region').boundingBox();
  expect(box?.height).toBeGreaterThan(100);
  await expect(page.getByRole('group', { name: '1 of 3' })).toBeVisible();
});

test('all sections are printed, with their headings', async ({ page, startCms }) => {
  const cms = await startCms(answers);
  await page.goto(`${cms.url}/page`);
  await whenReady(page);
  await page.emulateMedia({ media: 'print' });
  for (const words of ['We read.', 'The figure.'])
    await expect(page.getByText(words)).toBeVisible();
  await expect(page.locator('#two > h2')).toHaveCSS('position', 'static');
});

test('where the script never comes, links open their sections', async ({ page, startCms }) => {
  const cms = await startCms(answers);
  await page.route('**/widgets.js', (route) => route.abort());
  await page.goto(`${cms.url}/page`);
  await page.getByRole('link', { name: 'Diligence' }).click();
  await expect(page.getByText('The figure.')).toBeVisible();
  await expect(page.getByText('We read.')).toBeHidden();
});

test('where the script never comes, the address shows what it names, and no other section', async ({
  page,
  startCms,
}) => {
  const cms = await startCms(answers);
  await page.route('**/widgets.js', (route) => route.abort());
  await page.goto(`${cms.url}/page#inside`);
  await expect(page.getByText('The figure.')).toBeVisible();
  await expect(page.getByText('We read.')).toBeHidden();
});

test('the script ends the waiting of all sections at once, and they stay hidden', async ({
  page,
  startCms,
}) => {
  const cms = await startCms({
    ...answers,
    ...makeBehaviourPage(tabs, { script: 'data-auto-mount="false"' }),
  });
  await page.goto(`${cms.url}/page`);
  const readWaiting = () =>
    page.evaluate(() => ({
      animated: document.getAnimations().length,
      shown: [...document.querySelectorAll('.pmw-tabs__panel')].filter((panel) =>
        panel.checkVisibility({ visibilityProperty: true }),
      ).length,
    }));
  expect((await readWaiting()).animated).toBeGreaterThan(0);
  // Held back: found, but not mounted.
  await page.evaluate(() => {
    const never = () => 0;
    Object.assign(window, { setTimeout: never, requestIdleCallback: never });
    void window.PrivateMarketsWidgets.mount();
  });
  await expect(page.locator('#tabs')).toHaveAttribute('data-widget-status', 'pending');
  expect(await readWaiting()).toEqual({ animated: 0, shown: 1 });
});

test('without JavaScript the sections stand one after the other', async ({ browser, startCms }) => {
  const cms = await startCms(answers);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${cms.url}/page`);
  for (const name of ['Sourcing', 'Diligence', 'Ownership']) {
    await expect(page.getByRole('heading', { name })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Ownership' }).click();
  await expect(page.locator('#three')).toBeInViewport();
  await context.close();
});
