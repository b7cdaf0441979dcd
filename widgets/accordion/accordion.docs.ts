import { type ContractDocs } from '../../shared/widget/define-contract.ts';
import { type accordionContract } from './accordion.contract.ts';

export const accordionDocs = {
  summary:
    'Opens the part of the page that is looked for: `<details>` of the CMS, one at a time where asked, all of them on paper.',
  content: 'A `<details>` with a `<summary>` for each part; an `id` on it is what links lead to.',
  attributes: {
    'one-open':
      'Opening one closes the others. A `name` that all the `<details>` share does the same without the script.',
  },
  texts: {},
  actions: {
    open: { when: 'a summary; `label` is its words', detail: { label: 'When can I redeem?' } },
    close: {
      when: 'the summary of an open one; `label` is its words',
      detail: { label: 'When can I redeem?' },
    },
  },
  shown: {
    loading: 'The `<details>`, which open and close.',
    missing: 'Without a `<details>` nothing happens, and the console says so.',
    failed: 'The `<details>`, which open and close.',
  },
  accessibility: {
    keys: { 'Enter, Space': 'open and close, as of any `<details>`' },
    announcements: ['A summary says whether it is expanded or collapsed.'],
  },
} as const satisfies ContractDocs<typeof accordionContract>;
