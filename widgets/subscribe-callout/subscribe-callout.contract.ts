import { choice } from '../../shared/widget/attributes.ts';
import { defineContract } from '../../shared/widget/define-contract.ts';

/** What a template author may write on a subscribe callout (CONTRACT 3). */
export const subscribeCalloutContract = defineContract({
  name: 'subscribe-callout',
  kind: 'widget',
  summary: 'A form that subscribes an e-mail address to the newsletter.',
  calls: ['signup'],
  attributes: {
    variant: choice(['callout', 'tile'], {
      doc: 'Callout: a dark band of the full width. Tile: a light box in a grid of tiles.',
    }),
  },
  texts: {
    eyebrow: { says: '', doc: 'A word or two above the title. Empty: none.' },
    title: { says: 'Subscribe to our newsletter', doc: 'The heading.' },
    intro: { says: '', doc: 'A sentence below the title. Empty: none.' },
    'email-label': { says: 'Email address', doc: 'The name of the text box.' },
    placeholder: { says: '', doc: 'An example in the empty text box. Empty: none.' },
    submit: { says: 'Subscribe', doc: 'The button.' },
    note: { says: '', doc: 'Small print below the text box. Empty: none.' },
    sending: { says: 'Sending…', doc: 'Stands below the text box until the answer comes.' },
    'success-title': {
      says: 'Thank you for subscribing',
      doc: 'Stands in place of the form, above the message of the CMS.',
    },
    'invalid-email': {
      says: 'Please enter a valid email address.',
      doc: 'The error, whatever went wrong.',
    },
  },
});
