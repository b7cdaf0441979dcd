import { type DocumentFields } from '../../../api/documents.ts';
import { type DocsOf } from '../field-docs.ts';

export const documentDocs = {
  docName: {
    title: 'Name',
    meaning: 'The name of the document.',
    missing: 'It is “Untitled document”; without a `downloadLink` too the document is left out.',
  },
  itemDate: {
    title: 'Date',
    meaning:
      'Its date: `2022-11-30`, `2022-11-30T00:00:00`, `20221130T000000Z`, `/Date(1669766400000)/`, `11/30/2022 12:00:00 AM`, or as the page’s culture writes it (`30.11.2022`) if it can be no other day. Shown in the culture of the page.',
    missing:
      'No date is shown, and the document sorts last. One that cannot be read is shown as it came.',
  },
  itemDateYear: {
    title: 'Year',
    meaning: 'The year that the menu of years filters by.',
    missing: 'The year of `itemDate`.',
  },
  docType: {
    title: 'Type',
    meaning: 'The kind of document, shown in a column and offered in a menu.',
    missing: 'The cell is empty. Column and menu are there only where a document has a kind.',
  },
  shareClass: {
    title: 'Share class',
    meaning: 'The share class, shown in a column and offered in a menu.',
    missing:
      'The cell is empty. Column and menu are there only where a document has a share class.',
  },
  downloadLink: {
    title: 'File',
    address: 'file',
    meaning: 'The address of the file.',
    missing: 'The name is shown without a link.',
  },
  forceDownload: {
    title: 'Save instead of showing',
    meaning: 'Whether the browser saves the file instead of showing it.',
    missing: 'The browser shows the file where it can.',
  },
} as const satisfies DocsOf<DocumentFields>;
