import { type Locator, type Page } from '@playwright/test';
import { open } from '../support/page-watch.ts';
import { expect, test } from '../support/test.ts';

// The behaviours that the ARIA Authoring Practices document for each pattern, with real keys on the site's pages.
// Those of carousel, tabs and modal alone are in the tests of these widgets.

async function arrive(page: Page, address: string): Promise<void> {
  await open(page, address);
  await page.getByRole('button', { name: 'Accept' }).click();
}

async function press(page: Page, key: string, expected: Locator): Promise<void> {
  await page.keyboard.press(key);
  await expect(expected).toBeFocused();
}

/** A modal dialog: Tab from the last control goes to the first, Shift+Tab goes back, Escape closes. */
async function expectModal(page: Page, dialog: Locator): Promise<void> {
  await expect(dialog).toBeVisible();
  expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
  const controls = dialog.locator('a[href]:visible, button:visible');
  await controls.last().focus();
  await press(page, 'Tab', controls.first());
  await press(page, 'Shift+Tab', controls.last());
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

test('button, link and dialog: named, reached by Tab, pressed by Enter and Space; icons are not read out', async ({
  page,
}) => {
  await arrive(page, '/');
  const header = page.locator('header');
  const login = page.locator('[data-modal="#portal-login"]');
  const menu = header.getByRole('button', { name: 'Menu', exact: true });
  await login.focus();
  await press(page, 'Tab', menu);
  for (const [key, expanded] of [
    ['Enter', 'true'],
    ['Space', 'false'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(menu).toHaveAttribute('aria-expanded', expanded);
  }
  await press(page, 'Shift+Tab', login);
  await page.keyboard.press('Enter');
  await expectModal(page, page.getByRole('dialog', { name: 'Portal Login' }));
  await expect(login).toBeFocused();

  const heard = await page
    .locator('button svg, a svg')
    .evaluateAll((signs) => signs.filter((sign) => sign.closest('[aria-hidden=true]') === null));
  expect(heard).toEqual([]);
  const logo = header.getByRole('link', { name: /Alderfen/ });
  await logo.focus();
  await page.keyboard.press('Tab');
  await press(page, 'Shift+Tab', logo);
  await expect(page.getByRole('link', { name: 'LinkedIn' })).toHaveCount(1);
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
  await expectModal(page, notice);
  const documents = page.locator('[data-widget=document-list]').first();

  const button = documents.getByRole('button', { name: /^Type/ });
  await expect(button).toHaveAttribute('aria-haspopup', 'listbox');
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  const list = page.getByRole('listbox', { name: 'Type' });
  await expect(list).toBeFocused();
  await page.keyboard.press('ArrowDown');
  const active = list.getByRole('option', { selected: true });
  await expect(list.getByRole('option').nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(list).toHaveAttribute(
    'aria-activedescendant',
    (await active.getAttribute('id')) ?? '',
  );
  await press(page, 'Escape', button);

  const table = documents.getByRole('table');
  await expect(table).not.toHaveAccessibleName('');
  await expect(table).toHaveAccessibleDescription(/documents$/);
  await expect(table.getByRole('rowgroup')).toHaveCount(2);
  expect(await table.getByRole('columnheader').count()).toBeGreaterThan(2);
  expect(await table.getByRole('cell').count()).toBeGreaterThan(5);
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
  const unheard = sort.locator('svg[aria-hidden=true]');
  await expect(unheard).toHaveCount(await sort.locator('svg').count());
});
