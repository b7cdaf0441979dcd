import { findAxeProblems } from '../support/axe.ts';
import { measurePage, readMeasures } from '../support/measure.ts';
import { whenReady } from '../support/page-watch.ts';
import { expect, test } from '../support/test.ts';

for (const width of [320, 1280]) {
  test(`never covers the focused element, backwards and forwards, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    // No smooth scrolling: the scroll position is final at once.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/insights');
    await whenReady(page);
    const bar = page.getByRole('region', { name: 'Cookies' });
    await expect(bar).toBeVisible();
    const isCovered = () =>
      page.evaluate(() => {
        const focused = document.activeElement;
        const cookies = document.querySelector('[data-widget="cookie-bar"]');
        if (!focused || !cookies || focused === document.body || cookies.contains(focused))
          return false;
        const { top: edge } = cookies.getBoundingClientRect();
        const { top, bottom, height } = focused.getBoundingClientRect();
        // An element higher than the space above the bar is only partly visible.
        const room = edge - parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
        return (height <= room ? bottom - 2 : top + 24) > edge;
      });
    const covered: string[] = [];
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let step = 0; step < 60; step += 1) {
        await page.keyboard.press(key);
        if (await isCovered()) covered.push(`${key} ${step}`);
      }
    }
    expect(covered).toEqual([]);
  });
}

test('accepting hides it for good, the footer brings it back, by keyboard', async ({
  page,
  watch,
}) => {
  await page.goto('/news');
  await whenReady(page);
  const bar = page.getByRole('region', { name: 'Cookies' });
  expect(await findAxeProblems(page)).toEqual([]);
  await expect(
    bar.getByRole('link', { name: 'Learn More about cookies', exact: true }),
  ).toHaveAttribute('href', '/cookie-policy');
  await bar.getByRole('button', { name: 'Accept' }).click();
  await expect(bar).toBeHidden();
  await measurePage(page);
  await page.reload();
  await whenReady(page);
  await expect(bar).toBeHidden();
  expect((await readMeasures(page)).shift).toBe(0);
  const settings = page.getByRole('link', { name: 'Cookie settings' });
  await settings.focus();
  await page.keyboard.press('Enter');
  await expect(bar.getByRole('button', { name: 'Accept' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(bar).toBeHidden();
  await expect(settings).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.style.cssText)).toBe('');
  expect([watch.errors, watch.warnings, watch.violations]).toEqual([[], [], []]);
});

test('the end of the page can be read above it', async ({ page }) => {
  await page.goto('/news');
  await whenReady(page);
  await expect(page.locator('html')).toHaveAttribute('style', /padding-block-end/);
  await page.evaluate(() => {
    document.documentElement.style.scrollBehavior = 'auto';
    window.scrollTo(0, document.documentElement.scrollHeight);
  });
  const bar = await page.getByRole('region', { name: 'Cookies' }).boundingBox();
  const footer = await page.getByRole('contentinfo').boundingBox();
  expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 1);
});

test('without scripts its words stand at the end of the page, over nothing', async ({
  pageWithoutScript: page,
}) => {
  await page.goto('/news');
  const bar = page.getByRole('region', { name: 'Cookies' });
  await expect(bar).toBeVisible();
  await expect(bar).toHaveCSS('position', 'static');
  await expect(bar.getByRole('button')).toBeHidden();
});

test('is not printed', async ({ page }) => {
  await page.goto('/news');
  await whenReady(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-widget="cookie-bar"]')).toBeHidden();
});

test('every later page is told what was chosen, and can ask for it', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('widget:consent', (event) => {
      const { choice } = (event as CustomEvent<{ choice: string }>).detail;
      const isPage = event.target === document.documentElement;
      Object.assign(window, { heard: { isPage, choice } });
    });
  });
  const readChoice = () =>
    page.evaluate(() => [window.PrivateMarketsWidgets.consent, Reflect.get(window, 'heard')]);
  await page.goto('/news');
  await whenReady(page);
  expect(await readChoice()).toEqual([undefined, undefined]);
  await page.getByRole('button', { name: 'Accept' }).click();
  expect(await readChoice()).toEqual(['accepted', { isPage: false, choice: 'accepted' }]);
  await page.goto('/team');
  await whenReady(page);
  expect(await readChoice()).toEqual(['accepted', { isPage: true, choice: 'accepted' }]);
});
