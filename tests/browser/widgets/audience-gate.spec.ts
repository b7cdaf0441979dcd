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

test('a gate that asks only for the country leaves documents for every kind of investor, and hides none of the page @night', async ({
  page,
}) => {
  await page.addInitScript(() => {
    sessionStorage.setItem('pmw-us-person', 'yes');
  });
  // Answered when the site still asked for both.
  await page
    .context()
    .addCookies([{ name: 'pmw-audience', value: 'retail%20CH', domain: '127.0.0.1', path: '/' }]);
  await page.route('**/funds', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html
      .replace(/<fieldset class="pmw-audience-gate__kinds">[^]*?<\/fieldset>/, '')
      .replaceAll(/<p class="pmw-audience-gate__terms"[^]*?<\/p>/g, '')
      .replace('</main>', '<p data-audience="professional">For professionals</p></main>');
    await route.fulfill({ response, body });
  });
  await open(page, '/funds');
  const list = page.locator('[data-widget=document-list]').getByRole('status');
  await expect(list).toContainText('documents');
  await expect(page.getByText('For professionals')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Audience/ })).toBeVisible();
  await page.getByRole('link', { name: 'Who is reading?' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Who is reading?' });
  await expect(dialog.getByLabel('Country of residence')).toHaveValue('CH');
  await dialog.getByLabel('Country of residence').selectOption('DE');
  await dialog.getByLabel('I confirm this.').check();
  await dialog.getByRole('button', { name: 'Show documents' }).click();
  await expect(page.getByRole('button', { name: /^Audience/ })).toBeVisible();
  await expect(page.getByText('For professionals')).toBeVisible();
});
