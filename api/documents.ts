import { defineEntry, type EntryValue } from './entry.ts';
import { type DocsOf } from './field-docs.ts';
import { flagField, lineField } from './fields.ts';
import { createListCheck } from './list.ts';

export const documentEntry = defineEntry(
  {
    docName: lineField,
    itemDate: lineField,
    itemDateYear: lineField,
    docType: lineField,
    shareClass: lineField,
    downloadLink: lineField,
    forceDownload: flagField,
  },
  ['docName', 'downloadLink'],
);

export const documentDocs = {
  docName: {
    meaning: 'The name of the document.',
    missing: 'It is “Untitled document”; without a `downloadLink` too the document is left out.',
  },
  itemDate: {
    meaning:
      'Its date: `2022-11-30`, `2022-11-30T00:00:00`, `20221130T000000Z`, `/Date(1669766400000)/` or `11/30/2022 12:00:00 AM`. Shown in the culture of the page.',
    missing:
      'No date is shown, and the document sorts last. One that cannot be read is shown as it came.',
  },
  itemDateYear: {
    meaning: 'The year that the menu of years filters by.',
    missing: 'The year of `itemDate`.',
  },
  docType: {
    meaning: 'The kind of document, shown in a column and offered in a menu.',
    missing: 'The cell is empty. Column and menu are there only where a document has a kind.',
  },
  shareClass: {
    meaning: 'The share class, shown in a column and offered in a menu.',
    missing:
      'The cell is empty. Column and menu are there only where a document has a share class.',
  },
  downloadLink: {
    meaning: 'The address of the file.',
    missing: 'The name is shown without a link.',
  },
  forceDownload: {
    meaning: 'Whether the browser saves the file instead of showing it.',
    missing: 'The browser shows the file where it can.',
  },
} as const satisfies DocsOf<typeof documentEntry>;

/** A missing field is '' or false. */
export type DocumentFields = EntryValue<typeof documentEntry>;

/** A longer list takes a phone too long to read (DECISIONS "Documents"). */
const mostDocuments = 20_000;

/** Checks the documents that a page supplied; one without a name and a link is left out. */
export const checkDocuments = createListCheck(documentEntry, (documents, problems) => {
  if (documents.length > mostDocuments) {
    problems.push({
      where: 'documents',
      found: `a list of ${documents.length}`,
      expected: `at most ${mostDocuments}: a list of this size belongs on a server`,
      outcome: 'All are shown.',
    });
  }
  return documents;
});
