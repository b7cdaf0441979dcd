import { type Page } from '@playwright/test';
import { makeDocuments } from '../../../fixtures/make/documents.ts';
import { makeCmsPage } from './cms-page.ts';
import { type Answers } from './foreign-cms.ts';
import { linkTag, scriptTag } from './test.ts';

export const encode = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** A page of another CMS; a list's value is JSON, `#id` or `window.name`. */
export function makePage(lists: readonly string[], head = ''): { readonly body: string } {
  const points = lists.map(
    (value, index) =>
      `<section id="list-${index}" data-widget="document-list" data-documents="${encode(value)}"><p>CMS</p></section>`,
  );
  return makeCmsPage('Documents', points.join(''), { head: linkTag + head + scriptTag });
}

const documents = makeDocuments(48);
export const text = JSON.stringify(documents);

export const answers: Answers = {
  'GET /page': makePage([text]),
  'GET /both': makePage([text, text]),
};

export const list = (page: Page, index = 0) => page.locator(`#list-${index}`);
/** The button's name begins with its label and contains its value. */
export const menu = (page: Page, label: string, index = 0) =>
  list(page, index).getByRole('button', { name: new RegExp(`^${label} `) });

export async function choose(page: Page, name: string, value: string, index = 0): Promise<void> {
  await menu(page, name, index).click();
  await page.getByRole('option', { name: value, exact: true }).click();
}

/** `16 documents, 2 of 2`: what the visitor sees. */
export async function readVisibleText(page: Page, index = 0): Promise<string> {
  const position = list(page, index).getByText(/^\d+ of \d+$/);
  const words = [await list(page, index).getByRole('status').textContent()];
  if ((await position.count()) > 0) words.push(await position.textContent());
  return words.join(', ');
}
