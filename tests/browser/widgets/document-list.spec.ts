import { type Page } from '@playwright/test';
import { hostileAddresses } from '../../../fixtures/hostile/addresses.ts';
import { hostileMarkup } from '../../../fixtures/hostile/markup.ts';
import { makeDocument, makeDocuments } from '../../../fixtures/make/documents.ts';
import { makeCmsPage } from '../support/cms-page.ts';
import { findAxeProblems } from '../support/axe.ts';
import { type Answers } from '../support/foreign-cms.ts';
import { whenReady } from '../support/page-watch.ts';
import { expect, linkTag, scriptTag, test } from '../support/test.ts';

const encode = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** A page of another CMS; a list's value is JSON, `#id` or `window.name`. */
function renderPage(lists: readonly string[], head = ''): { readonly body: string } {
  const points = lists.map(
    (value, index) =>
      `<section id="list-${index}" data-widget="document-list" data-documents="${encode(value)}"><p>CMS</p></section>`,
  );
  return makeCmsPage('Documents', points.join(''), { head: linkTag + head + scriptTag });
}

const documents = makeDocuments(48);
const text = JSON.stringify(documents);

const answers: Answers = {
  'GET /page': renderPage([text]),
  'GET /both': renderPage([text, text]),
};

const list = (page: Page, index = 0) => page.locator(`#list-${index}`);
const menu = (page: Page, name: string, index = 0) =>
  list(page, index).getByRole('button', { name, exact: true });

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await whenReady(page);
}

async function choose(page: Page, name: string, value: string, index = 0): Promise<void> {
  await menu(page, name, index).click();
  await page.getByRole('option', { name: value, exact: true }).click();
}

/** `16 documents, 2 of 2`: what the visitor sees. */
async function readSeen(page: Page, index = 0): Promise<string> {
  const position = list(page, index).getByText(/^\d+ of \d+$/);
  const words = [await list(page, index).getByRole('status').textContent()];
  if ((await position.count()) > 0) words.push(await position.textContent());
  return words.join(', ');
}

test('filters and pages are in the address; Back and Forward bring each again', async ({
  page,
  startCms,
  watch,
}) => {
  const cms = await startCms(answers);
  await open(page, `${cms.url}/page?utm=a%20b#end`);
  const seen = [await readSeen(page)];
  await list(page).getByRole('link', { name: 'Next page' }).click();
  seen.push(await readSeen(page));
  await choose(page, 'Type', 'Letter');
  seen.push(await readSeen(page));
  await choose(page, 'Year', '2022');
  seen.push(await readSeen(page));
  await page.getByRole('button', { name: 'Clear filters' }).click();
  seen.push(await readSeen(page));
  expect(seen).toEqual([
    ...['48 documents, 1 of 5', '48 documents, 2 of 5', '16 documents, 1 of 2', '2 documents'],
    '48 documents, 1 of 5',
  ]);
  for (const expected of seen.slice(0, -1).reverse()) {
    await page.goBack();
    await expect.poll(() => readSeen(page)).toBe(expected);
  }
  for (const expected of seen.slice(1)) {
    await page.goForward();
    await expect.poll(() => readSeen(page)).toBe(expected);
  }
  expect(new URL(page.url()).search).toBe('?utm=a%20b');
  expect(new URL(page.url()).hash).toBe('#end');
  expect([watch.errors, watch.uncaught, watch.violations]).toEqual([[], [], []]);
});

test('a link that is shared opens the same; two lists keep to their own names', async ({
  page,
  startCms,
}) => {
  const cms = await startCms(answers);
  await open(page, `${cms.url}/both?docType=Letter&docPage=2&2_docClass=Class%20A&2_docPage=99`);
  expect([await readSeen(page), await readSeen(page, 1)]).toEqual([
    ...['16 documents, 2 of 2', '24 documents, 3 of 3'],
  ]);
  await choose(page, 'Year', '2021', 1);
  expect([await readSeen(page), await readSeen(page, 1)]).toEqual([
    ...['16 documents, 2 of 2', '6 documents'],
  ]);
  const { searchParams } = new URL(page.url());
  expect(Object.fromEntries(searchParams)).toEqual({
    ...{ docType: 'Letter', docPage: '2', '2_docClass': 'Class A', '2_docYear': '2021' },
  });
});

test('a menu opens at the chosen option and obeys the keys; one is open at a time', async ({
  page,
  startCms,
}) => {
  const cms = await startCms(answers);
  await open(page, `${cms.url}/page?docYear=2016`);
  await menu(page, 'Year').focus();
  await page.keyboard.press('Enter');
  const listbox = page.getByRole('listbox', { name: 'Year' });
  await expect(listbox).toBeFocused();
  await expect(page.getByRole('option', { selected: true })).toHaveText('2016');
  await expect(page.getByRole('option', { selected: true })).toBeInViewport();
  await page.keyboard.type('2019');
  await page.keyboard.press('Enter');
  await expect(menu(page, 'Year')).toBeFocused();
  expect(new URL(page.url()).search).toBe('?docYear=2019');
  await menu(page, 'Type').click();
  await menu(page, 'Share class').click();
  await expect(page.getByRole('listbox')).toHaveCount(1);
  // The open list covers a part of what is behind it.
  const problems = await findAxeProblems(page);
  expect(problems.filter((problem) => !problem.startsWith('target-size'))).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
});

test('rows are cards where it is narrow, and still a table to assistive technology', async ({
  page,
  startCms,
}) => {
  const cms = await startCms(answers);
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, `${cms.url}/page`);
  const row = page.getByRole('row').nth(1);
  const boxes = await row
    .getByRole('cell')
    .evaluateAll((cells) => cells.slice(0, 2).map((cell) => cell.getBoundingClientRect().top));
  expect(boxes[1]).toBeGreaterThan(boxes[0] ?? 0);
  await expect(page.getByRole('table', { name: 'Documents' }).getByRole('row')).toHaveCount(11);
  await page.getByRole('button', { name: 'Sort by Document' }).click();
  await expect(page.getByRole('columnheader', { name: 'Document' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
  expect(await findAxeProblems(page)).toEqual([]);
});

test('a document is saved where the data say so, and shown where not', async ({
  page,
  startCms,
}) => {
  const files = [true, false].map((forceDownload, index) =>
    makeDocument({ docName: `File ${index}`, downloadLink: `/${index}.txt`, forceDownload }),
  );
  const cms = await startCms({
    'GET /page': renderPage([JSON.stringify(files)]),
    'GET /0.txt': { type: 'text/plain', body: 'saved' },
    'GET /1.txt': { type: 'text/plain', body: 'shown' },
  });
  await open(page, `${cms.url}/page`);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'File 0 (TXT)' }).click();
  expect((await download).suggestedFilename()).toBe('0.txt');
  await page.getByRole('link', { name: 'File 1 (TXT)' }).click();
  await expect(page).toHaveURL(`${cms.url}/1.txt`);
});

test('hostile data run nothing and break nothing; each is reported once', async ({
  page,
  startCms,
  watch,
}) => {
  const megabyte = 'x<b>&amp;'.repeat(2 ** 17);
  const hostile = [
    ...hostileAddresses.slice(0, 8).map((downloadLink) => ({ downloadLink })),
    ...hostileMarkup.slice(0, 40).map((docName) => ({ docName, docType: docName })),
    { docName: megabyte },
    { docType: '__proto__', shareClass: 'constructor', itemDateYear: 'toString' },
  ].map((changes) => makeDocument(changes));
  const own = '{"__proto__":{"docName":"polluted"},"constructor":{"prototype":{}},"docName":"Own"}';
  const value = JSON.stringify(hostile).replace(/\]$/, `,${own}]`);
  const cms = await startCms({
    'GET /page': renderPage(['window.siteDocuments'], '<script src="/data.js"></script>'),
    'GET /data.js': { body: `var siteDocuments = ${value};` },
  });
  await page.goto(`${cms.url}/page`);
  await page.evaluate(() => {
    Object.assign(window, {
      alert: () => {
        document.body.setAttribute('data-ran', '');
      },
    });
  });
  await whenReady(page);
  await expect(list(page)).toHaveAttribute('data-widget-status', 'mounted');
  for (const name of ['Type', 'Year', 'Share class']) {
    await menu(page, name).click();
    expect(await page.getByRole('option').count()).toBeGreaterThan(1);
  }
  await page.keyboard.press('Escape');
  await choose(page, 'Type', '__proto__');
  expect(await readSeen(page)).toBe('1 document');
  await choose(page, 'Type', 'Show all');
  await page.getByRole('button', { name: 'Sort by Document' }).click();
  for (let step = 0; step < 5; step += 1) {
    await list(page).getByRole('link', { name: 'Next page' }).click();
    const links = await list(page)
      .locator('tbody a')
      .evaluateAll((all) =>
        all.filter((link) => !/^https?:/.test((link as HTMLAnchorElement).href)),
      );
    expect(links).toEqual([]);
  }
  expect(await list(page).locator('tbody :is(script, img, iframe, b)').count()).toBe(0);
  expect(await page.locator('[data-ran]').count()).toBe(0);
  expect(await page.evaluate(() => 'docName' in {})).toBe(false);
  // Parsing markup without running it makes Chromium report what it did not do; those lines are not ours.
  const said = watch.errors.filter((error) => error.startsWith('document-list: '));
  expect(new Set(said).size).toBe(said.length);
  expect(said.filter((error) => error.includes('downloadLink'))).toHaveLength(8);
  expect(said.filter((error) => error.includes('at most 5000 characters'))).toHaveLength(1);
  expect(watch.uncaught).toEqual([]);
});

test('JSON of a megabyte that is cut off is explained, and the page stays', async ({
  page,
  startCms,
  watch,
}) => {
  const cut = JSON.stringify(makeDocuments(8000)).slice(0, 2 ** 20);
  const cms = await startCms({ 'GET /page': renderPage([cut]) });
  await open(page, `${cms.url}/page`);
  await expect(list(page)).toHaveAttribute('data-widget-status', 'failed');
  await expect(list(page)).toHaveText('CMS');
  expect(watch.errors).toEqual([expect.stringContaining('cut off after 1048576 characters')]);
});

for (const timezoneId of ['America/New_York', 'Pacific/Auckland']) {
  test(`no date is a day early or late in ${timezoneId}`, async ({ browser, startCms }) => {
    const dates = [
      '2022-11-30',
      '2022-11-30T00:00:00',
      '2022-11-30T00:00:00Z',
      '/Date(1669766400000)/',
    ];
    const cms = await startCms({
      'GET /page': renderPage([
        JSON.stringify(dates.map((itemDate) => makeDocument({ itemDate, itemDateYear: '' }))),
      ]),
    });
    const context = await browser.newContext({ timezoneId });
    const page = await context.newPage();
    await open(page, `${cms.url}/page`);
    expect(await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)).toBe(
      timezoneId,
    );
    await expect(page.locator('tbody td:nth-child(4)')).toHaveText(dates.map(() => 'Nov 30, 2022'));
    await menu(page, 'Year').click();
    await expect(page.getByRole('option')).toHaveText(['Show all', '2022']);
    await context.close();
  });
}
