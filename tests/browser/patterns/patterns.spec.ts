import { type Locator, type Page } from '@playwright/test';
import { refuseAddresses } from '../support/refused-addresses.ts';
import { whenReady } from '../support/page-watch.ts';
import { expect, test } from '../support/test.ts';

// The behaviours that the ARIA Authoring Practices document for each pattern, with real keys on the site's pages.

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await whenReady(page);
  await page.getByRole('button', { name: 'Accept' }).click();
}

const isModal = (dialog: Locator) => dialog.evaluate((element) => element.matches(':modal'));

/** Tab from the last control goes to the first, Shift+Tab goes back. */
async function expectRound(page: Page, dialog: Locator): Promise<void> {
  const controls = dialog.locator('a[href]:visible, button:visible');
  await controls.last().focus();
  await page.keyboard.press('Tab');
  await expect(controls.first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(controls.last()).toBeFocused();
}

test('alert: what is wrong with an address is in an alert', async ({ page }) => {
  await open(page, '/');
  const callout = page.locator('[data-widget=subscribe-callout]').first();
  await refuseAddresses(page);
  await callout.getByRole('textbox').fill('reader@pension.example');
  await page.keyboard.press('Enter');
  await expect(callout.getByRole('alert')).not.toBeEmpty();
});

test('alert dialog: the notice is named, described and modal; Tab goes round, Escape closes', async ({
  page,
}) => {
  await page.goto('/funds');
  const notice = page.getByRole('alertdialog', { name: 'Important Notice' });
  await expect(notice).toBeVisible();
  await expect(notice).toHaveAccessibleDescription(/United States/);
  expect(await isModal(notice)).toBe(true);
  await expectRound(page, notice);
  await page.keyboard.press('Escape');
  await expect(notice).toHaveCount(0);
});

test('breadcrumb: a named navigation whose last step is the present page', async ({ page }) => {
  await open(page, '/team');
  const steps = page.getByRole('navigation', { name: 'Breadcrumb' }).locator('li');
  await expect(steps.last()).toHaveAttribute('aria-current', 'page');
});

test('button and link: reached by Tab, named, pressed by Enter and Space, icons not read out', async ({
  page,
}) => {
  await open(page, '/');
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  await page.locator('[data-modal="#portal-login"]').focus();
  await page.keyboard.press('Tab');
  await expect(menu).toBeFocused();
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key);
    await expect(menu).toHaveAttribute('aria-expanded', key === 'Enter' ? 'true' : 'false');
  }
  const heard = await page
    .locator('button svg, a svg')
    .evaluateAll((signs) => signs.filter((sign) => sign.closest('[aria-hidden=true]') === null));
  expect(heard).toEqual([]);
  const logo = page.locator('header').getByRole('link', { name: /Alderfen/ });
  await logo.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(logo).toBeFocused();
  const network = page.getByRole('link', { name: 'LinkedIn' });
  await expect(network).toHaveCount(1);
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await skip.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#main$/);
});

test('carousel: roles, names, live region, and its controls by keyboard', async ({ page }) => {
  // The pointer is off the slides: over them it would hold the autoplay.
  await page.goto('/');
  await whenReady(page);
  const hero = page.locator('[data-widget=carousel]').first();
  const region = hero.getByRole('region').first();
  await expect(region).toHaveAttribute('aria-roledescription', 'carousel');
  await expect(region).not.toHaveAccessibleName('');
  const slides = hero.locator('[aria-roledescription=slide]');
  const total = await slides.count();
  await expect(slides.first()).toHaveRole('group');
  await expect(slides.first()).toHaveAttribute('aria-label', `1 of ${total}`);
  const list = slides.first().locator('..');
  await expect(list).toHaveAttribute('aria-live', 'off');
  const previous = hero.getByRole('button', { name: 'Previous slide' });
  await expect(previous).toHaveAttribute('aria-controls', (await list.getAttribute('id')) ?? '');
  const next = hero.getByRole('button', { name: 'Next slide' });
  const pause = hero.getByRole('button', { name: /Pause|Play/ });
  await pause.focus();
  for (const [key, name] of [
    ['Enter', 'Play slideshow'],
    ['Space', 'Pause slideshow'],
    ['Space', 'Play slideshow'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(pause).toHaveAccessibleName(name);
  }
  await expect(list).toHaveAttribute('aria-live', 'polite');
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(hero.getByRole('group', { name: `2 of ${total}` })).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(previous).toBeFocused();
  await page.keyboard.press('Space');
  await expect(hero.getByRole('group', { name: `1 of ${total}` })).toBeVisible();
  await next.focus();
  await page.keyboard.press('Tab');
  await expect(slides.first().getByRole('link').first()).toBeFocused();
});

test('checkbox: a named group of boxes that Tab reaches and Space toggles', async ({ page }) => {
  await open(page, '/thought-leadership');
  const menu = page.locator('.pmw-filter-area button[aria-expanded=false]:visible').first();
  await menu.focus();
  await page.keyboard.press('Enter');
  const group = page.locator('.pmw-filter-area').getByRole('group').first();
  await expect(group).not.toHaveAccessibleName('');
  const boxes = group.getByRole('checkbox');
  await expect(boxes.first()).not.toHaveAccessibleName('');
  await page.keyboard.press('Tab');
  await expect(boxes.first()).toBeFocused();
  await page.keyboard.press('Space');
  await expect(boxes.first()).toBeChecked();
  await page.keyboard.press('Space');
  await expect(boxes.first()).not.toBeChecked();
  await page.keyboard.press('Tab');
  await expect(boxes.nth(1)).toBeFocused();
});

test('dialog: named and modal; Tab goes round, Escape closes, the opener has the focus again', async ({
  page,
}) => {
  await open(page, '/');
  const opener = page.locator('[data-modal="#portal-login"]');
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Portal Login' });
  expect(await isModal(dialog)).toBe(true);
  await expectRound(page, dialog);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('disclosure: Tab reaches the button, Enter and Space toggle what it controls, Escape closes', async ({
  page,
}) => {
  await open(page, '/team');
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  const panel = page.locator('#site-menu');
  await expect(menu).toHaveAttribute('aria-controls', 'site-menu');
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(panel).toBeVisible();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('link').first()).toBeFocused();
  await expect(panel.locator('[aria-current=page]')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(menu).toBeFocused();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Space');
  await expect(panel).toBeVisible();
  // Each card has boundaries that a reading cursor can go along.
  const people = page.locator('[data-widget=filter-area]').getByRole('article');
  await expect(people).toHaveCount(14);
});

test('disclosure: arrows, Home and End go along the links of the header and of its open panel', async ({
  page,
}) => {
  await open(page, '/team');
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  const entries = page.locator('#site-menu').getByRole('link');
  const header = page.locator('header');
  const logo = header.getByRole('link', { name: /Alderfen/ });
  const search = header.getByRole('button', { name: 'Search' });
  await logo.focus();
  const press = async (key: string, expected: Locator) => {
    await page.keyboard.press(key);
    await expect(expected).toBeFocused();
  };
  await press('ArrowRight', search);
  await press('ArrowLeft', logo);
  await press('ArrowDown', search);
  await press('End', menu);
  await press('ArrowDown', menu);
  await page.keyboard.press('Enter');
  await press('ArrowDown', entries.first());
  await press('ArrowRight', entries.nth(1));
  await press('ArrowUp', entries.first());
  await press('ArrowLeft', entries.first());
  await press('End', entries.last());
  await press('Home', entries.first());
  await press('Escape', menu);
  await press('ArrowUp', page.locator('[data-modal="#portal-login"]').first());
  await press('Home', logo);
});

test('listbox: its button, its list and its options say what they are', async ({ page }) => {
  await page.goto('/funds');
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Accept' }).click();
  const button = page.getByRole('button', { name: /^Type/ });
  await expect(button).toHaveAttribute('aria-haspopup', 'listbox');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  const list = page.getByRole('listbox', { name: 'Type' });
  await expect(list).toBeFocused();
  await expect(list).toHaveAttribute('tabindex', '0');
  const options = list.getByRole('option');
  const expectActive = async (option: Locator) => {
    await expect(list).toHaveAttribute(
      'aria-activedescendant',
      (await option.getAttribute('id')) ?? '',
    );
    await expect(list.getByRole('option', { selected: true })).toHaveCount(1);
    await expect(option).toHaveAttribute('aria-selected', 'true');
  };
  await expectActive(options.first());
  // The tick of the chosen one is for the eye.
  await expect(options.first().locator('svg')).toHaveAttribute('aria-hidden', 'true');
  await page.keyboard.press('ArrowDown');
  await expectActive(options.nth(1));
});

test('table: a named table of rows with headers; the sorted column says so, its sign is unheard', async ({
  page,
}) => {
  await page.goto('/funds');
  await page.getByRole('button', { name: 'Close' }).click();
  const list = page.locator('[data-widget=document-list]').first();
  const table = list.getByRole('table');
  await expect(table).not.toHaveAccessibleName('');
  await expect(table).toHaveAccessibleDescription(/documents$/);
  await expect(table.getByRole('rowgroup')).toHaveCount(2);
  expect(await table.getByRole('row').count()).toBeGreaterThan(2);
  expect(await table.getByRole('columnheader').count()).toBeGreaterThan(2);
  expect(await table.getByRole('cell').count()).toBeGreaterThan(5);
  const sort = table.getByRole('button', { name: /^Sort by/ });
  const sorted = table.locator('[aria-sort]');
  for (const [index, direction] of [
    [0, 'ascending'],
    [0, 'descending'],
    [1, 'ascending'],
  ] as const) {
    await sort.nth(index).click();
    await expect(sorted).toHaveCount(1);
    await expect(sorted).toHaveAttribute('aria-sort', direction);
  }
  const signs = await sort
    .locator('svg')
    .evaluateAll((found) => found.map((sign) => sign.getAttribute('aria-hidden')));
  expect(signs.length).toBeGreaterThan(0);
  expect(signs.every((hidden) => hidden === 'true')).toBe(true);
});

test('tabs: roles, names and states; arrows, Home and End choose, Tab goes into the panel', async ({
  page,
}) => {
  await open(page, '/product-interior');
  const list = page.getByRole('tablist');
  await expect(list).not.toHaveAccessibleName('');
  const tabs = list.getByRole('tab');
  const expectChosen = async (index: number) => {
    const tab = tabs.nth(index);
    await expect(tab).toBeFocused();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(list.locator('[aria-selected=true]')).toHaveCount(1);
    await expect(list.locator('[role=tab]:not([tabindex="-1"])')).toHaveCount(1);
    const panel = page.locator(`#${(await tab.getAttribute('aria-controls')) ?? ''}`);
    await expect(panel).toBeVisible();
    await expect(panel).toHaveRole('tabpanel');
    await expect(panel).toHaveAccessibleName((await tab.textContent())?.trim() ?? '');
    return panel;
  };
  await tabs.first().focus();
  const last = (await tabs.count()) - 1;
  for (const [key, index] of [
    ['ArrowRight', 1],
    ['ArrowLeft', 0],
    ['ArrowLeft', last],
    ['ArrowRight', 0],
    ['End', last],
    ['Enter', last],
    ['Space', last],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expectChosen(index);
  }
  const panel = await expectChosen(0);
  await page.keyboard.press('Tab');
  const isInside = await panel.evaluate((element) => element.contains(document.activeElement));
  expect(isInside).toBe(true);
});
