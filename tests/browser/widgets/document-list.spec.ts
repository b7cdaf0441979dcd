import { type Locator } from '@playwright/test';
import { makeBehaviourPage } from '../support/behaviour-page.ts';
import { writeList } from '../support/document-lists.ts';
import { expectNoOverflow, expectNoShift, openInFonts } from '../support/measure.ts';
import { open, whenReady } from '../support/page-watch.ts';
import { expect, testWithScrollBars as test } from '../support/test.ts';
import { documentListContract } from '../../../widgets/document-list/document-list.contract.ts';

test('rows are cards where it is narrow, and still a table; a document is saved where the data say so, else shown', async ({
  page,
  openPage,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const cms = await openPage({
    ...makeBehaviourPage(writeList('list')),
    'GET /0.txt': { type: 'text/plain', body: 'saved' },
    'GET /1.txt': { type: 'text/plain', body: 'shown' },
  });
  const rows = page.getByRole('table', { name: 'Documents' }).getByRole('row');
  await expect(rows).toHaveCount(11);
  const name = rows.nth(1).getByRole('rowheader', { name: 'Document 1 (TXT)' });
  const top = (await name.boundingBox())?.y ?? NaN;
  const detail = rows.nth(1).getByRole('cell').first();
  expect((await detail.boundingBox())?.y).toBeGreaterThan(top);
  await expectNoOverflow(page);
  // With large letters the details take several lines, each of which begins where the name does.
  const starts = await rows.nth(1).evaluate((row) => {
    document.documentElement.style.fontSize = '200%';
    const details = [...row.querySelectorAll('td')].slice(0, -1);
    return [row.querySelector('a'), ...details].map((part) =>
      Math.round(part?.getClientRects()[0]?.left ?? 0),
    );
  });
  expect(starts).toHaveLength(4);
  expect(starts.filter((start) => start < (starts[0] ?? 0))).toEqual([]);

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Document 1 (TXT)' }).click();
  expect((await download).suggestedFilename()).toBe('0.txt');
  await page.getByRole('link', { name: 'Document 2 (TXT)' }).click();
  await expect(page).toHaveURL(`${cms.url}/1.txt`);
});

test('columns have 300, 120, 110, 110 and 50 of 690 px, and nothing is wider', async ({
  page,
  openPage,
}) => {
  await openPage(makeBehaviourPage(writeList('list'), '#list { inline-size: 690px }'));
  const widths = await page
    .getByRole('columnheader')
    .evaluateAll((heads) => heads.map((head) => Math.round(head.getBoundingClientRect().width)));
  expect(widths).toEqual([300, 120, 110, 110, 50]);
  const isWider = await page
    .getByRole('table')
    .evaluate((table) => table.scrollWidth > table.clientWidth);
  expect(isWider).toBe(false);
});

test('on a phone the columns are words to sort by below a caption, in one row that ends at the list, and nothing moves', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openInFonts(page, '/funds');
  await whenReady(page);
  await expectNoShift(page);
  const caption = page.getByText(documentListContract.texts.sort, { exact: true });
  const buttons = page.getByRole('button', { name: /^Sort by / });
  const readBox = (element: Locator) => element.evaluate((node) => node.getBoundingClientRect());
  const boxes = await Promise.all((await buttons.all()).map(readBox));
  expect(boxes.map(({ height }) => height)).toEqual([44, 44, 44, 44]);
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
  const words = await readBox(caption);
  expect(boxes[0]?.top).toBe(words.bottom);
  const filters = await readBox(page.locator('.pmw-document-list__filters'));
  const padding = 8;
  expect(words.top + padding - filters.bottom).toBe(36);
  await expect(buttons.first()).toHaveCSS('border-top-width', '0px');
  await page.setViewportSize({ width: 1280, height: 844 });
  await expect(caption).toBeHidden();
});

test('a list without a result has nothing to sort by, and clears its filters beside its message', async ({
  page,
  openPage,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const cms = await openPage(makeBehaviourPage(writeList('list')));
  await open(page, `${cms.url}/page?docYear=2021&docClass=Class+I`);
  const sorting = page.getByRole('button', { name: 'Sort by Type' });
  await expect(sorting).toBeVisible();
  await expect(sorting.locator('svg')).toBeHidden();
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(sorting).toBeHidden();
  await expect(page.getByText(documentListContract.texts['no-results'])).toBeInViewport();
  await page.getByRole('button', { name: documentListContract.texts.clear }).click();
  await expect(sorting).toBeVisible();
  await expect(sorting.locator('svg')).toBeVisible();
});
