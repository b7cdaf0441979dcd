import { makeCmsPage } from '../support/cms-page.ts';
import { readStatuses, whenReady } from '../support/page-watch.ts';
import { expect, linkTag, makePage, scriptTag, test } from '../support/test.ts';

const isJson = { type: 'application/json' };

test.describe('a slideshow answer of', () => {
  test('no slides is no error: the CMS content stays', async ({ page, startCms, watch }) => {
    const cms = await startCms({
      'GET /page': makePage(linkTag + scriptTag),
      'GET /en-us/slideshow/home': { ...isJson, body: '{"slides":[]}' },
    });
    await page.goto(`${cms.url}/page`);
    await whenReady(page);
    expect(await readStatuses(page)).toEqual({ c: 'empty', s: 'mounted' });
    await expect(page.getByRole('heading', { name: 'From the CMS' })).toBeVisible();
    expect(watch.errors).toEqual([]);
  });

  test('one bad slide drops that slide and says so', async ({ page, startCms, watch }) => {
    const cms = await startCms({
      'GET /page': makePage(linkTag + scriptTag),
      'GET /en-us/slideshow/home': {
        ...isJson,
        body: '{"slides":[{"headline":"One"},"two",{"headline":"Three"}]}',
      },
    });
    await page.goto(`${cms.url}/page`);
    await whenReady(page);
    await expect(page.getByRole('button', { name: /Go to slide/ })).toHaveCount(2);
    expect(watch.errors).toHaveLength(1);
    expect(watch.errors[0]).toContain(
      'carousel: slideshow/home: slides[1] is "two"; expected an object. The entry is left out.',
    );
  });
});

test('slides supplied by the page make no call and no flash', async ({ page, startCms }) => {
  const list = JSON.stringify([{ headline: 'Supplied' }, { headline: 'Second' }]);
  const mount = `<section id="c" data-widget="carousel" data-slides="${list.replaceAll('"', '&quot;')}"><p>CMS</p></section>`;
  const cms = await startCms({
    'GET /page': makeCmsPage('Another CMS', mount),
  });
  await page.goto(`${cms.url}/page`);
  await whenReady(page);
  await expect(page.getByText('Supplied')).toBeVisible();
  expect(cms.requests.filter((request) => request.includes('slideshow'))).toEqual([]);
});
