import { expectNoShift, measurePage } from '../support/measure.ts';
import { expectNoFault, open } from '../support/page-watch.ts';
import { expect, test } from '../support/test.ts';

test('never covers the focused element, backwards and forwards, at 320 and 1280 px', async ({
  page,
}) => {
  // No smooth scrolling: the scroll position is final at once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/insights');
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
  const isCovered = () =>
    page.evaluate(() => {
      const { activeElement: focused, body, documentElement } = document;
      const cookies = document.querySelector('[data-widget="cookie-bar"]');
      if (!focused || !cookies || focused === body || cookies.contains(focused)) return false;
      const { top: edge } = cookies.getBoundingClientRect();
      const { top, bottom, height } = focused.getBoundingClientRect();
      // An element higher than the space above the bar is only partly visible.
      const room = edge - parseFloat(getComputedStyle(documentElement).scrollPaddingTop);
      return (height <= room ? bottom - 2 : top + 24) > edge;
    });
  const covered: string[] = [];
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 640 });
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let step = 0; step < 30; step += 1) {
        await page.keyboard.press(key);
        if (await isCovered()) covered.push(`${key} ${step} at ${width} px`);
      }
    }
  }
  expect(covered).toEqual([]);
});

test('leaves the end of the page free and is not printed; accepted, it is gone on later pages, which are told', async ({
  page,
  watch,
}) => {
  await page.addInitScript(() => {
    document.addEventListener('widget:consent', (event) => {
      const { choice } = (event as CustomEvent<{ choice: string }>).detail;
      const isPage = event.target === document.documentElement;
      Object.assign(window, { heard: { isPage, choice } });
    });
  });
  const readChoice = () =>
    page.evaluate(() => {
      const heard: unknown = Reflect.get(window, 'heard');
      return [window.PrivateMarketsWidgets.consent, heard];
    });
  await measurePage(page);
  await open(page, '/news');
  const bar = page.getByRole('region', { name: 'Cookies' });
  await expect(page.locator('html')).toHaveAttribute('style', /padding-block-end/);
  await page.evaluate(() => {
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  });
  const footer = await page.getByRole('contentinfo').boundingBox();
  const end = (footer?.y ?? NaN) + (footer?.height ?? NaN);
  expect(end).toBeLessThanOrEqual(((await bar.boundingBox())?.y ?? NaN) + 1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-widget="cookie-bar"]')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  expect(await readChoice()).toEqual([undefined, undefined]);
  await bar.getByRole('button', { name: 'Accept' }).click();
  await expect(bar).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.style.cssText)).toBe('');
  expect(await readChoice()).toEqual(['accepted', { isPage: false, choice: 'accepted' }]);
  await open(page, '/team');
  expect(await readChoice()).toEqual(['accepted', { isPage: true, choice: 'accepted' }]);
  await expect(bar).toBeHidden();
  await expectNoShift(page);
  expectNoFault(watch);
});
