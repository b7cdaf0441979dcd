import { paginationDocs } from '../../shared/components/pagination.docs.ts';
import { type ContractDocs } from '../../shared/widget/define-contract.ts';
import { type documentListContract } from './document-list.contract.ts';

export const documentListDocs = {
  summary:
    'Documents in a table: filtered, sorted, page by page. Filters and page are in the address.',
  content:
    'The documents as links, or a link to a page that lists them: what visitors see until the script has read the data.',
  plain: {
    list: ['documents'],
    as: 'items',
    name: ['docName'],
    href: 'downloadLink',
    facts: [{ of: ['docType'] }, { of: ['shareClass'] }, { of: ['itemDate'] }],
  },
  attributes: {
    documents: 'The documents, supplied by the page.',
    'page-size': 'How many documents a page has. 0 shows all.',
    search: 'A box that finds documents by name or ISIN while somebody types.',
    csv: 'A button that saves the documents that are found, of all pages, as a table.',
  },
  texts: {
    label: 'The name of the table, read out but not shown.',
    'show-all': 'The first entry of each menu, which clears its filter.',
    type: 'A menu and a column.',
    year: 'A menu.',
    'share-class': 'A menu and a column.',
    name: 'The column of names.',
    date: 'A column.',
    file: 'The column of file types.',
    sort: 'The words over the names of the columns where rows are cards, and the names buttons to sort by.',
    'sort-by': 'The name of the button in the head of a column.',
    ascending: 'Read out after the number of documents when the order changes.',
    descending: 'The same for the other direction.',
    clear: 'The button that empties all menus.',
    close: 'The name of the sign that closes a menu on phones.',
    'no-results': 'Shown in place of the table where nothing was found.',
    'results-one': 'How many were found, in the singular.',
    'results-other': 'How many were found.',
    search: 'The label of the box.',
    language: 'A menu.',
    country: 'A menu.',
    audience: 'A menu.',
    retail: 'A choice of that menu, for documents whose audience is `retail`.',
    professional: 'A choice of that menu, for documents whose audience is `professional`.',
    isin: 'The head of a column in the file of `csv`.',
    'valid-from': 'Before a date below a name.',
    'replaced-by': 'Before the name of the document that replaces another, below the name of that.',
    'show-replaced': 'A check box, where a document has been replaced.',
    csv: 'The button that saves a table.',
    untitled: 'A document whose data have no name.',
    ...paginationDocs,
  },
  actions: {
    filter: {
      when: 'a menu; `label` is the menu’s, `value` the choice, empty for "Show all"',
      detail: { label: 'Type', value: 'Fact sheet' },
    },
    clear: { when: '"Clear filters"' },
    sort: {
      when: 'the head of a column; `label` is the column, `value` is `ascending` or `descending`',
      detail: { label: 'Date', value: 'descending' },
    },
    csv: { when: '"Download as CSV"; `value` is the number of documents', detail: { value: 24 } },
    page: { when: 'a step; `value` is the page, from 1', detail: { value: 2 } },
    document: {
      when: 'a link; `label` is the name of the document',
      detail: { label: 'Annual report 2022' },
    },
  },
  shown: {
    loading: 'What the CMS rendered inside the mount point, for a moment: nothing is fetched.',
    missing:
      'With no documents: what the CMS rendered, and `data-widget-status="empty"`. A menu without a choice is not drawn; a document without a file has no link.',
    failed:
      'Where the JSON cannot be read: what the CMS rendered. The console says at which place of the JSON the mistake is.',
  },
  accessibility: {
    keys: {
      'Enter, Space, ArrowDown': 'open a menu',
      'ArrowUp, ArrowDown, Home, End': 'go through an open menu; letters jump to an entry',
      Enter: 'takes the entry; the menu closes',
      Tab: 'takes the entry, too, as in a native select',
      Escape: 'closes the menu without a change',
    },
    announcements: [
      'A table with the name of `data-text-label`; a sorted column says how it is sorted.',
      'The name of a menu’s button is its label and its value: "Type Show all".',
      'After a filter, a step and what is typed: how many documents there are.',
      'The name of a link begins with the name of the document and says the kind of file.',
    ],
  },
} as const satisfies ContractDocs<typeof documentListContract>;
