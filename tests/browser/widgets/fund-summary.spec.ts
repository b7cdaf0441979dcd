import { type Page } from '@playwright/test';
import { whenReady } from '../support/page-watch.ts';
import { expect, test } from '../support/test.ts';

const fund = (page: Page, name: string) => page.getByRole('group', { name });

/** NAV and its date as the funds of the sample site show them first. */
const shown: readonly (readonly [string, string, string])[] = [
  ['Alderfen Global Credit Fund', '$26.84', '11/30/2022'],
  ['Alderfen Infrastructure Income', '118,07\u00a0€', '30.11.2022'],
  ['Alderfen Australasian Property', '$1.44', '30/11/2022'],
  ['Alderfen Japan Buyout Access', '¥12,845', '30.11.2022'],
];

for (const timezoneId of ['America/New_York', 'Pacific/Auckland']) {
  test(`NAV and NAV date are those of the currency in ${timezoneId}, never a day off`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ timezoneId, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await page.goto('/funds');
    await whenReady(page);
    for (const [name, nav, date] of shown) {
      await expect(fund(page, name).getByRole('cell').nth(0)).toHaveText(nav);
      await expect(fund(page, name).getByRole('cell').nth(1)).toHaveText(date);
    }
    const credit = fund(page, 'Alderfen Global Credit Fund');
    // Its date is a /Date(…)/.
    await credit.getByRole('combobox', { name: 'Share class' }).selectOption('Class W · GBP');
    await expect(credit.getByRole('cell').nth(1)).toHaveText('30.11.2022');
    await context.close();
  });
}

test('paper shows the figures of all share classes', async ({ page }) => {
  await page.goto('/funds');
  await whenReady(page);
  const credit = fund(page, 'Alderfen Global Credit Fund');
  await expect(credit.getByRole('row')).toHaveCount(2);
  await page.emulateMedia({ media: 'print' });
  await expect(credit.getByRole('combobox')).toBeHidden();
  await expect(credit.getByRole('row')).toHaveCount(5);
  await expect(credit.getByRole('rowheader')).toHaveText([
    'Class I · USD',
    'Class A · USD',
    'Class I · EUR',
    'Class W · GBP',
  ]);
});

test('figures are boxes with labels where it is narrow, and nothing is cut off', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/funds');
  await whenReady(page);
  const credit = fund(page, 'Alderfen Global Credit Fund');
  const cell = credit.getByRole('cell').nth(2);
  await expect(cell).toHaveText('$1,000,000.00');
  expect(await cell.evaluate((box) => getComputedStyle(box, '::before').content)).toContain(
    'Minimum investment',
  );
  await expect(credit.getByRole('columnheader', { name: 'Minimum investment' })).toHaveCount(1);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});
