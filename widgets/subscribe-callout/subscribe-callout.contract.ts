import { choice } from '../../shared/widget/attributes.ts';
import { defineContract } from '../../shared/widget/define-contract.ts';

export const subscribeCalloutContract = defineContract({
  name: 'subscribe-callout',
  kind: 'react',
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
    failed: '',
  },
  inLanguages: ['failed'],
});
