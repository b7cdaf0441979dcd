import { type ContractDocs } from '../../shared/widget/define-contract.ts';
import { type audienceGateContract } from './audience-gate.contract.ts';

export const audienceGateDocs = {
  summary:
    'Asks in a modal for the country and the kind of investor, and shows what is for them. Hiding protects nothing: the server decides what it sends.',
  content:
    'A heading, a text and a form with fields named `audience` and `country`, or one of them; the element itself has an `id` and is `hidden`. A form with an `action` is sent, and its field `return` is given the address of the page; without one the visitor stays.',
  placement: 'template',
  attributes: {
    open: 'Load: it opens by itself until it is answered. Click: only an element with data-modal opens it.',
    days: 'For how many days the answer is remembered; 0 is until the browser is closed.',
  },
  texts: {},
  examples: { days: '30' },
  markup: {
    'data-audience':
      'On any element: the kinds of investor for whom it is, with spaces between, such as `professional`; `unknown` are visitors who have not answered. Inside the form: the text that they agree to.',
    'data-audience-country':
      'On any element: the codes of the countries for which it is, such as `CH DE`.',
    'data-modal': 'On a link of the page: `#` and the id of the gate, which it opens.',
  },
  actions: {
    answer: {
      when: 'the form is sent; `label` is the kind of investor, `value` the country',
      detail: { label: 'professional', value: 'CH' },
    },
  },
  shown: {
    loading: 'All of the page, without the gate.',
    missing:
      'Without a form or a field the console names what is expected, and all of the page is shown.',
    failed: 'All of the page; a link with `data-modal` leads to its address.',
  },
  accessibility: {
    keys: {
      Tab: 'goes round in the dialog',
      Escape: 'closes it without an answer; the focus goes back to what opened it',
    },
    announcements: [
      'An alert dialog with the name of its heading; its first paragraph is read out when it opens.',
      'What is for others is neither shown nor read.',
    ],
  },
} as const satisfies ContractDocs<typeof audienceGateContract>;
