import { findAxeProblems } from '../support/axe.ts';
import { whenReady } from '../support/page-watch.ts';
import { expect, test } from '../support/test.ts';

for (const width of [390, 1280]) {
  test(`search, log-in and menu by keyboard alone, one open at a time, at ${width} px`, async ({
    page,
    watch,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/news');
    await whenReady(page);
    const header = page.getByRole('banner');
    const search = header.getByRole('button', { name: 'Search' });
    const menu = header.getByRole('button', { name: 'Menu' });
    await search.focus();
    await page.keyboard.press('Enter');
    await expect(header.getByRole('searchbox', { name: 'Search' })).toBeFocused();
    expect(await findAxeProblems(page)).toEqual([]);
    await page.keyboard.press('Tab');
    await expect(header.getByRole('button', { name: 'Submit' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(search).toBeFocused();
    await expect(header.getByRole('searchbox')).toBeHidden();

    await menu.focus();
    await page.keyboard.press('Space');
    await expect(header.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(header.getByRole('link', { name: 'Private equity' })).toBeFocused();
    expect(await findAxeProblems(page)).toEqual([]);

    await header.getByRole('link', { name: 'Log in' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Portal Login' });
    await expect(dialog.getByRole('link')).toHaveCount(3);
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    expect(await findAxeProblems(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(header.getByRole('link', { name: 'Log in' })).toBeFocused();
    expect([watch.errors, watch.warnings, watch.violations]).toEqual([[], [], []]);
  });
}

test('the search leads to the search page, as a plain form', async ({ page }) => {
  await page.goto('/news');
  await whenReady(page);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.keyboard.type('infra & energy');
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.waitForURL('**/search?searchtext=infra+%26+energy');
});

test('nothing moves when a panel opens', async ({ page }) => {
  await page.goto('/news');
  await whenReady(page);
  const top = () => page.getByRole('main').evaluate((main) => main.getBoundingClientRect().top);
  const before = await top();
  await page.getByRole('button', { name: 'Menu' }).click();
  expect(await top()).toBe(before);
});

test('without the script the header leads to search, log-in and the footer’s navigation', async ({
  pageWithoutScript: page,
}) => {
  await page.goto('/news');
  const header = page.getByRole('banner');
  for (const [name, address] of [
    ['Search', '/search'],
    ['Log in', '/login'],
    ['Menu', '#site-navigation'],
  ] as const) {
    await expect(header.getByRole('link', { name })).toHaveAttribute('href', address);
  }
  await expect(page.locator('#site-search, #site-menu, #portal-login')).toHaveCount(3);
  for (const panel of await page.locator('#site-search, #site-menu, #portal-login').all()) {
    await expect(panel).toBeHidden();
  }
});
