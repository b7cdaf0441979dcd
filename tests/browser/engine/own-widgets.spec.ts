import { type Page } from '@playwright/test';
import { type Answers, json, productionPolicy } from '../../setup/network/test-cms.ts';
import { linkTag, makeCmsPage, scriptTag } from '../support/cms-page.ts';
import { libraryTag, policyOfLibraries, serveLibrary } from '../support/libraries.ts';
import { ownMountPoints, serveOwnWidgets } from '../support/own-widgets.ts';
import { expectNoFault, open, whenSettled } from '../support/page-watch.ts';
import { expect, test } from '../support/test.ts';

declare const Turbo: { visit(address: string): void };

// One before our script, one after it, one as a module.
const moreTag = '<script src="/own/more.js"></script>';
const tags = `${scriptTag}<script src="/own/yield.js" defer></script><script src="/own/growth.js" type="module"></script>`;
const rates = { 'GET /rates/income.json': json({ rate: 0.042 }) };

const ownPage = (main = ownMountPoints, head = moreTag + tags) =>
  makeCmsPage('Own widgets', main, { head: linkTag + head });

async function expectAtWork(page: Page): Promise<void> {
  const status = (name: string) =>
    expect(page.locator(`#${name}`)).toHaveAttribute('data-widget-status', 'mounted');
  await Promise.all(['more', 'yield', 'growth'].map(status));
  await expect(page.getByText('Yield: 4.2%')).toBeVisible();
  await expect(page.getByText('1,000 grow to 1,050 in a year.')).toBeHidden();
  await page.getByLabel('Amount').fill('200');
  await expect(page.locator('#growth output')).toHaveText(' grows to 210 in a year.');
  await expect(page.getByText('Prospectus')).toBeHidden();
  const button = page.getByRole('button', { name: 'Show 2 more entries' });
  await button.focus();
  await button.press('Enter');
  await expect(page.getByText('Prospectus')).toBeFocused();
  await expect(button).toBeHidden();
}

test('the examples of the document work under the strict policy, and give the CMS content back', async ({
  page,
  startCms,
  watch,
}) => {
  const answers: Answers = { ...(await serveOwnWidgets()), ...rates, 'GET /a': ownPage() };
  const cms = await startCms(answers, productionPolicy);
  await open(page, `${cms.url}/a`);
  await expectAtWork(page);
  await page.evaluate(() => {
    window.PrivateMarketsWidgets.unmount();
  });
  await expect(page.getByText('1,000 grow to 1,050 in a year.')).toBeVisible();
  const main = page.locator('main');
  await expect(main.locator('button, input, output, [hidden], [tabindex]')).toHaveCount(0);
  expectNoFault(watch);
});

test('the examples come and go with the pages of Turbo, as they were when the visitor goes back @night', async ({
  page,
  startCms,
  watch,
}) => {
  const head = libraryTag('turbo') + tags;
  const answers: Answers = {
    ...serveLibrary('turbo'),
    ...(await serveOwnWidgets()),
    ...rates,
    // Turbo runs scripts of the body at each visit.
    'GET /a': ownPage(ownMountPoints + moreTag, head),
    'GET /b': ownPage(`<h2>b</h2>${ownMountPoints}${moreTag}`, head),
  };
  const cms = await startCms(answers, policyOfLibraries);
  await open(page, `${cms.url}/b`);
  await page.evaluate(() => {
    document.addEventListener('turbo:before-render', (event) => {
      const { newBody } = (event as CustomEvent<{ newBody: Element }>).detail;
      const drawn = newBody.querySelectorAll('main :is(button, input, output, [hidden])');
      document.documentElement.dataset['drawn'] = String(drawn.length);
    });
  });
  await page.evaluate(() => {
    Turbo.visit('/a');
  });
  await expect(page.getByRole('heading', { name: 'b' })).toBeHidden();
  await whenSettled(page);
  await expectAtWork(page);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'b', exact: true })).toBeVisible();
  await whenSettled(page);
  await expect(page.locator('html')).toHaveAttribute('data-drawn', '0');
  await expectAtWork(page);
  expectNoFault(watch);
});

test('a widget whose script comes late is no mistake; one whose call fails keeps the CMS content', async ({
  page,
  startCms,
  watch,
}) => {
  const late = '<script src="/own/late.js" async></script>';
  const { 'GET /own/yield.js': script, ...others } = await serveOwnWidgets();
  const cms = await startCms({
    ...others,
    'GET /own/late.js': { ...(script as object), delayMs: 1500 },
    'GET /rates/income.json': { status: 500 },
    'GET /a': ownPage(
      '<div id="yield" data-widget="acme-yield" data-fund="income" data-fonds="x"><h2>Income fund</h2></div><p id="none" data-widget="acme-yields">None</p>',
      late + scriptTag,
    ),
  });
  await page.goto(`${cms.url}/a`, { waitUntil: 'commit' });
  const status = (id: string, expected: string) =>
    expect(page.locator(`#${id}`)).toHaveAttribute('data-widget-status', expected);
  await status('yield', 'pending');
  await status('none', 'pending');
  await status('yield', 'failed');
  await status('none', 'failed');
  await expect(page.getByRole('heading', { name: 'Income fund' })).toBeVisible();
  await expect.poll(() => watch.errors.length).toBe(3);
  expect(watch.errors.map((line) => line.split(' JSHandle')[0]).sort()).toEqual([
    expect.stringMatching(
      /^acme-yield: data-fonds is not an attribute of this widget; expected data-fund/,
    ),
    expect.stringMatching(/^acme-yield: loading failed: the rates answer with 500\. The content/),
    expect.stringMatching(
      /^acme-yields: data-widget is "acme-yields"; expected a known widget, probably "acme-yield"/,
    ),
  ]);
});
