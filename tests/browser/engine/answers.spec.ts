import { makeCmsPage } from '../support/cms-page.ts';
import { type Answer } from '../support/foreign-cms.ts';
import { readStatuses, whenReady } from '../support/page-watch.ts';
import { expect, linkTag, makePage, scriptTag, test, workingCalls } from '../support/test.ts';

const isJson = { type: 'application/json' };

const badAnswers: readonly [string, Answer, RegExp][] = [
  ['HTML with 200', { body: '<!doctype html><title>Log in</title>' }, /no JSON \("<!doctype html>/],
  ['null', { ...isJson, body: 'null' }, /is null; expected an object with a list "slides"/],
  ['a list', { ...isJson, body: '[{"id":"a"}]' }, /is a list of 1; expected an object/],
  ['cut JSON', { ...isJson, body: '{"slides":[{"id":"a"' }, /no JSON \("\{/],
  ['slides null', { ...isJson, body: '{"slides":null}' }, /"slides" that is null/],
  ['500', { status: 500, body: 'oops' }, /Request failed with status code 500/],
  ['404', { status: 404, body: 'oops' }, /Request failed with status code 404/],
  ['a dropped connection', { isDropped: true }, /Network Error/],
];

test.describe('a slideshow answer of', () => {
  for (const [name, answer, message] of badAnswers) {
    test(`${name} leaves the CMS content, and the widget beside it mounts`, async ({
      page,
      startCms,
      watch,
    }) => {
      const cms = await startCms({
        ...workingCalls,
        'GET /page': makePage(linkTag + scriptTag),
        'GET /en-us/slideshow/home': answer,
      });
      await page.goto(`${cms.url}/page`);
      await whenReady(page);
      expect(await readStatuses(page)).toEqual({ c: 'failed', s: 'mounted' });
      await expect(page.getByRole('heading', { name: 'From the CMS' })).toBeVisible();
      // The browser itself logs the failed request; ours is the one that begins with the widget.
      const ours = watch.errors.filter((error) => error.startsWith('carousel: '));
      expect(ours).toHaveLength(1);
      expect(ours[0]).toMatch(message);
      expect(ours[0]).toContain('slideshow/home');
      expect([watch.uncaught, watch.violations]).toEqual([[], []]);
    });
  }

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
