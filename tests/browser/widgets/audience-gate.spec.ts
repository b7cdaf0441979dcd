import { findAxeProblems } from '../support/axe.ts';
import { open } from '../support/page-watch.ts';
import { expect, test } from '../support/test.ts';

test('an answer to the audience gate hides what is for others, whenever it comes, until the gate ends', async ({
  page,
}) => {
  await page.addInitScript(() => {
    sessionStorage.setItem('pmw-us-person', 'yes');
  });
  await open(page, '/funds');
  const list = page.locator('[data-widget=document-list]').getByRole('status');
  const before = await list.textContent();
  await page.getByRole('link', { name: 'Show the documents that are for me' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Who is reading?' });
  await dialog.getByLabel('Country of residence').selectOption('CH');
  await dialog.getByLabel('A private investor').check();
  await dialog.getByLabel('I confirm this.').check();
  expect(await findAxeProblems(page, 'dialog')).toEqual([]);
  await dialog.getByRole('button', { name: 'Show documents' }).click();
  await expect(dialog).toBeHidden();
  await expect(list).not.toHaveText(before ?? '');
  await page.evaluate(() => {
    for (const [name, value] of [
      ['data-audience', 'professional'],
      ['data-audience', 'retail unknown'],
      ['data-audience-country', 'de CH'],
      ['data-audience-country', 'DE'],
    ] as const) {
      const late = document.createElement('p');
      late.setAttribute(name, value);
      late.textContent = `For ${value}`;
      document.body.append(late);
    }
  });
  const late = page.locator('body > p');
  await expect(late.filter({ visible: true })).toHaveText(['For retail unknown', 'For de CH']);
  await page.evaluate(() => window.PrivateMarketsWidgets.unmount());
  await expect(late.filter({ visible: true })).toHaveCount(4);
});
