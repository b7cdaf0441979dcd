import { makeCmsPage } from '../support/cms-page.ts';
import { findAxeProblems } from '../support/axe.ts';
import { json } from '../support/foreign-cms.ts';
import { whenReady } from '../support/page-watch.ts';
import { expect, test } from '../support/test.ts';

const page1 = (variant: string) =>
  makeCmsPage(
    'Letter',
    `<h2>News</h2><section id="s" data-widget="subscribe-callout" data-variant="${variant}"><p>CMS</p></section>`,
  );

for (const variant of ['callout', 'tile']) {
  test(`${variant}: from the first key to the thanks by keyboard alone, axe clean in every state`, async ({
    page,
    startCms,
    watch,
  }) => {
    let count = 0;
    const cms = await startCms({
      'GET /page': page1(variant),
      'POST /en-us/signup': () => {
        count += 1;
        return json({ IsSuccessStatusCode: count > 1, message: 'Please <b>confirm</b>.' });
      },
    });
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(`${cms.url}/page`);
    await whenReady(page);
    expect(await findAxeProblems(page)).toEqual([]);
    await page.keyboard.press('Tab');
    await page.keyboard.type('reader@pension.example');
    await page.keyboard.press('Enter');
    const box = page.getByRole('textbox', { name: 'Email address' });
    await expect(page.getByRole('alert')).toHaveText('Please enter a valid email address.');
    await expect(box).toBeFocused();
    await expect(box).toHaveValue('reader@pension.example');
    await expect(box).toHaveAccessibleDescription(/Please enter a valid email address/);
    expect(await findAxeProblems(page)).toEqual([]);
    await page.keyboard.press('Enter');
    const status = page.getByRole('status');
    // The message is text, not HTML.
    await expect(status).toContainText('Please <b>confirm</b>.');
    await expect(page.getByText('Thank you for subscribing')).toBeFocused();
    await expect(box).toBeHidden();
    expect(await findAxeProblems(page)).toEqual([]);
    expect([watch.errors, watch.violations]).toEqual([[], []]);
  });
}

test('says what is no address in its own drawn field, not in the browser’s bubble', async ({
  page,
  startCms,
}) => {
  const cms = await startCms({ 'GET /page': page1('callout') });
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`${cms.url}/page`);
  await whenReady(page);
  const box = page.getByRole('textbox');
  const button = page.getByRole('button', { name: 'Subscribe' });
  const before = await button.boundingBox();
  await box.fill('nobody');
  await page.keyboard.press('Enter');
  const error = page.getByRole('alert');
  await expect(error).toHaveText('Please enter a valid email address.');
  await expect(error).toHaveCSS('font-size', '14px');
  await expect(error).toHaveCSS('line-height', '22px');
  await expect(box).toBeFocused();
  await expect(box).toHaveAccessibleDescription(/valid email address/);
  await expect(box).toHaveCSS('box-shadow', /0px 0px 0px 1px inset.*5px 0px 0px 0px inset/);
  // A bubble stands only where the browser checks the form.
  expect(await page.locator('form').evaluate((form: HTMLFormElement) => form.noValidate)).toBe(
    true,
  );
  expect(await button.boundingBox()).toEqual(before);
  expect(cms.requests.some((request) => request.includes('signup'))).toBe(false);
});

test('keeps what the visitor typed into the CMS’s own form before', async ({ page, startCms }) => {
  const { body } = page1('callout');
  const form = '<form><label>Email <input type="email" name="email" id="cms"></label></form>';
  const cms = await startCms({ 'GET /page': { body: body.replace('<p>CMS</p>', form) } });
  let release: () => void = () => undefined;
  const isTyped = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/widgets.js', async (route) => {
    await isTyped;
    await route.continue();
  });
  await page.goto(`${cms.url}/page`, { waitUntil: 'commit' });
  await page.locator('#cms').fill('early@pension.example');
  release();
  await whenReady(page);
  // The visitor is still in the form.
  await expect(page.locator('#cms')).toBeFocused();
  await page.locator('#cms').blur();
  const box = page.getByRole('textbox', { name: 'Email address' });
  await expect(box).toHaveValue('early@pension.example');
  await expect(box).not.toHaveAttribute('id', 'cms');
});
