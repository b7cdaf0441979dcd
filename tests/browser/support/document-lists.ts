import { type Page } from '@playwright/test';
import { makeDocuments } from '../../../fixtures/make/documents.ts';

/** A list of 48 documents: the first is saved, the second is shown. */
export function writeList(id: string): string {
  const documents = makeDocuments(48).map((each, index) => ({
    ...each,
    downloadLink: `/${index}.txt`,
    forceDownload: index === 0,
  }));
  const value = JSON.stringify(documents).replaceAll('"', '&quot;');
  return `<section id="${id}" data-widget="document-list" data-documents="${value}"><p>CMS</p></section>`;
}

/** The button of a list of options: its name begins with its label and contains its value. */
export const listMenu = (page: Page, label: string, place = '#list') =>
  page.locator(place).getByRole('button', { name: new RegExp(`^${label} `) });
