import { readStatuses, whenReady, whenSettled } from '../support/page-watch.ts';
import { carousel, makeSwapPage } from '../support/swap-page.ts';
import { expect, test, workingCalls } from '../support/test.ts';
import { shownSlide } from '../support/shown-slide.ts';

const content = '<h2>CMS</h2>';

test('data-widget that is set, changed or taken off later mounts and ends', async ({
  page,
  startCms,
  watch,
}) => {
  const cms = await startCms({
    ...workingCalls,
    'GET /page': makeSwapPage({
      body: `<section id="c" data-carousel-id="home">${content}</section>`,
    }),
  });
  await page.goto(`${cms.url}/page`);
  await whenReady(page);
  const set = (value: string | null) =>
    page.locator('#c').evaluate((element, name) => {
      if (name === null) element.removeAttribute('data-widget');
      else element.setAttribute('data-widget', name);
    }, value);
  await set('carousel');
  await expect(page.locator('#c')).toHaveAttribute('data-widget-status', 'mounted');
  await set('subscribe-callout');
  await expect(page.getByRole('textbox', { name: 'Email address' })).toBeVisible();
  await set(null);
  await expect(page.locator('#c')).not.toHaveAttribute('data-widget-status');
  expect(await page.locator('#c').innerHTML()).toBe(content);
  expect(watch.errors).toEqual([]);
  await set('carousell');
  await expect(page.locator('#c')).toHaveAttribute('data-widget-status', 'failed');
  await set('carousel');
  await expect(page.locator('#c')).toHaveAttribute('data-widget-status', 'mounted');
});

test('a page that rewrites the same name, or what a widget drew, changes nothing', async ({
  page,
  startCms,
}) => {
  const cms = await startCms({
    ...workingCalls,
    'GET /page': makeSwapPage({ body: carousel('c', content) }),
  });
  await page.goto(`${cms.url}/page`);
  await whenReady(page);
  await page.getByRole('button', { name: 'Go to slide 3' }).click();
  await page.evaluate(() => {
    document.getElementById('c')?.setAttribute('data-widget', 'carousel');
    document.querySelector('.pmw-carousel__slide')?.setAttribute('data-widget', 'carousel');
  });
  await whenSettled(page);
  await expect(shownSlide(page)).toContainText('Copy of the third slide.');
  await expect(page.locator('.pmw-carousel')).toHaveCount(1);
});

test('what unmount() has left alone stays so when its name is set again', async ({
  page,
  startCms,
}) => {
  const cms = await startCms({
    ...workingCalls,
    'GET /page': makeSwapPage({ body: carousel('c', content) }),
  });
  await page.goto(`${cms.url}/page`);
  await whenReady(page);
  await page.evaluate(() => {
    window.PrivateMarketsWidgets.unmount();
    document.getElementById('c')?.setAttribute('data-widget', 'subscribe-callout');
  });
  await whenSettled(page);
  expect(await readStatuses(page)).toEqual({ c: null });
});
