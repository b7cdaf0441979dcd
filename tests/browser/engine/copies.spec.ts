import { policyOfLibraries } from '../support/libraries.ts';
import { whenReady } from '../support/page-watch.ts';
import { carousel, makeSwapPage } from '../support/swap-page.ts';
import { expect, slides, test, workingCalls } from '../support/test.ts';
import { shownSlide } from '../support/shown-slide.ts';

const content = '<h2>From the CMS</h2>';

/** In a copy the call fails, which shows the content that it started with. */
const onceWorking = () => {
  let count = 0;
  return () => {
    count += 1;
    return count === 1 ? slides : { status: 500 };
  };
};

test('a copy of a mounted element mounts and works on its own', async ({
  page,
  startCms,
  watch,
}) => {
  const cms = await startCms({
    ...workingCalls,
    'GET /page': makeSwapPage({ body: carousel('c', content) }),
  });
  await page.goto(`${cms.url}/page`);
  await whenReady(page);
  await page.evaluate(() => {
    const copy = document.getElementById('c')?.cloneNode(true) as Element;
    copy.id = 'copy';
    document.body.append(copy);
  });
  await expect(page.locator('#copy')).toHaveAttribute('data-widget-status', 'mounted');
  await page.locator('#copy').getByRole('button', { name: 'Next slide' }).click();
  await expect(shownSlide(page.locator('#copy'))).toContainText('Copy of the second slide.');
  await expect(shownSlide(page.locator('#c'))).toContainText('Copy of the first slide.');
  await expect(page.locator('#copy .pmw-carousel')).toHaveCount(1);
  expect([watch.errors, watch.uncaught]).toEqual([[], []]);
});

test('a copy kept as text and put back in a later visit begins without what was drawn', async ({
  page,
  startCms,
}) => {
  const cms = await startCms(
    {
      'GET /en-us/slideshow/home': onceWorking(),
      'GET /page': makeSwapPage({ body: carousel('c', content) }),
      'GET /later': makeSwapPage({ body: '<main></main>' }),
    },
    policyOfLibraries,
  );
  await page.goto(`${cms.url}/page`);
  await whenReady(page);
  const html = await page.locator('#c').evaluate((element) => element.outerHTML);
  await page.goto(`${cms.url}/later`);
  await whenReady(page);
  await page.evaluate((text) => {
    document.body.innerHTML = text; // eslint-disable-line no-restricted-syntax -- as such a page does
  }, html);
  await expect(page.locator('#c')).toHaveAttribute('data-widget-status', 'failed');
  expect(await page.locator('#c').innerHTML()).toBe('');
});

test('a copy made before the original mounts, or while it loads, mounts too', async ({
  page,
  startCms,
  watch,
}) => {
  const cms = await startCms({
    'GET /en-us/slideshow/home': { ...slides, delayMs: 300 },
    'GET /page': makeSwapPage({ body: carousel('c', content) }),
  });
  await page.goto(`${cms.url}/page`);
  await expect(page.locator('#c')).toHaveAttribute('data-widget-status', 'loading');
  await page.evaluate(() => {
    const copy = document.getElementById('c')?.cloneNode(true) as Element;
    copy.id = 'copy';
    document.body.append(copy);
  });
  await expect(page.locator('#copy')).toHaveAttribute('data-widget-status', 'mounted');
  await expect(page.locator('#c')).toHaveAttribute('data-widget-status', 'mounted');
  expect(watch.errors).toEqual([]);
});
