import { openBarePage } from '../support/bare-page.ts';
import { expectNoOverflow } from '../support/measure.ts';
import { open } from '../support/page-watch.ts';
import { expect, test } from '../support/test.ts';
import { fundSummaryContract } from '../../../widgets/fund-summary/fund-summary.contract.ts';

/** NAV and its date as the funds of the sample site show them first. */
const shown: readonly (readonly [name: string, nav: string, date: string])[] = [
  ['Alderfen Global Credit Fund', 'US$26.84', '11/30/2022'],
  ['Alderfen Infrastructure Income', '118,07\u00a0€', '30.11.2022'],
  ['Alderfen Australasian Property', 'A$1.44', '30/11/2022'],
  ['Alderfen Japan Buyout Access', '¥12,845', '30.11.2022'],
];

test.use({ timezoneId: 'Pacific/Auckland' });

test('figures are those of the currency, never a day off, boxes with labels where it is narrow, at most four fifths of a phone’s window a fund, and on paper those of all share classes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/funds');
  const funds = page.locator('.pmw-fund-summary__fund');
  const heights = await funds.evaluateAll((all) => all.map((fund) => fund.clientHeight));
  expect(heights).toHaveLength(6);
  expect(Math.max(...heights)).toBeLessThan(0.8 * 844);

  await page.setViewportSize({ width: 320, height: 700 });
  for (const [name, nav, date] of shown) {
    const cells = page.getByRole('group', { name }).getByRole('cell');
    await expect(cells.nth(0)).toHaveText(nav);
    await expect(cells.nth(1)).toHaveText(date);
  }
  const credit = page.getByRole('group', { name: 'Alderfen Global Credit Fund' });
  const minimum = credit.getByRole('cell').nth(2);
  await expect(minimum).toHaveText('US$1,000,000.00');
  const label = await minimum.evaluate((box) => getComputedStyle(box, '::before').content);
  expect(label).toContain(fundSummaryContract.texts['investment-min']);
  await expect(
    credit.getByRole('columnheader', { name: fundSummaryContract.texts['investment-min'] }),
  ).toHaveCount(1);
  await expectNoOverflow(page);

  await expect(credit.getByRole('row')).toHaveCount(2);
  await page.emulateMedia({ media: 'print' });
  await expect(credit.getByRole('combobox')).toBeHidden();
  await expect(credit.getByRole('row')).toHaveCount(5);
  const names = ['Class I · USD', 'Class A · USD', 'Class I · EUR', 'Class W · GBP'];
  await expect(credit.getByRole('rowheader')).toHaveText(names);
  // The links of every class, each apart from the one before.
  await expect(credit.getByRole('list')).toHaveCount(4);
  const gaps = await credit.getByRole('list').evaluateAll((lists) =>
    lists.flatMap((list) => {
      const boxes = [...list.querySelectorAll('a')].map((link) => link.getBoundingClientRect());
      return boxes.slice(1).map((box, index) => {
        const before = boxes[index] ?? box;
        return box.top >= before.bottom ? Infinity : box.left - before.right;
      });
    }),
  );
  expect(gaps.length).toBeGreaterThan(4);
  expect(Math.min(...gaps)).toBeGreaterThan(16);
});

/** The visible characters of an element from left to right. */
const readFromLeft = (element: Element): string => {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const seen: (readonly [left: number, sign: string])[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const [at, sign] of Array.from(node.textContent ?? '').entries()) {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const { left, width } = range.getBoundingClientRect();
      if (width > 0) seen.push([left, sign]);
    }
  }
  return seen
    .sort(([a], [b]) => a - b)
    .map(([, sign]) => sign)
    .join('');
};

test('figures read as they are written on a page from right to left, sign and all', async ({
  page,
  gallery,
}) => {
  await open(page, '/ar/funds');
  const yen = page.getByRole('group', { name: 'Alderfen Japan Buyout Access' }).getByRole('cell');
  expect(await yen.first().evaluate(readFromLeft)).toBe('12,845\u00a0JP¥');

  const data = JSON.stringify([{ navUSD: '-1234.5', navCurrency: 'CHF' }]).replaceAll(
    '"',
    '&quot;',
  );
  const html = `<div dir="rtl" data-widget="fund-summary" data-funds="${data}"></div>`;
  await openBarePage(page, gallery, html);
  expect(await page.getByRole('cell').first().evaluate(readFromLeft)).toBe('-1,234.50 SFr.');
});

test('a row of figures is copied as it is seen: "–" once for what is missing', async ({
  page,
  gallery,
}) => {
  const data = JSON.stringify([{ shareClass: 'I', navUSD: 1.5, navCurrency: 'USD' }]);
  const funds = `<section data-widget="fund-summary" data-funds='${data}'></section>`;
  await openBarePage(page, gallery, funds);
  const copied = await page.locator('tbody').evaluate((rows) => {
    const selection = getSelection();
    selection?.selectAllChildren(rows);
    return selection?.toString();
  });
  expect(copied).toContain('$1.50');
  expect(copied).toContain('–');
  expect(copied).not.toContain(fundSummaryContract.texts.missing);
});

test('figures and links of all funds and classes have the same five edges on a sheet of A4 @night', async ({
  page,
}) => {
  await page.setViewportSize({ width: 688, height: 1000 });
  await open(page, '/funds');
  await page.emulateMedia({ media: 'print' });
  const edges = await page
    .locator('[data-widget="fund-summary"]')
    .locator('thead th, tbody :is(th, td), li')
    .evaluateAll((parts) => [
      ...new Set(parts.map((part) => Math.round(part.getBoundingClientRect().left))),
    ]);
  expect(edges).toHaveLength(5);
  await expectNoOverflow(page);
});

test('a fund with one class without a name is in the same columns on paper @night', async ({
  page,
  gallery,
}) => {
  const figures = { navUSD: 1.5, navCurrency: 'USD', navDate: '2022-11-30', fundSize: 10 };
  const data = JSON.stringify([
    { name: 'One', shareClasses: [{ ...figures, shareClass: 'I' }] },
    { name: 'Two', shareClasses: [figures] },
  ]);
  await page.setViewportSize({ width: 688, height: 1000 });
  await openBarePage(
    page,
    gallery,
    `<section data-widget="fund-summary" data-funds='${data}'></section>`,
  );
  await page.emulateMedia({ media: 'print' });
  const [one, two] = await Promise.all(
    ['One', 'Two'].map((name) =>
      page
        .getByRole('group', { name })
        .getByRole('cell')
        .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().left))),
    ),
  );
  expect(one).toHaveLength(4);
  expect(two).toEqual(one);
});

test('headings of figures stand apart in German in wide and narrow windows, and on paper @night', async ({
  page,
}) => {
  await open(page, '/de/funds');
  const fund = page.getByRole('group', { name: 'Alderfen Global Credit Fund' });
  await expect(fund.getByRole('columnheader', { name: 'Fondsvolumen' })).toHaveCount(1);
  const headings = fund.locator('thead th');
  /** The distances of the words of neighbours. */
  const measure = () =>
    headings.evaluateAll((all) => {
      const words = all
        .filter((each) => each.checkVisibility())
        .map((heading) => {
          const range = document.createRange();
          range.selectNodeContents(heading);
          return range.getBoundingClientRect();
        });
      return words.slice(1).map((box, index) => box.left - (words[index]?.right ?? 0));
    });
  for (const width of [1280, 1100, 1020, 820, 700]) {
    await page.setViewportSize({ width, height: 900 });
    const least = async () => Math.min(...(await measure()));
    await expect.poll(least, `${width} px`).toBeGreaterThan(8);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(least, `${width} px on paper`).toBeGreaterThan(6);
    await page.emulateMedia({ media: 'screen' });
  }
});
