import { choice } from '../../shared/widget/attributes.ts';
import { type ContractDocs, defineContract } from '../../shared/widget/define-contract.ts';

/** What a template author may write on a subscribe callout (CONTRACT 3). */
export const subscribeCalloutContract = defineContract({
  name: 'subscribe-callout',
  kind: 'widget',
  calls: ['signup'],
  attributes: {
    variant: choice(['callout', 'tile']),
  },
  texts: {
    eyebrow: '',
    title: 'Subscribe to our newsletter',
    intro: '',
    'email-label': 'Email address',
    placeholder: '',
    submit: 'Subscribe',
    note: '',
    sending: 'Sending…',
    'success-title': 'Thank you for subscribing',
    'invalid-email': 'Please enter a valid email address.',
  },
});

/** What the reference says of it. */
export const subscribeCalloutDocs = {
  summary: 'A form that subscribes an e-mail address to the newsletter.',
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
    sending: 'Stands below the text box until the answer comes.',
    'success-title': 'Stands in place of the form, above the message of the CMS.',
    'invalid-email': 'The error, whatever went wrong.',
  },
} as const satisfies ContractDocs<typeof subscribeCalloutContract>;
