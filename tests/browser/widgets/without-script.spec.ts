import { expect, test } from '../support/test.ts';

// Each part of a page in a browser that runs no script; its words are compared on every page by
// `pages/every-page.spec.ts`.

test('without JavaScript an article plays, shares by links and draws how far it is read', async ({
  pageWithoutScript: page,
}) => {
  await page.goto('/article');
  await expect(page.locator('[data-widget=audio] audio[controls]')).toBeVisible();
  await expect(page.locator('[data-widget=video] video[controls]')).toBeVisible();
  const bar = page.locator('[data-widget=share-bar]');
  await expect(bar.getByRole('button')).toHaveCount(0);
  await expect(bar.getByRole('link')).toHaveText([/mail/, /LinkedIn/, /on X/, /Download/i]);
  await page.mouse.wheel(0, 100_000);
  const line = page.locator('.pmw-reading-progress');
  await expect.poll(async () => (await line.boundingBox())?.x).toBe(0);
});

test('without JavaScript the header has links, the cookie bar ends the page, and the form searches', async ({
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
  const panels = page.locator('#site-search, #site-menu, #portal-login');
  await expect(panels).toHaveCount(3);
  for (const panel of await panels.all()) await expect(panel).toBeHidden();
  const bar = page.getByRole('region', { name: 'Cookies' });
  await expect(bar).toBeVisible();
  await expect(bar).toHaveCSS('position', 'static');
  await expect(bar.getByRole('button')).toBeHidden();

  await page.goto('/search');
  const form = page.getByRole('main').getByRole('search');
  await form.getByRole('searchbox', { name: 'Search' }).fill('"two" words');
  await form.getByRole('button', { name: 'Submit' }).click();
  expect(new URL(page.url()).searchParams.get('searchtext')).toBe('"two" words');
  await expect(form.getByRole('searchbox')).toHaveValue('"two" words');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
});
