import { findAxeProblems } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

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

  // The frames contain pages of their own, each with its own landmarks; the examples' test checks them with
  // axe.
  await page.locator('iframe').evaluateAll((frames) => {
    for (const frame of frames) frame.remove();
  });
  expect(await findAxeProblems(page)).toEqual([]);
  await page.getByRole('link', { name: 'the index' }).click();
  await expect(page.getByRole('cell', { name: '--pmw-petrol', exact: true })).toBeVisible();
  expect([watch.errors, watch.uncaught, watch.violations]).toEqual([[], [], []]);
});

test('a document of the project reads well in the gallery', async ({ page, watch, gallery }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${gallery}/_dev/docs/json-in-attributes`);
    await expect(page.getByRole('heading', { level: 1, name: 'JSON in attributes' })).toBeVisible();
    expect(await findAxeProblems(page)).toEqual([]);
    // Tables and code scroll inside their own boxes.
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  }
  expect([watch.errors, watch.uncaught, watch.violations]).toEqual([[], [], []]);
});
