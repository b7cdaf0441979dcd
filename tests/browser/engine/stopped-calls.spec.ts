import { makeBehaviourPage } from '../support/behaviour-page.ts';
import { json } from '../support/foreign-cms.ts';
import { readStatuses, whenReady } from '../support/page-watch.ts';
import { expect, slides, test, workingCalls } from '../support/test.ts';

const content = json({ Menus: [], Content: [{ Headline: 'One' }] });
const people = json({ Menus: [], Content: [{ FullName: 'Ann', Title: 'Partner' }] });
const results = json({ Items: [{ Title: 'One', Link: '/one' }], PageIndex: 1, TotalItemCount: 1 });

/** The first answer to each call arrives too late, the others at once. */
const late = (answer: ReturnType<typeof json>) => {
  let count = 0;
  return () => ({ ...answer, delayMs: (count += 1) === 1 ? 30_000 : 0 });
};

test('every call that the visitor stops is sent again, and nobody is told of a failure', async ({
  page,
  startCms,
  watch,
}) => {
  const points = [
    ['c', 'carousel', 'data-carousel-id="home"'],
    ['i', 'investment-solutions', 'data-carousel-id="home"'],
    ['n', 'filter-area', 'data-source="news"'],
    ['t', 'filter-area', 'data-source="team"'],
    ['s', 'tabbed-search', 'data-search-text="one"'],
  ].map(([id, name, more]) => `<section id="${id}" data-widget="${name}" ${more}></section>`);
  const cms = await startCms({
    ...makeBehaviourPage(points.join('')),
    'GET /en-us/slideshow/home': late(slides),
    'GET /en-us/verticalscroll/home': late(slides),
    'GET /api/en-us/articledata/news': late(content),
    'GET /api/en-us/teamdata': late(people),
    'GET /en-us/search': late(results),
  });
  await page.goto(`${cms.url}/page`);
  await expect.poll(() => cms.requests.filter((each) => each.includes('/en-us/')).length).toBe(5);
  await page.evaluate(() => {
    window.stop();
  });
  await whenReady(page);
  await expect
    .poll(() => readStatuses(page))
    .toEqual({ c: 'mounted', i: 'mounted', n: 'mounted', t: 'mounted', s: 'mounted' });
  await expect(page.getByRole('link', { name: 'One' })).toBeVisible();
  expect([watch.errors, watch.uncaught]).toEqual([[], []]);
});

test('an address that the visitor stopped is not sent twice, and can be sent again', async ({
  page,
  startCms,
  watch,
}) => {
  const signup = workingCalls['POST /en-us/signup'];
  if (signup === undefined || typeof signup === 'function') throw new Error('There is no signup.');
  const cms = await startCms({
    ...makeBehaviourPage('<section id="s" data-widget="subscribe-callout"></section>'),
    'POST /en-us/signup': late(signup),
  });
  const sent = () => cms.requests.filter((each) => each.startsWith('POST')).length;
  await page.clock.install();
  await page.goto(`${cms.url}/page`);
  await whenReady(page);
  await page.getByRole('textbox').fill('reader@pension.example');
  await page.keyboard.press('Enter');
  await expect.poll(sent).toBe(1);
  await page.evaluate(() => {
    window.stop();
  });
  const button = page.getByRole('button', { name: 'Subscribe' });
  await expect(button).not.toHaveAttribute('aria-disabled');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('textbox')).toHaveValue('reader@pension.example');
  // Later than anything is sent again by itself.
  await page.clock.runFor(60_000);
  await button.click();
  await expect(page.getByRole('status').filter({ hasText: 'confirm by e-mail' })).toBeVisible();
  expect(sent()).toBe(2);
  expect([watch.errors, watch.uncaught]).toEqual([[], []]);
});

test('a search that the visitor stops twice is sent again, and its page is ready', async ({
  page,
  startCms,
  watch,
}) => {
  let count = 0;
  const answer = () => ({ ...results, delayMs: (count += 1) <= 2 ? 30_000 : 0 });
  const cms = await startCms({
    ...makeBehaviourPage(
      '<section id="s" data-widget="tabbed-search" data-search-text="one"></section>',
    ),
    'GET /en-us/search': answer,
  });
  const sent = () => cms.requests.filter((each) => each.includes('/en-us/search')).length;
  await page.goto(`${cms.url}/page`);
  for (const stopped of [1, 2]) {
    await expect.poll(sent).toBe(stopped);
    await page.evaluate(() => {
      window.stop();
    });
  }
  await whenReady(page);
  await expect(page.getByRole('link', { name: 'One' })).toBeVisible();
  await expect(page.getByText('Loading results')).toHaveCount(0);
  expect([watch.errors, watch.uncaught]).toEqual([[], []]);
});

test('a sign-up that fails after a click on `mailto:` says so', async ({
  page,
  startCms,
  watch,
}) => {
  const cms = await startCms(
    makeBehaviourPage(
      '<a href="mailto:desk@firm.example">Write</a><section data-widget="subscribe-callout"></section>',
    ),
  );
  let breakOff: () => Promise<void> = () => Promise.resolve();
  await page.route('**/signup', (route) => {
    breakOff = () => route.abort('connectionreset');
  });
  await page.goto(`${cms.url}/page`);
  await whenReady(page);
  await page.evaluate(() => {
    addEventListener('beforeunload', () => {
      document.title = 'leaving';
    });
  });
  const request = page.waitForRequest('**/signup');
  await page.getByRole('textbox').fill('reader@pension.example');
  await page.keyboard.press('Enter');
  await request;
  await page.getByRole('link', { name: 'Write' }).click();
  await expect(page).toHaveTitle('leaving');
  await breakOff();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveValue('reader@pension.example');
  expect(watch.uncaught).toEqual([]);
});
