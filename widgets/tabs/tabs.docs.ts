import { type ContractDocs } from '../../shared/widget/define-contract.ts';
import { type tabsContract } from './tabs.contract.ts';

export const tabsDocs = {
  summary: 'Shows one of several sections; the links of the first list become its tabs.',
  content: 'A list of links, each to the id of a section below it: the links become the tabs.',
  attributes: {},
  texts: {},
  actions: {
    'select-tab': {
      when: 'a tab by click or key; `label` is its words',
      detail: { label: 'Diligence' },
    },
  },
  shown: {
    loading: 'The first section, with the links above it.',
    missing: 'A link whose section is not there stays a link; the console names it.',
    failed: 'The links, and all sections with their headings.',
  },
  accessibility: {
    keys: {
      'ArrowLeft, ArrowRight': 'choose the next tab, from the last one the first',
      'Home, End': 'choose the first and the last',
      Tab: 'goes from the tab to its section',
    },
    announcements: [
      'A list of tabs with the `aria-label` of the list; each says its place and whether it is selected.',
      'A section has the name of its tab.',
    ],
  },
} as const satisfies ContractDocs<typeof tabsContract>;
