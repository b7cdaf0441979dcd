import { type ContractDocs } from '../../shared/widget/define-contract.ts';
import { type subscribeCalloutContract } from './subscribe-callout.contract.ts';

export const subscribeCalloutDocs = {
  summary:
    'A form that subscribes an e-mail address to the newsletter. It needs a back end that answers a POST.',
  content: 'A form that works without the script, or a link to a page with one.',
  plain: {
    name: ['text-title'],
    text: ['text-intro'],
    links: [{ name: 'text-submit', href: 'page' }],
  },
  calls: ['signup'],
  attributes: {
    variant: 'Callout: a dark band of the full width. Tile: a light box in a grid of tiles.',
  },
  texts: {
    eyebrow: 'A word or two above the title. Empty: none.',
    title: 'The heading.',
    intro: 'A sentence below the title. Empty: none.',
    'email-label': 'The name of the text box.',
    placeholder: 'An example in the empty text box. Empty: none.',
    submit: 'The button.',
    note: 'Small print below the text box. Empty: none.',
    sending: 'Shown below the text box until the answer comes.',
    'success-title': 'Shown in place of the form, above the message of the CMS.',
    'invalid-email': 'The error, where the address is refused or `failed` is empty.',
    failed:
      'The error where the address was not judged: the call failed. “We could not sign you up. Please try again.”, for example. Empty: `invalid-email`.',
  },
  actions: {
    subscribe: { when: 'the CMS took the address' },
    'subscribe-failed': { when: 'the CMS did not take it, or the call failed' },
  },
  shown: {
    loading:
      'What the CMS rendered inside the mount point; while an address is sent, the text `sending`.',
    missing: 'An answer without a message counts as an error.',
    failed:
      'The text `failed`, or `invalid-email` where it is empty, below the box; the form and what was typed stay.',
  },
  accessibility: {
    keys: {
      Enter: 'in the box sends the address',
      Tab: 'goes from the box to the button',
    },
    announcements: [
      'The box has the name of `data-text-email-label`.',
      'On success the focus goes to the title, and the message is read out.',
      'The browser checks the address; its answer is the text `invalid-email`, without its own message.',
      'On an error the focus goes back to the box, then an alert says the error, each time anew; the box says it too when the visitor comes back to it. The box is invalid only if the address is.',
    ],
  },
} as const satisfies ContractDocs<typeof subscribeCalloutContract>;
