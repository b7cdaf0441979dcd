import { defineEntry, type EntryValue } from './entry.ts';
import { flagField, lineField, wordsField } from './fields.ts';
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
    isin: lineField,
    language: wordsField,
    country: wordsField,
    audience: wordsField,
    validFrom: lineField,
    supersededBy: lineField,
    fileSize: lineField,
  },
  ['docName', 'downloadLink'],
);

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
