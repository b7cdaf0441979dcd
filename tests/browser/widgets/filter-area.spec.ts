import { type Page } from '@playwright/test';
import { findAxeProblems } from '../support/axe.ts';
import { type Answers, json } from '../support/foreign-cms.ts';
import { measurePage, readMeasures } from '../support/measure.ts';
import { whenReady } from '../support/page-watch.ts';
import { expect, linkTag, scriptTag, test } from '../support/test.ts';

const menu = (FieldName: string, ...values: string[]) => ({
  ...{ Label: FieldName, FieldName },
  Items: values.map((value) => ({ Label: value, FieldValue: value })),
});

/** A series, then articles of two topics by turns; the first four from Asia. */
const makeArticles = (count: number) =>
  json({
    Menus: [menu('Topic', 'Rates', 'Credit'), menu('Region', 'Europe', 'Asia, Pacific')],
    Content: [
      {
        ...{ Headline: 'The series', Url: '#series', DisplayTile: 'ChapteredContent' },
        ...{ Data: { Topic: 'Rates' }, CtaText: 'Read the series' },
        ChapteredArticles: ['One', 'Two', 'Three', 'Four'].map((word) => ({
          ...{ Headline: `Chapter ${word}`, Url: `#${word}`, FormattedPublishedDate: '1 May 2022' },
          Data: { Topic: word === 'Four' ? 'Credit' : 'Rates' },
        })),
      },
      ...Array.from({ length: count - 1 }, (_, index) => ({
        ...{ Headline: `Article ${index + 1}`, Url: `#${index + 1}` },
        DisplayTile: index % 5 === 1 ? 'Callout' : 'Simple',
        Data: {
          Eyebrow: 'Article',
          FormattedPublishedDate: '1 May 2022',
          Topic: index % 2 ? 'Credit' : 'Rates',
          Region: index < 4 ? 'Asia, Pacific' : 'Europe',
        },
      })),
    ],
  });

const team = json({
  Menus: [menu('Team', 'Credit', 'Equity')],
  Content: Array.from({ length: 20 }, (_, index) => ({
    FullName: `${String.fromCharCode(65 + index)}nn ${String.fromCharCode(90 - index)}ole`,
    Title: 'Partner',
    Url: '/bio',
    Data: { Team: index % 2 ? ['Equity'] : ['Credit', 'Equity'] },
  })),
});

function makePage(...sources: string[]): { readonly body: string } {
  const areas = sources.map(
    (source, index) => `<section id="area-${index}" data-widget="filter-area" data-source="${source}"><p>CMS</p></section>`,
  );
  return {
    body: `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><title>Found</title>
<meta name="viewport" content="width=device-width, initial-scale=1">${linkTag}${scriptTag}</head>
<body><main><h1>Found</h1>${areas.join('')}</main></body></html>`,
  };
}

const answers: Answers = {
  'GET /page': makePage('news'),
  'GET /team': makePage('team'),
  'GET /both': makePage('news', 'team'),
  'GET /api/en-us/articledata/news': makeArticles(40),
  'GET /api/en-us/teamdata': team,
};

const area = (page: Page, index = 0) => page.locator(`#area-${index}`);
const status = (page: Page, index = 0) => area(page, index).getByRole('status');
const position = (page: Page, index = 0) =>
  area(page, index).getByRole('navigation', { name: 'Pagination' }).getByText(/^\d+ of \d+$/);
const next = (page: Page, index = 0) => area(page, index).getByRole('link', { name: 'Next page' });

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await whenReady(page);
}

async function apply(page: Page, name: string, ...values: string[]): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  for (const value of values) await page.getByRole('checkbox', { name: value }).check();
  await page.getByRole('button', { name: 'Apply' }).click();
}

/** What the address keeps, without what is the same everywhere. */
function kept(page: Page): Record<string, string> {
  const { searchParams } = new URL(page.url());
  return Object.fromEntries(searchParams);
}

const countEntries = (page: Page) => page.evaluate(() => window.history.length);

test.describe('the address of a filter area', () => {
  test('follows apply, page, tag and clear; Back and Forward bring each of them again', async ({
    page,
    startCms,
    watch,
  }) => {
    const cms = await startCms(answers);
    await open(page, `${cms.url}/page?utm=a%20b#end`);
    const before = await countEntries(page);
    const seen: string[] = [];
    const note = async () => {
      const at = (await position(page).count()) > 0 ? await position(page).textContent() : '';
      seen.push(`${(await status(page).textContent()) ?? ''} ${at ?? ''}`.trim());
    };
    await note();
    await apply(page, 'Topic', 'Credit');
    await note();
    await next(page).click();
    await note();
    await apply(page, 'Region', 'Asia, Pacific');
    await note();
    expect(kept(page)).toEqual({
      ...{ utm: 'a b', filterState: '1', showAlphabetically: 'false', currentPage: '1' },
      ...{ menu_Topic: 'Credit', menu_Region: 'Asia%2C Pacific' },
    });
    expect(new URL(page.url()).hash).toBe('#end');
    await page.getByRole('button', { name: 'Remove Credit' }).click();
    await note();
    await page.getByRole('button', { name: 'Clear all' }).click();
    await note();
    expect(seen).toEqual([
      ...['40 results 1 of 3', '20 results 1 of 2', '20 results 2 of 2', '2 results'],
      ...['4 results', '40 results 1 of 3'],
    ]);
    expect(await countEntries(page)).toBe(before + 5);
    for (const at of [4, 3, 2, 1, 0, 1, 2, 3, 4, 5]) {
      const back = seen.length - 1;
      await (at < back && seen.length > 0 && at < 5 && page.url().includes('') && direction(at)
        ? page.goBack()
        : page.goForward());
      await expect(status(page)).toHaveText(/results/);
      expect(`${(await status(page).textContent()) ?? ''}`).toBe(seen[at]?.split(' results')[0] + ' results');
    }
    expect(await countEntries(page)).toBe(before + 5);
    expect([watch.errors, watch.uncaught, watch.violations]).toEqual([[], [], []]);
  });
});
