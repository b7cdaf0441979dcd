import { type FrameLocator, type Page } from '@playwright/test';
import { colourNames } from '../../../dev-server/tools/check-page/colour-names.ts';
import { findAxeProblems } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

const editor = (page: Page) => page.getByRole('textbox', { name: 'HTML' });
const drawn = (page: Page): FrameLocator => page.frameLocator('iframe');
const status = (page: Page) => page.getByRole('status');

test('what is typed is drawn and checked, and a finding leads to its line', async ({
  page,
  watch,
  gallery,
}) => {
  await page.goto(`${gallery}/_dev/check`);
  await expect(status(page)).toHaveText('1 finding.');
  await expect(page.getByRole('listitem')).toContainText('data-autoplay-dely');
  const carousel = drawn(page).locator('[data-widget=carousel]');
  await expect(carousel).toHaveAttribute('data-widget-status', 'mounted');

  await editor(page).fill(
    '<p>One</p>\n<div data-widget="carousel"></div>\n<div data-widget="filter-area" data-source="team"></div>\n',
  );
  await expect(status(page)).toHaveText('1 finding.');
  await expect(page.locator('.dev-check__number[data-state=error]')).toHaveText('2');
  await expect(drawn(page).locator('[data-widget=filter-area]')).toHaveAttribute(
    'data-widget-status',
    'mounted',
  );
  await expect(drawn(page).locator('[data-widget=carousel]')).toHaveAttribute(
    'data-widget-status',
    'failed',
  );

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

  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findAxeProblems(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('hostile HTML reaches neither the page around it nor what the site has stored', async ({
  page,
  gallery,
}) => {
  await page.goto(`${gallery}/_dev/check?widget=share-bar`);
  await expect(status(page)).toHaveText('No findings.');
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
