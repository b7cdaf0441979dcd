import { type Page } from '@playwright/test';
import { makeCmsPage } from './cms-page.ts';
import { type Answer, type Answers, json } from './foreign-cms.ts';

const menu = (FieldName: string, ...values: string[]) => ({
  Label: FieldName,
  FieldName,
  Items: values.map((value) => ({ Label: value, FieldValue: value })),
});

const series = {
  Headline: 'The series',
  Url: '#series',
  DisplayTile: 'ChapteredContent',
  Data: { Topic: 'Rates' },
  CtaText: 'Read the series',
  ChapteredArticles: ['One', 'Two', 'Three', 'Four'].map((word) => ({
    Headline: `Chapter ${word}`,
    Url: `#${word}`,
    FormattedPublishedDate: '1 May 2022',
    Data: { Topic: word === 'Four' ? 'Credit' : 'Rates' },
  })),
};

const makeArticle = (index: number) => ({
  Headline: `Article ${index + 1}`,
  Url: `#${index + 1}`,
  DisplayTile: index % 5 === 1 ? 'Callout' : 'Simple',
  Data: {
    Eyebrow: 'Article',
    FormattedPublishedDate: '1 May 2022',
    Topic: index % 2 ? 'Credit' : 'Rates',
    Region: index < 4 ? 'Asia, Pacific' : 'Europe',
  },
});

/** Articles of two topics alternately, the first four from Asia; the second is a series. */
export function makeArticles(count: number): Answer {
  const [first, ...others] = Array.from({ length: count - 1 }, (_, index) => makeArticle(index));
  return json({
    Menus: [menu('Topic', 'Rates', 'Credit'), menu('Region', 'Europe', 'Asia, Pacific')],
    Content: [first, series, ...others],
  });
}

const team = json({
  Menus: [menu('Team', 'Credit', 'Equity')],
  Content: Array.from({ length: 20 }, (_, index) => ({
    FullName: `${String.fromCharCode(65 + index)}nn ${String.fromCharCode(90 - index)}ole`,
    Title: 'Partner',
    Url: '/bio',
    Data: { Team: index % 2 ? ['Equity'] : ['Credit', 'Equity'] },
  })),
});

export function makePage(...sources: string[]): { readonly body: string } {
  const areas = sources.map(
    (source, index) =>
      `<section id="area-${index}" data-widget="filter-area" data-source="${source}"><p>CMS</p></section>`,
  );
  return makeCmsPage('Found', areas.join(''));
}

export const answers: Answers = {
  'GET /page': makePage('news'),
  'GET /team': makePage('team'),
  'GET /both': makePage('news', 'team'),
  'GET /api/en-us/articledata/news': makeArticles(40),
  'GET /api/en-us/teamdata': team,
};

export const area = (page: Page, index = 0) => page.locator(`#area-${index}`);
export const status = (page: Page, index = 0) => area(page, index).getByRole('status');
export const position = (page: Page, index = 0) =>
  area(page, index)
    .getByRole('navigation', { name: 'Pagination' })
    .getByText(/^\d+ of \d+$/);
export const next = (page: Page, index = 0) =>
  area(page, index).getByRole('link', { name: 'Next page' });

export async function apply(page: Page, name: string, ...values: string[]): Promise<void> {
  await menuButton(page, name).click();
  for (const value of values) await page.getByRole('checkbox', { name: value }).check();
  await page.getByRole('button', { name: 'Apply' }).click();
}

/** The state in the address, without the parts that are the same everywhere. */
export function kept(page: Page): Record<string, string> {
  const { searchParams } = new URL(page.url());
  return Object.fromEntries(searchParams);
}

/** A menu's button: its name begins with its label and contains its value. */
export const menuButton = (page: Page, label: string) =>
  page.getByRole('button', { name: new RegExp(`^${label} `) });

export const countEntries = (page: Page) => page.evaluate(() => window.history.length);

/** `20 results, 2 of 2`: what the visitor sees. */
export async function readVisibleText(page: Page): Promise<string> {
  const words = [await status(page).textContent()];
  if ((await position(page).count()) > 0) words.push(await position(page).textContent());
  return words.join(', ');
}
