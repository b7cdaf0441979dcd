import { pageControls, paginationTexts } from '../../shared/components/pagination.contract.ts';
import { checkDocuments } from '../../api/documents.ts';
import { requiredJson, wholeNumber, yesNo } from '../../shared/widget/attributes.ts';
import { defineContract } from '../../shared/widget/define-contract.ts';

export const documentListContract = defineContract({
  name: 'document-list',
  kind: 'react',
  attributes: {
    documents: requiredJson({
      expected: 'a list of documents',
      check: checkDocuments,
    }),
    'page-size': wholeNumber({
      fallback: 10,
      least: 0,
    }),
    search: yesNo(),
    csv: yesNo(),
  },
  texts: {
    label: 'Documents',
    'show-all': 'Show all',
    type: 'Type',
    year: 'Year',
    'share-class': 'Share class',
    name: 'Document',
    date: 'Date',
    file: 'File',
    sort: 'Sort by',
    'sort-by': 'Sort by {column}',
    ascending: 'sorted by {column}, ascending',
    descending: 'sorted by {column}, descending',
    clear: 'Clear filters',
    close: 'Close',
    'no-results': 'No document matches these filters.',
    'results-one': '{n} document',
    'results-other': '{n} documents',
    search: 'Find by name or ISIN',
    language: 'Language',
    country: 'Country',
    audience: 'Audience',
    retail: 'Retail',
    professional: 'Professional',
    isin: 'ISIN',
    'valid-from': 'Valid from',
    'replaced-by': 'Replaced by',
    'show-replaced': 'Show replaced documents',
    csv: 'Download as CSV',
    untitled: 'Untitled document',
    ...paginationTexts,
  },
  controls: pageControls,
});
