import { open } from '../support/page-watch.ts';
import { expect, test } from '../support/test.ts';

// The behaviours that the ARIA Authoring Practices document for each pattern, with real keys on the site's pages.
// Those of carousel, tabs, modal and lists of options are in the tests of these widgets.

test('button and link: reached by Tab, pressed by Enter and Space; icons are not read out', async ({
  page,
}) => {
  await open(page, '/');
  const header = page.locator('header');
  const menu = header.getByRole('button', { name: 'Menu', exact: true });
  await page.locator('[data-modal="#portal-login"]').focus();
  await page.keyboard.press('Tab');
  await expect(menu).toBeFocused();
  for (const [key, expanded] of [
    ['Enter', 'true'],
    ['Space', 'false'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(menu).toHaveAttribute('aria-expanded', expanded);
  }
  const heard = await page
    .locator('button svg, a svg')
    .evaluateAll((signs) => signs.filter((sign) => sign.closest('[aria-hidden=true]') === null));
  expect(heard).toEqual([]);
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#main$/);
});

test('alert dialog, listbox and table: what they are and how they are sorted is said, their signs are not', async ({
  page,
}) => {
  await open(page, '/funds');
  const notice = page.getByRole('alertdialog', { name: 'Important Notice' });
  await expect(notice).toHaveAccessibleDescription(/United States/);
  expect(await notice.evaluate((element) => element.matches(':modal'))).toBe(true);
  await notice.getByRole('button').last().focus();
  await page.keyboard.press('Tab');
  await expect(notice.locator('a[href], button').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(notice).toHaveCount(0);

  const documents = page.locator('[data-widget=document-list]').first();
  const button = documents.getByRole('button', { name: /^Type/ });
  await expect(button).toHaveAttribute('aria-haspopup', 'listbox');
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('listbox', { name: 'Type' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();

  const table = documents.getByRole('table');
  await expect(table).toHaveAccessibleName('Documents');
  await expect(table).toHaveAccessibleDescription(/documents$/);
  await expect(table.getByRole('rowgroup')).toHaveCount(2);
  expect(await table.getByRole('columnheader').count()).toBeGreaterThan(2);
  const sort = table.getByRole('button', { name: /^Sort by/ });
  for (const [index, direction] of [
    [0, 'ascending'],
    [0, 'descending'],
    [1, 'ascending'],
  ] as const) {
    await sort.nth(index).press('Enter');
    await expect(table.locator('[aria-sort]')).toHaveCount(1);
    await expect(table.locator('[aria-sort]')).toHaveAttribute('aria-sort', direction);
  }
  await expect(sort.locator('svg:not([aria-hidden=true])')).toHaveCount(0);
});
