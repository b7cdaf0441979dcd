import { type Page } from '@playwright/test';
import { makeBehaviourPage } from '../support/behaviour-page.ts';
import { type Answer, json } from '../../setup/network/test-cms.ts';
import { open, readStatuses, whenReady } from '../support/page-watch.ts';
import { expect, slides, test } from '../support/test.ts';
import { subscribeCalloutContract } from '../../../widgets/subscribe-callout/subscribe-callout.contract.ts';

const content = json({ Menus: [], Content: [{ Headline: 'One' }] });
const people = json({ Menus: [], Content: [{ FullName: 'Ann', Title: 'Partner' }] });
const results = json({ Items: [{ Title: 'One', Link: '/one' }], PageIndex: 1, TotalItemCount: 1 });
const signup = json({ IsSuccessStatusCode: true, message: 'Please confirm by e-mail.' });

/** The first answers to a call arrive too late, the others at once. */
const late = (answer: Answer, times = 1) => {
  let count = 0;
  return () => ({ ...answer, delayMs: (count += 1) > times ? 0 : 30_000 });
};

const stop = (page: Page) =>
  page.evaluate(() => {
    window.stop();
  });

test('every call that the visitor stops is sent again, a search twice, and nobody is told of a failure', async ({
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
    'GET /en-us/search': late(results, 2),
  });
  const count = (path: string) => cms.requests.filter((each) => each.includes(path)).length;
  await page.goto(`${cms.url}/page`);
  await expect.poll(() => count('/en-us/')).toBe(5);
  await stop(page);
  await expect.poll(() => count('/en-us/search')).toBe(2);
  await stop(page);
  await whenReady(page);
  await expect
    .poll(() => readStatuses(page))
    .toEqual({ c: 'mounted', i: 'mounted', n: 'mounted', t: 'mounted', s: 'mounted' });
  await expect(page.getByRole('link', { name: 'One' })).toBeVisible();
  await expect(page.getByText('Loading results')).toHaveCount(0);
  expect([watch.errors, watch.uncaught]).toEqual([[], []]);
});

test('an address that the visitor stopped is not sent twice, and can be sent again', async ({
  page,
  startCms,
  watch,
}) => {
  const cms = await startCms({
    ...makeBehaviourPage('<section id="s" data-widget="subscribe-callout"></section>'),
    'POST /en-us/signup': late(signup),
  });
  const sent = () => cms.requests.filter((each) => each.startsWith('POST')).length;
  await page.clock.install();
  await open(page, `${cms.url}/page`);
  await page.getByRole('textbox').fill('reader@pension.example');
  await page.keyboard.press('Enter');
  await expect.poll(sent).toBe(1);
  await stop(page);
  const button = page.getByRole('button', { name: subscribeCalloutContract.texts.submit });
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
