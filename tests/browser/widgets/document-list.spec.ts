import { hostileAddresses } from '../../../fixtures/hostile/addresses.ts';
import { hostileMarkup } from '../../../fixtures/hostile/markup.ts';
import { makeDocument, makeDocuments } from '../../../fixtures/make/documents.ts';
import { findAxeProblems } from '../support/axe.ts';
import {
  answers,
  choose,
  list,
  makePage,
  menu,
  readVisibleText,
} from '../support/document-page.ts';
import { open, whenReady } from '../support/page-watch.ts';
import { expect, test } from '../support/test.ts';

test('filters and pages are in the address; Back and Forward bring each again', async ({
  page,
  startCms,
  watch,
}) => {
  const cms = await startCms(answers);
  await open(page, `${cms.url}/page?utm=a%20b#end`);
  const seen = [await readVisibleText(page)];
  await list(page).getByRole('link', { name: 'Next page' }).click();
  seen.push(await readVisibleText(page));
  await choose(page, 'Type', 'Letter');
  seen.push(await readVisibleText(page));
  await choose(page, 'Year', '2022');
  seen.push(await readVisibleText(page));
  await page.getByRole('button', { name: 'Clear filters' }).click();
  seen.push(await readVisibleText(page));
  expect(seen).toEqual([
    '48 documents, 1 of 5',
    '48 documents, 2 of 5',
    '16 documents, 1 of 2',
    '2 documents',
    '48 documents, 1 of 5',
  ]);
  expect(page.url()).toBe(`${cms.url}/page?utm=a%20b#end`);
  for (const expected of seen.slice(0, -1).reverse()) {
    await page.goBack();
    await expect.poll(() => readVisibleText(page)).toBe(expected);
  }
  for (const expected of seen.slice(1)) {
    await page.goForward();
    await expect.poll(() => readVisibleText(page)).toBe(expected);
  }
  await expect(page).toHaveURL(`${cms.url}/page?utm=a%20b#end`);
  expect([watch.errors, watch.uncaught, watch.violations]).toEqual([[], [], []]);
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
  // With large letters the details take several lines, each of which begins where the name does.
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const starts = await row.evaluate((element) => {
    const [, ...details] = [...element.querySelectorAll('td')].slice(0, -1);
    return [element.querySelector('a'), ...details].map((part) =>
      Math.round(part?.getClientRects()[0]?.left ?? 0),
    );
  });
  expect(starts.length).toBe(4);
  expect(starts.filter((start) => start < (starts[0] ?? 0))).toEqual([]);
});

test('a document is saved where the data say so, and shown where not', async ({
  page,
  startCms,
}) => {
  const files = [true, false].map((forceDownload, index) =>
    makeDocument({ docName: `File ${index}`, downloadLink: `/${index}.txt`, forceDownload }),
  );
  const cms = await startCms({
    'GET /page': makePage([JSON.stringify(files)]),
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
    // Some markup would show nothing: only such a name costs the document.
    ...hostileMarkup.slice(0, 40).map((markup) => ({ docName: `A${markup}`, docType: markup })),
    { docType: megabyte },
    { docType: '__proto__', shareClass: 'constructor', itemDateYear: 'toString' },
  ].map((changes) => makeDocument(changes));
  const own = '{"__proto__":{"docName":"polluted"},"constructor":{"prototype":{}},"docName":"Own"}';
  const value = JSON.stringify(hostile).replace(/\]$/, `,${own}]`);
  const cms = await startCms({
    'GET /page': makePage(['window.siteDocuments'], '<script src="/data.js"></script>'),
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
  expect(await readVisibleText(page)).toBe('1 document');
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
  // Parsing markup without running it makes Chromium report what it did not run; those lines are not ours.
  const said = watch.errors.filter((error) => error.startsWith('document-list: '));
  expect(new Set(said).size).toBe(said.length);
  const ofLinks = said.filter((error) => error.includes('downloadLink'));
  expect(ofLinks).toEqual([expect.stringContaining('The same in 7 more places')]);
  expect(said.filter((error) => error.includes('at most 5000 characters'))).toHaveLength(1);
  expect(watch.uncaught).toEqual([]);
});

test('JSON of a megabyte that is cut off is explained, and the page stays', async ({
  page,
  startCms,
  watch,
}) => {
  const cut = JSON.stringify(makeDocuments(8000)).slice(0, 2 ** 20);
  const cms = await startCms({ 'GET /page': makePage([cut]) });
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
      'GET /page': makePage([
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
