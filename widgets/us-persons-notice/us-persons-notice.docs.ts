import { type ContractDocs } from '../../shared/widget/define-contract.ts';
import { type usPersonsNoticeContract } from './us-persons-notice.contract.ts';

export const usPersonsNoticeDocs = {
  summary: 'Asks in a modal whether the visitor is a United States person.',
  content:
    'The text of the notice and two buttons `data-answer`; the element itself has an `id` and is `hidden`.',
  placement: 'template',
  attributes: {
    open: 'Click: an element with data-modal opens it. Load: it opens by itself, once a session until answered.',
    'main-site': 'Where a visitor who is no United States person goes.',
  },
  texts: {},
  addresses: { 'main-site': 'page' },
  examples: { 'main-site': 'https://www.firm.example/' },
  markup: {
    'data-answer':
      'On the buttons of the notice: `us-person` closes it for the session, `main-site` goes to `data-main-site`.',
    'data-modal': 'On a link of the page: `#` and the id of the notice, which it opens.',
  },
  actions: {
    confirm: { when: 'the answer `us-person`' },
    leave: { when: 'the answer `main-site`' },
  },
  shown: {
    loading: 'Nothing: the notice is `hidden` until it opens.',
    missing: 'Without an answer the console names what is expected; "Close" closes.',
    failed: 'Nothing; a link with `data-modal` leads to its address.',
  },
  accessibility: {
    keys: {
      Tab: 'goes round in the dialog',
      Escape: 'closes it without an answer; the focus goes back to what opened it',
    },
    announcements: [
      'An alert dialog with the name of its heading; its first paragraph is read out when it opens, the rest is content. Let it say what the visitor is asked.',
      'A button that leads away says where: “No …” has words for screen readers (`pmw-visually-hidden`).',
    ],
  },
} as const satisfies ContractDocs<typeof usPersonsNoticeContract>;
