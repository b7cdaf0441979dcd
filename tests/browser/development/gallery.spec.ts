import { type Page } from '@playwright/test';
import { colourNames } from '../../../tools/check-page/colour-names.ts';
import { findAxeProblems } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

// In one worker: its server compiles the checker's modules once.
test.describe.configure({ mode: 'default' });

/** By how many pixels a page is wider than its window. */
const readOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('a page of the gallery shows states and reference, and its HTML is copied by key', async ({
  page,
  context,
  watch,
  gallery,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${gallery}/_dev/widgets/section-nav`);
  await expect(page.getByRole('heading', { name: 'Custom properties' })).toBeVisible();
  await expect(page.locator('iframe').first().contentFrame().getByRole('navigation')).toBeVisible();
  // The frame is as high as the example, lower than at first; the widget's status stands beside the state's name.
  const state = page.locator('.dev-state').first();
  await expect(state.getByText('mounted', { exact: true })).toBeVisible();
  await expect
    .poll(async () => (await state.locator('iframe').boundingBox())?.height)
    .toBeLessThan(640);

  await page.locator('summary').first().focus();
  await page.keyboard.press('Enter');
  // The block of code, then its button.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText('Copy');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('data-widget="section-nav"');

  // The frames contain pages of their own, which the examples' test checks with axe.
  await page.locator('iframe').evaluateAll((frames) => {
    for (const frame of frames) frame.remove();
  });
  expect(await findAxeProblems(page)).toEqual([]);
  await page.getByRole('link', { name: 'the index' }).click();
  await expect(page.getByRole('cell', { name: '--pmw-petrol', exact: true })).toBeVisible();
  expect([watch.errors, watch.uncaught, watch.violations]).toEqual([[], [], []]);
});

const editor = (page: Page) => page.getByRole('textbox', { name: 'HTML' });
const drawn = (page: Page) => page.frameLocator('iframe');
const status = (page: Page) => page.getByRole('status');
/** The server compiles the checker's modules first. */
const compiling = { timeout: 40_000 };

test('HTML that is typed is drawn and checked, and a finding leads to its line', async ({
  page,
  watch,
  gallery,
}) => {
  const expectDrawn = (widget: string, expected: string) =>
    expect(drawn(page).locator(`[data-widget=${widget}]`)).toHaveAttribute(
      'data-widget-status',
      expected,
    );
  await page.goto(`${gallery}/_dev/check`);
  await expect(status(page)).toHaveText('1 finding.', compiling);
  await expect(page.getByRole('listitem')).toContainText('data-autoplay-dely');
  await expectDrawn('carousel', 'mounted');

  await editor(page).fill(
    '<p>One</p>\n<div data-widget="carousel"></div>\n<div data-widget="filter-area" data-source="team"></div>\n',
  );
  await expect(status(page)).toHaveText('1 finding.');
  await expect(page.locator('.dev-check__number[data-state=error]')).toHaveText('2');
  await expectDrawn('filter-area', 'mounted');
  await expectDrawn('carousel', 'failed');

  await page.getByRole('button', { name: 'Line 2, column 1' }).focus();
  await page.keyboard.press('Enter');
  await expect(editor(page)).toBeFocused();
  const selected = await editor(page).evaluate((text: HTMLTextAreaElement) =>
    text.value.slice(text.selectionStart, text.selectionEnd),
  );
  expect(selected).toBe('<div data-widget="carousel"></div>');

  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('<p>');
  await expect(status(page)).toHaveText('No findings.');
  // Showing the page adds no history entries.
  expect(await page.evaluate(() => history.length)).toBeLessThan(3);
  expect([watch.uncaught, watch.violations]).toEqual([[], []]);
  // Editor and page stand below or beside each other.
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await readOverflow(page)).toBe(0);
  }
  expect(await findAxeProblems(page)).toEqual([]);
});

test('hostile HTML reaches neither the page around it nor what the site has stored', async ({
  page,
  gallery,
}) => {
  await page.goto(`${gallery}/_dev/check?widget=share-bar`);
  await expect(status(page)).toHaveText('No findings.', compiling);
  await editor(page).fill(`<script>top.document.title = 'reached'</script>
<img src="x" onerror="top.document.title = 'reached'">
<a id="out" href="/" target="_top">Out</a>
<form id="form" action="javascript:top.document.title = 'reached'"><button id="send">Send</button></form>
<base href="https://example.com/">`);
  await expect(drawn(page).locator('#send')).toBeVisible();
  const frame = page.frames().find((each) => each.url().includes('/_dev/check/drawn/'));
  expect(await frame?.evaluate(() => self.origin)).toBe('null');
  await drawn(page).locator('#out').click();
  await expect(page).toHaveURL(/_dev\/check/);
  await expect(page).toHaveTitle('Check | Development');
});

test('the colours that the checker knows by name are those that the browser knows', async ({
  page,
}) => {
  const unknown = await page.evaluate(
    (names) => names.filter((name) => !CSS.supports('color', name)),
    [...colourNames],
  );
  expect(unknown).toEqual([]);
  expect(colourNames.size).toBeGreaterThan(150);
});
