import { defineExamples, type WidgetExample } from '../../shared/widget/define-examples.ts';
import { writePlain } from '../../shared/widget/plain.ts';
import { documentListContract } from './document-list.contract.ts';
import { documentListDocs } from './document-list.docs.ts';

const two = [
  {
    docName: 'Annual report 2022',
    itemDate: '2022-11-30',
    itemDateYear: 2022,
    docType: 'Annual report',
    shareClass: 'Class I',
    downloadLink: '/assets/media/sample.pdf',
    forceDownload: false,
  },
  {
    docName: 'Letter to investors',
    itemDate: '2023-02-15',
    docType: 'Letter',
    downloadLink: '/assets/media/sample.pdf',
  },
];

const types = ['Fact sheet', 'Annual report', 'Letter'];
const classes = ['Class I', 'Class A', 'All classes'];

const documents = Array.from({ length: 12 }, (_, index) => ({
  docName: `Global Credit Fund · ${types[index % 3] ?? ''} ${2022 - (index % 8)}`,
  itemDate: `${2022 - (index % 8)}-11-${String(30 - index).padStart(2, '0')}`,
  itemDateYear: 2022 - (index % 8),
  docType: types[index % 3],
  shareClass: classes[index % 2],
  downloadLink: `/assets/media/sample.pdf#${index + 1}`,
  forceDownload: index % 4 === 0 ? 'True' : 'False',
}));

/** The content of a CMS that has no partial of ours. */
const writeHtml = (documents: unknown) =>
  writePlain(documentListDocs.plain, { documents }, documentListContract.texts);

type Attributes = WidgetExample<typeof documentListContract>['attributes'];

function example(name: string, doc: string, value: unknown, more?: Attributes) {
  return {
    name,
    doc,
    attributes: { 'data-documents': JSON.stringify(value), ...more },
    partial: { id: 'documents' },
  };
}

export const documentListExamples = defineExamples(documentListContract, [
  {
    ...example('two', 'Two documents, with all that may be said of one.', two),
    html: writeHtml(two),
    isSample: true,
  },
  example('pages', 'Ten documents a page, with three menus.', documents),
  example('all', 'All documents on one page.', documents, { 'data-page-size': '0' }),
  example(
    'languages',
    'Documents in two languages, for three countries and two audiences, one of them replaced; a box to find them, and a table to save.',
    documents.map((each, index) => ({
      ...each,
      isin: `LU02210${String(10_000 + index * 7)}0`,
      language: index % 3 === 0 ? 'de' : 'en',
      country: index % 2 === 0 ? ['DE', 'AT'] : 'US, GB',
      audience: index % 4 === 0 ? 'Retail' : 'Professional',
      fileSize: 184_320 + index * 40_000,
      ...(index === 2 && { supersededBy: 'Global Credit Fund · Letter 2023' }),
      ...(index === 3 && { validFrom: '2022-12-01' }),
    })),
    { 'data-search': 'true', 'data-csv': 'true' },
  ),
  example('one', 'One document: no pages.', documents.slice(0, 1)),
  example(
    'bare',
    'Documents without types, share classes or dates: no menus, and no links where there is no file.',
    ['Prospectus', 'Articles of association'].map((docName) => ({ docName })),
  ),
  {
    ...example('malformed', 'A date and an address of no use are reported; the documents stay.', [
      ...documents.slice(0, 3),
      { docName: 'Undated', itemDate: 'soon', downloadLink: '/assets/media/sample.pdf' },
      { docName: 'Without a file', itemDate: '2022-11-30', downloadLink: 'javascript:void(0)' },
    ]),
    html: writeHtml(documents.slice(0, 3)),
    problems: 2,
  },
  { ...example('no-documents', 'None: what the CMS rendered stays.', []), html: writeHtml(two) },
  example('texts', 'Words of its own.', documents, {
    'data-text-show-all': 'All',
    'data-text-type': 'Kind of document',
    'data-text-no-results': 'Nothing here.',
  }),
  example('right-to-left', 'Everything mirrored.', documents, {
    dir: 'rtl',
    lang: 'he',
    'data-text-type': 'סוג',
    'data-text-year': 'שנה',
    'data-text-share-class': 'סדרה',
    'data-text-show-all': 'הכול',
  }),
]);
