import { type Locator } from '@playwright/test';
import { findAxeProblems } from '../support/axe.ts';
import { hold, open, whenReady } from '../support/page-watch.ts';
import { expect, test } from '../support/test.ts';
import { sampleOf } from '../../setup/test-length.ts';

const readBox = (element: Locator) => element.evaluate((node) => node.getBoundingClientRect());
/** On the page, however far it is scrolled. */
const readTop = (element: Locator) =>
  element.evaluate((node) => node.getBoundingClientRect().top + scrollY);

test('the market overview asks the browser to check the email, and posts it; the empty target of its event manager does nothing harmful', async ({
  page,
}) => {
  await page.goto('/market-overview');
  const email = page.getByPlaceholder('Your Email');
  await email.fill('not an address');
  await page.getByRole('button', { name: 'Enter', exact: true }).click();
  await expect(page).toHaveURL(/\/market-overview$/);
  await page.getByRole('link', { name: 'Connect with our event manager' }).click();
  await expect(email).toHaveValue('not an address');
  await email.fill('guest@pension.example');
  await page.getByRole('button', { name: 'Enter', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you');
  await page.getByRole('link', { name: 'Watch the presentation' }).click();
  await expect(page).toHaveURL(/\/market-overview\/live$/);
});

test('a wrong address is told as such, with the search in the first window', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  expect((await page.goto('/no-such-page'))?.status()).toBe(404);
  await whenReady(page);
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(page.getByRole('main').getByRole('combobox')).toBeInViewport({ ratio: 1 });
  }
  expect(await findAxeProblems(page)).toEqual([]);
});

test('axe finds nothing on the page of the terms @night', async ({ page }) => {
  await open(page, '/terms-of-use');
  expect(await findAxeProblems(page)).toEqual([]);
});

const withForms = [
  ['/market-overview', 'Enter', 'Enter your email address.'],
  ['/login', 'Log in', 'Enter your user name.'],
  ['/product-landing', 'Ask to be contacted', 'Enter your first name.'],
] as const;
for (const [address, submit, message] of sampleOf(withForms, 1)) {
  for (const hasScript of [true, false]) {
    const bubble = hasScript ? 'in place of the browser’s bubble' : 'without the script too';
    // Without the script the stylesheet knows only that something is wrong.
    const words = hasScript ? message : message.replace(/your email/, 'a valid email');
    test(`${address}: a box left empty says so in the page's own words below it, ${bubble}, and nothing moves`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      if (!hasScript) await page.route('**/widgets.js', (route) => route.abort());
      await (hasScript ? open(page, address) : page.goto(address));
      const main = page.getByRole('main');
      const said = main.getByText(words, { exact: true });
      const button = main.getByRole('button', { name: submit, exact: true });
      await expect(said).toBeHidden();
      await button.scrollIntoViewIfNeeded();
      const before = await readTop(button);
      const bubbles = page.evaluate(
        () =>
          new Promise<boolean>((resolve) => {
            const onInvalid = (event: Event) => setTimeout(() => resolve(!event.defaultPrevented));
            document.addEventListener('invalid', onInvalid, { capture: true, once: true });
          }),
      );
      await button.click();
      expect(await bubbles).toBe(!hasScript);
      await expect(said).toBeVisible();
      const box = main.locator('input:user-invalid').first();
      await expect(box).toBeFocused();
      await expect(box).toHaveAccessibleDescription(words);
      await expect(box).toHaveCSS('box-shadow', /inset.*inset/);
      await expect(said).toHaveCSS('font-size', '13px');
      await expect(said).toHaveCSS('line-height', '20px');
      expect(await readTop(button)).toBe(before);
      // Read at once: the page may still scroll.
      const [gap, ring] = await said.evaluate((words) => {
        const message = words.getBoundingClientRect();
        const field = document.querySelector('main input:user-invalid') ?? document.body;
        const { top, bottom } = field.getBoundingClientRect();
        const { outlineOffset, outlineWidth } = getComputedStyle(field);
        return [
          Math.max(top - message.bottom, message.top - bottom),
          parseFloat(outlineOffset) + parseFloat(outlineWidth),
        ];
      });
      // Clear of the ring around the box.
      expect(gap - ring).toBeGreaterThanOrEqual(2);
      expect(await findAxeProblems(page, 'main form:has(:user-invalid)')).toEqual([]);
    });
  }
}

test('the first result of a search stands in the first window, on a phone and on a desktop', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/search?searchtext=credit');
  const result = page.getByRole('tabpanel').getByRole('listitem').first();
  await expect(result).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(result).toBeInViewport({ ratio: 1 });
});

for (const viewport of sampleOf(
  [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ],
  1,
)) {
  test(`${viewport.width} px: a film that plays is as wide as its section, without bars, and begins where its picture did`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await open(page, '/careers');
    const section = page.locator('.site-film-section');
    const before = await readTop(section);
    const words = section.getByRole('heading');
    const wordsBefore = await readTop(words);
    await section.getByRole('button', { name: /^Play/ }).click();
    const film = section.locator('video');
    await expect(film).toBeFocused();
    const { width } = await readBox(section);
    const shown = await readBox(film);
    expect(shown.width).toBe(width);
    expect(shown.height).toBeCloseTo((width * 9) / 16, 0);
    expect(await readTop(section)).toBe(before);
    // In a wide window its picture is the film's alone.
    if (viewport.width < 600) expect(await readTop(words)).toBe(wordsBefore);
  });

  test(`${viewport.width} px: a link to the clips shows nothing of the film before them, and marks them in the bar`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await open(page, '/market-overview/replay#clips');
    const bar = page.getByRole('navigation', { name: 'On this page' });
    await expect(bar.locator('[aria-current]')).toHaveText('Clips');
    const { bottom } = await readBox(bar);
    expect((await readBox(page.locator('#clips'))).top).toBeLessThanOrEqual(bottom);
  });
}

test('the replay plays from the first window of its page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/market-overview/replay');
  const link = page.getByRole('link', { name: 'Watch the full replay' });
  await expect(link).toBeInViewport({ ratio: 1 });
  await link.click();
  const film = page.getByRole('dialog', { name: 'Watch the full replay' }).locator('video');
  await expect
    .poll(async () => await film.evaluate((video: HTMLVideoElement) => video.paused))
    .toBe(false);
});

test('the contact form is posted as it is filled in, and a page of the site answers @night', async ({
  page,
}) => {
  await open(page, '/product-landing');
  const main = page.getByRole('main');
  for (const label of ['First name', 'Last name', 'Company', 'Title']) {
    await main.getByLabel(label).fill('Ann');
  }
  await main.getByLabel('Email').fill('ann@pension.example');
  await main.getByLabel('Relationship').selectOption('Press');
  const request = page.waitForRequest('**/contact');
  await main.getByRole('button', { name: 'Ask to be contacted' }).click();
  expect((await request).postData()).toContain('email=ann%40pension.example');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you');
  await expect(page.getByRole('banner')).toBeVisible();
});

test('log-in posts the form with its token, which the server accepts', async ({ page }) => {
  await page.goto('/login');
  const main = page.getByRole('main');
  await main.getByLabel('User name').fill('trustee');
  await main.getByLabel('Password').fill('secret');
  await main.getByRole('checkbox').check();
  const answer = page.waitForResponse((response) => response.request().method() === 'POST');
  await main.getByRole('button', { name: 'Log in' }).click();
  expect([new URL((await answer).url()).pathname, (await answer).status()]).toEqual([
    '/en-us/login',
    200,
  ]);
});

test('the links of the header stay where they are when the font of the page comes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  const release = await hold(page, '**/*.woff2');
  await page.goto('/insights', { waitUntil: 'domcontentloaded' });
  await whenReady(page);
  const readEdges = () =>
    page
      .locator('.site-header__link')
      .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().left)));
  const before = await readEdges();
  release();
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => document.fonts.check("16px 'Inter Variable'"))).toBe(true);
  expect(await readEdges()).toEqual(before);
});
