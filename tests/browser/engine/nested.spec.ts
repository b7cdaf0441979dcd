import { hold, readStatuses, whenReady, whenSettled } from '../support/page-watch.ts';
import { carousel, makeSwapPage } from '../support/swap-page.ts';
import { json } from '../support/foreign-cms.ts';
import { expect, slides, test, workingCalls } from '../support/test.ts';

const inner = carousel('inner', '<h2>CMS inside</h2>');

test('mount points inside a widget that fails live, at whatever moment it fails', async ({
  page,
  startCms,
}) => {
  const cms = await startCms({
    'GET /en-us/slideshow/home': slides,
    'GET /en-us/slideshow/broken': { status: 500, delayMs: 100 },
    'GET /page': makeSwapPage({
      body: `<div id="unknown" data-widget="carousell">${carousel('a', 'CMS a')}</div>
        <div id="unread" data-widget="filter-area" data-source="nonsense">${carousel('b', 'CMS b')}</div>
        <div id="down" data-widget="carousel" data-carousel-id="broken">${carousel('c', 'CMS c')}<div data-widget="tabss" id="deep">${carousel('d', 'CMS d')}</div></div>`,
    }),
  });
  await page.goto(`${cms.url}/page`);
  await whenReady(page);
  // `ready` has waited for the inner ones too.
  expect(await readStatuses(page)).toEqual({
    unknown: 'failed',
    a: 'mounted',
    unread: 'failed',
    b: 'mounted',
    down: 'failed',
    c: 'mounted',
    deep: 'failed',
    d: 'mounted',
  });
});

test('mount points inside a widget that has nothing to show live, and end when it comes', async ({
  page,
  startCms,
  watch,
}) => {
  let isEmpty = true;
  const cms = await startCms({
    ...workingCalls,
    'GET /en-us/slideshow/none': () => (isEmpty ? json({ slides: [] }) : slides),
    'GET /page': makeSwapPage({ body: carousel('outer', inner, 'none') }),
  });
  await page.goto(`${cms.url}/page`);
  await whenReady(page);
  expect(await readStatuses(page)).toEqual({ outer: 'empty', inner: 'mounted' });
  isEmpty = false;
  await page.evaluate(() => window.PrivateMarketsWidgets.mount());
  expect(await readStatuses(page)).toEqual({ outer: 'mounted' });
  await page.evaluate(() => {
    window.PrivateMarketsWidgets.unmount();
  });
  // After unmount() nothing on the page is mounted automatically, not even what was inside.
  await whenSettled(page);
  expect(await page.locator('#inner').innerHTML()).toBe('<h2>CMS inside</h2>');
  expect(await readStatuses(page)).toEqual({ outer: null, inner: null });
  expect(watch.errors).toEqual([]);
});

test('a mount point inside what a widget is going to replace is left alone', async ({
  page,
  startCms,
}) => {
  const cms = await startCms({
    ...workingCalls,
    'GET /en-us/slideshow/outer': slides,
    'GET /page': makeSwapPage({ body: carousel('outer', inner, 'outer') }),
  });
  const release = await hold(page, '**/slideshow/outer');
  await page.goto(`${cms.url}/page`);
  await expect(page.locator('#outer')).toHaveAttribute('data-widget-status', 'loading');
  await whenSettled(page);
  expect(await readStatuses(page)).toEqual({ outer: 'loading', inner: null });
  release();
  await whenReady(page);
  expect(await readStatuses(page)).toEqual({ outer: 'mounted' });
});
