import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Page } from '@playwright/test';
import { findAxeProblems } from '../support/axe.ts';
import { makeCmsPage } from '../support/cms-page.ts';
import { type Answers, productionPolicy } from '../support/foreign-cms.ts';
import { whenReady } from '../support/page-watch.ts';
import { expect, linkTag, test, workingCalls } from '../support/test.ts';

const inspector = {
  body: readFileSync(join(import.meta.dirname, '../../../dist/inspector/inspector.js')),
};

function makeAnswers(options: string, address = '/static/inspector/inspector.js'): Answers {
  const script = `<script src="/static/widgets.js" defer data-cultur="de-DE" ${options}></script>`;
  const page = makeCmsPage(
    'A page',
    `<p>A long way down.${'<br>'.repeat(60)}</p>
<section id="c" data-widget="carousel" data-carousel-id="Home" data-variant="big"><h2>From the CMS</h2></section>
<section data-widget="carousel" data-slides="[]"></section>
<section data-widget="filter-area"></section>`,
    { head: `${linkTag}${script}` },
  );
  return { ...workingCalls, 'GET /': page, [`GET ${address}`]: inspector };
}

const panel = (page: Page) => page.getByRole('region', { name: 'Widgets on this page' });

test('the inspector says what each widget does, shows it, and goes without a trace', async ({
  page,
  startCms,
  watch,
}) => {
  const cms = await startCms(makeAnswers('data-debug'));
  await page.goto(`${cms.url}/?widgets-debug`);
  await whenReady(page);
  const carousel = panel(page).getByRole('button', {
    name: /^carousel #c: mounted, \d+ ms after the page began$/,
  });
  await expect(carousel).toBeVisible();
  await expect(panel(page).getByRole('button', { name: 'carousel: empty' })).toBeVisible();
  await expect(panel(page).getByRole('button', { name: 'filter-area: failed' })).toBeVisible();
  await expect(panel(page)).toContainText('widgets.js: data-cultur is not an attribute');
  await expect(panel(page)).toContainText('carousel: data-variant is "big"; expected one of');
  await expect(panel(page)).toContainText('filter-area: data-source is missing');
  await expect(panel(page)).toContainText(/\/en-us\/slideshow\/home: \d+ ms, status 200/);

  expect(await findAxeProblems(page)).toEqual([]);
  await carousel.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#c')).toBeInViewport();
  const distances = await page.evaluate(() => {
    const host = document.querySelector('private-markets-widgets-inspector');
    const box = host?.shadowRoot?.querySelector('[data-chosen]')?.getBoundingClientRect();
    const element = document.querySelector('#c')?.getBoundingClientRect();
    return box && element ? [box.top - element.top, box.width - element.width] : [];
  });
  expect(distances).toEqual([0, 0]);

  await page.evaluate(() => {
    const late = document.createElement('div');
    late.dataset['widget'] = 'none-such';
    document.body.append(late);
  });
  await expect(panel(page).getByRole('button', { name: 'none-such: failed' })).toBeVisible();
  // Neither of these sends an event.
  await page.evaluate(() => {
    const late = document.createElement('div');
    Object.assign(late.dataset, { widget: 'carousel', slides: '[]' });
    late.id = 'late';
    document.body.append(late);
  });
  await expect(panel(page).getByRole('button', { name: 'carousel #late: empty' })).toBeVisible();
  await page.evaluate(() => {
    const request = new XMLHttpRequest();
    request.open('GET', '/en-us/slideshow/home?again');
    request.send();
  });
  await expect(panel(page)).toContainText('/en-us/slideshow/home?again: ');
  await expect(carousel).toBeFocused();

  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(page.locator('private-markets-widgets-inspector')).toHaveCount(0);
  // Nothing is read any longer, and the focus is where it was.
  const link = page.locator('#c a').first();
  await link.focus();
  const [rowsAtOnce, readsAfterwards] = await page.evaluate(async () => {
    const open = new CustomEvent('private-markets-widgets:inspect', { detail: [] });
    document.dispatchEvent(open);
    const host = document.querySelector('private-markets-widgets-inspector');
    const rows = host?.shadowRoot?.querySelectorAll('li button').length;
    const closing = host?.shadowRoot?.querySelector<HTMLElement>('.head button');
    closing?.focus();
    closing?.click();
    let reads = 0;
    const getEntriesByType = performance.getEntriesByType.bind(performance);
    performance.getEntriesByType = (type) => {
      reads += 1;
      return getEntriesByType(type);
    };
    document.body.append(document.createElement('div'));
    for (let frame = 0; frame < 3; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return [rows, reads];
  });
  expect([rowsAtOnce, readsAfterwards]).toEqual([5, 0]);
  await expect(link).toBeFocused();
  expect([watch.uncaught, watch.violations]).toEqual([[], []]);
});

test('a page loads no inspector unless tag and address both ask for it', async ({
  page,
  startCms,
}) => {
  for (const [options, query] of [
    ['', '?widgets-debug'],
    ['data-debug="false"', '?widgets-debug'],
    ['data-debug', ''],
    ['data-debug', '?no-widgets-debugging'],
  ] as const) {
    const cms = await startCms(makeAnswers(options));
    await page.goto(`${cms.url}/${query}`);
    await whenReady(page);
    expect(cms.requests.filter((request) => request.includes('inspector'))).toEqual([]);
  }
});

test('an inspector that is refused or not there is told in one line', async ({
  page,
  startCms,
  watch,
}) => {
  for (const [policy, address] of [
    [`${productionPolicy}; trusted-types 'none'`, undefined],
    [productionPolicy, '/elsewhere.js'],
  ] as const) {
    watch.warnings.length = 0;
    const cms = await startCms(makeAnswers('data-debug', address), policy);
    await page.goto(`${cms.url}/?widgets-debug`);
    await whenReady(page);
    await expect
      .poll(() => watch.warnings)
      .toEqual([
        'widgets.js: the inspector is not loaded; expected inspector/inspector.js in the folder of the script, and a policy that allows it.',
      ]);
    await expect(page.locator('#c')).toHaveAttribute('data-widget-status', 'mounted');
  }
});
