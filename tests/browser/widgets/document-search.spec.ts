import { makeDocuments } from '../../../fixtures/make/documents.ts';
import { makeBehaviourPage } from '../support/behaviour-page.ts';
import { expectNoOverflow } from '../support/measure.ts';
import { expect, test } from '../support/test.ts';

const documents = makeDocuments(5000).map((each, index) => ({
  ...each,
  docName: `Société d’Investissement · ${each.docName}`,
  isin: `LU02210${String(index).padStart(4, '0')}`,
  language: ['de', 'en', 'fr'][index % 3] ?? '',
  country: ['AT', 'DE', 'LU'],
  ...(index % 10 === 9 && { supersededBy: 'Another' }),
}));
const list = `<section data-widget="document-list" data-search data-csv data-documents="${JSON.stringify(documents).replaceAll('"', '&quot;')}"><p>CMS</p></section>`;

test('5,000 documents are found at once while somebody types on a slow phone @night', async ({
  page,
  openPage,
}) => {
  await openPage(makeBehaviourPage(list));
  const box = page.getByRole('searchbox', { name: 'Find by name or ISIN' });
  await box.click();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  // From each key until the frame that shows what it found.
  await box.evaluate((input) => {
    const times: number[] = [];
    Object.assign(window, { times });
    input.addEventListener('keydown', (event) => {
      requestAnimationFrame(() => {
        setTimeout(() => times.push(performance.now() - event.timeStamp));
      });
    });
  });
  // The first letters are in most of the documents.
  await page.keyboard.type('socie', { delay: 300 });
  const readCount = () =>
    page.evaluate(() => (window as unknown as { times: number[] }).times.length);
  await expect.poll(readCount).toBe(5);
  const times = await page.evaluate(() => (window as unknown as { times: number[] }).times);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  expect(times.toSorted((a, b) => a - b)[2] ?? Infinity).toBeLessThan(200);
  await page.keyboard.type('te 100042');
  await expect(page.getByRole('status')).toHaveText('1 document');
});

test('what is found is saved as a table, and nothing is wider than a small phone', async ({
  page,
  openPage,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openPage(makeBehaviourPage(list));
  await expectNoOverflow(page);
  await page.getByRole('checkbox', { name: 'Show replaced documents' }).check();
  await page.getByRole('searchbox').fill('lu022100');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('Documents.csv');
  const stream = await file.createReadStream();
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  const rows = Buffer.concat(chunks).toString().split('\r\n');
  expect(rows[0]).toMatch(/^\ufeff"Document","Type",/);
  expect(rows).toHaveLength(1002);
});
