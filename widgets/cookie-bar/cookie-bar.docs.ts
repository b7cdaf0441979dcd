import { type ContractDocs } from '../../shared/widget/define-contract.ts';
import { type cookieBarContract } from './cookie-bar.contract.ts';

export const cookieBarDocs = {
  summary:
    'A bar at the foot of the window, or in a low window at its place in the page, until cookies are accepted or refused, which is remembered for 180 days.',
  content:
    'The words of the bar, a button `data-accept`, and perhaps a link and a button `data-refuse`.',
  placement: 'template',
  attributes: {},
  texts: {},
  markup: {
    'data-accept': 'On the button that accepts.',
    'data-refuse': 'On a second button, as large as the first, that refuses.',
    'data-cookie-settings':
      'On any element of the page: brings the bar back, where the choice can be changed.',
  },
  actions: {
    accept: { when: 'the button that accepts' },
    refuse: { when: 'the button that refuses' },
    'learn-more': { when: 'a link in the bar' },
    reopen: { when: 'an element with `data-cookie-settings`' },
  },
  events: {
    'widget:consent': {
      when: 'The visitor chooses; `choice` is `accepted` or `refused`. On every later page it comes from `<html>` as soon as the script runs or a visitor comes to a prerendered page, and when the choice is made in another tab; `PrivateMarketsWidgets.consent` says the same. `expires` is the day on which the bar asks again. A consent tool of the page may send the event from any element, without `choice` for an acceptance: it is remembered as if it was made in the bar.',
      detail: { choice: 'accepted', expires: '2027-05-20T09:00:00.000Z' },
    },
  },
  shown: {
    loading: 'Nothing: the bar is drawn when the script knows that nobody has chosen yet.',
    missing: 'Without a button `data-accept` the words stand at the end of the page.',
    failed: 'The words of the bar at the end of the page, without the button.',
  },
  accessibility: {
    keys: {
      Tab: 'reaches the bar in the order of the page; it never covers what has the focus',
    },
    announcements: [
      'A region with the name of its `aria-label`.',
      'When it is brought back the focus goes to it, and returns on "Accept".',
    ],
  },
} as const satisfies ContractDocs<typeof cookieBarContract>;
