import { paginationTexts } from '../../shared/components/pagination.contract.ts';
import { checkDocuments } from '../../api/documents.ts';
import { requiredJson, wholeNumber } from '../../shared/widget/attributes.ts';
import { defineContract, type TextKeyOf } from '../../shared/widget/define-contract.ts';
import { type Texts } from '../../shared/widget/texts.ts';

/** What a template author may write on a document list (CONTRACT 3). */
export const documentListContract = defineContract({
  name: 'document-list',
  kind: 'widget',
  summary:
    'Documents in a table: filtered, sorted, page by page. Filters and page are in the address.',
  attributes: {
    documents: requiredJson({
      doc: 'The documents, supplied by the page.',
      expected: 'a list of documents',
      check: checkDocuments,
    }),
    'page-size': wholeNumber({
      doc: 'How many documents a page has. 0 shows all.',
      fallback: 10,
      least: 0,
    }),
  },
  texts: {
    label: { says: 'Documents', doc: 'The name of the table, heard only.' },
    'show-all': { says: 'Show all', doc: 'The first entry of each menu, which clears its filter.' },
    type: { says: 'Type', doc: 'A menu and a column.' },
    year: { says: 'Year', doc: 'A menu.' },
    'share-class': { says: 'Share class', doc: 'A menu and a column.' },
    name: { says: 'Document', doc: 'The column of names.' },
    date: { says: 'Date', doc: 'A column.' },
    file: { says: 'File', doc: 'The column of file types.' },
    'sort-by': { says: 'Sort by {column}', doc: 'The name of the button in the head of a column.' },
    clear: { says: 'Clear filters', doc: 'The button that empties all menus.' },
    'no-results': {
      says: 'No document matches these filters.',
      doc: 'Stands in the place of the table where nothing was found.',
    },
    'results-one': { says: '{n} document', doc: 'How many were found, in the singular.' },
    'results-other': { says: '{n} documents', doc: 'How many were found.' },
    untitled: { says: 'Untitled document', doc: 'A document whose data have no name.' },
    ...paginationTexts,
  },
});

/** The texts of a document list. */
export type DocumentTexts = Texts<TextKeyOf<typeof documentListContract>>;
