import { type ContractDocs } from '../../shared/widget/define-contract.ts';
import { type searchBoxContract } from './search-box.contract.ts';

export const searchBoxDocs = {
  summary:
    'A search box that suggests pages while somebody types. The search itself needs no script: it is a form.',
  content:
    'Inside a form with `role="search"`: its label and its box, named `searchtext`. Elsewhere: that form, with a button.',
  plain: {
    name: ['text-label'],
    href: 'action',
  },
  calls: ['search'],
  attributes: {
    action:
      'The page of results, where no form is around the mount point. Without it: the page itself.',
    'search-text': 'What the box begins with; without it, ?searchtext= in the address of the page.',
    limit: 'How many pages are suggested at most. 0 asks for none.',
    popular: 'What is often looked for, offered while the box is empty.',
  },
  texts: {
    label: 'The name of the box.',
    submit: 'The button, where no form is around the mount point.',
    suggestions: 'The name of the list, read out but not shown.',
    recent: 'The heading over what the visitor has searched for.',
    popular: 'The heading over `data-popular`.',
    'results-one': 'Read out when the list opens, in the singular.',
    'results-other': 'Read out when the list opens.',
  },
  examples: { action: '/search', 'search-text': 'credit' },
  actions: {
    follow: {
      when: 'a suggestion is chosen; `label` is its kind (`page`, `popular` or `recent`), `value` its place, from 1; what was typed is not told',
      detail: { label: 'page', value: 1 },
    },
  },
  shown: {
    loading: 'What the CMS rendered. While suggestions load, what was suggested before.',
    missing: 'Without a suggestion no list opens. One without a title is left out.',
    failed: 'The box, without suggestions; the console says why, once.',
  },
  accessibility: {
    keys: {
      'ArrowDown, ArrowUp':
        'open the list; go through it and back to the box, where the text stays',
      Enter: 'opens the suggestion, or searches for the text',
      Escape: 'closes the list; the text stays',
    },
    announcements: [
      'A combo box with a list; how many suggestions there are, when they come.',
      'Recent searches are remembered in this browser only after the visitor has accepted cookies (`widget:consent`), and forgotten when they take it back.',
    ],
  },
} as const satisfies ContractDocs<typeof searchBoxContract>;
