import { makeCmsPage } from '../support/cms-page.ts';
import { findAxeProblems } from '../support/axe.ts';
import { whenReady } from '../support/page-watch.ts';
import { expect, test } from '../support/test.ts';

const yes = 'Yes, I am an United States Person';
const makePage = (attributes: string) => ({
  'GET /main': { body: '<!doctype html><title>Main site</title><h1>Main site</h1>' },
  'GET /page': makeCmsPage(
    'Funds',
    `<section class="pmw" id="n" data-widget="us-persons-notice" data-main-site="/main" ${attributes}><h2>Important Notice</h2><p>${'Risk. '.repeat(300)}</p>
<button class="pmw-button" type="button" data-answer="us-person">${yes}</button><button class="pmw-button" type="button" data-answer="main-site">No</button></section>`,
  ),
});

test('asks once a session, by keyboard, and is axe clean', async ({ page, startCms, watch }) => {
  const cms = await startCms(makePage('data-open="load"'));
  await page.goto(`${cms.url}/page`);
  const dialog = page.getByRole('alertdialog', { name: 'Important Notice' });
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await expect(dialog).toHaveAccessibleDescription(/^Risk\. Risk\..*Risk\.$/);
  expect(await findAxeProblems(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: yes })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await whenReady(page);
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('#n')).toBeHidden();
  expect([watch.errors, watch.warnings, watch.violations]).toEqual([[], [], []]);
});

test('the other button returns to the main site', async ({ page, startCms }) => {
  const cms = await startCms(makePage('data-open="load"'));
  await page.goto(`${cms.url}/page`);
  await page.getByRole('button', { name: 'No' }).click();
  await page.waitForURL(`${cms.url}/main`);
});

test('its text can be read above its answers at 200 % text and at 400 % zoom', async ({ page }) => {
  await page.goto('/funds');
  const dialog = page.locator('dialog[open]');
  await expect(dialog).toBeVisible();
  for (const { width, height, fontSize } of [
    { width: 390, height: 844, fontSize: '32px' },
    { width: 1280, height: 800, fontSize: '32px' },
    { width: 320, height: 256, fontSize: '16px' },
  ]) {
    await page.setViewportSize({ width, height });
    const covered = await dialog.evaluate((element, size) => {
      document.documentElement.style.fontSize = size;
      return [...element.querySelectorAll('p, h2, h3, button')]
        .filter((each) => {
          each.scrollIntoView({ block: 'center' });
          const { left, top, width: across, height: down } = each.getBoundingClientRect();
          const hit = document.elementFromPoint(left + across / 2, top + down / 2);
          return hit === null || !(each.contains(hit) || hit.contains(each));
        })
        .map((each) => each.textContent);
    }, fontSize);
    expect(covered).toEqual([]);
  }
});
