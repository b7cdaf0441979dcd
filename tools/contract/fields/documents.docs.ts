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
  isin: {
    title: 'ISIN',
    meaning: 'The ISIN of the fund or share class: shown below the name, and found in the box.',
    missing: 'None is shown.',
  },
  language: {
    title: 'Language',
    meaning:
      'The language of the document, or several: codes such as `de`, which are shown as names in the language of the page. A list, or a text with commas between them. Offered in a menu, the language of the page first.',
    missing: 'It is found whatever language is chosen. The menu is there where there are two.',
  },
  country: {
    title: 'Country',
    meaning:
      'The country in which the document may be used, or several: codes such as `DE`, as above. Offered in a menu, the country of the page’s culture first.',
    missing: 'It is for every country. The menu is there where there are two.',
  },
  audience: {
    title: 'Audience',
    meaning: 'For whom it is, such as `Professional`, or several. Offered in a menu.',
    missing: 'It is for everybody. The menu is there where there are two.',
  },
  validFrom: {
    title: 'Valid from',
    meaning: 'Since when it is in force: a date, written as `itemDate`.',
    missing: 'None is shown.',
  },
  supersededBy: {
    title: 'Replaced by',
    meaning:
      'The name of the document that replaces it. Such a document is listed, and marked, only where visitors ask for it.',
    missing: 'The document is in force.',
  },
  fileSize: {
    title: 'Size of the file',
    meaning: 'In bytes, or a text that is shown as it is: `184 kB`.',
    missing: 'None is shown.',
  },
} as const satisfies DocsOf<DocumentFields>;
