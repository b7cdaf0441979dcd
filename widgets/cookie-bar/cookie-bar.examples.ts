import { defineExamples } from '../../shared/widget/define-examples.ts';
import { cookieBarContract } from './cookie-bar.contract.ts';

const bar = {
  label: 'Cookies',
  text: 'We use cookies to improve your experience and to analyze traffic on this site.',
  learnMore: { label: 'Learn More', url: '/cookie-policy', topic: 'about cookies' },
  accept: 'Accept',
};

const beside = '<p><a href="/cookie-policy" data-cookie-settings>Cookie settings</a></p>';

/** The cookie bar, for the gallery and the tests. */
export const cookieBarExamples = defineExamples(cookieBarContract, [
  {
    name: 'with-settings',
    doc: 'Accept it, then bring it back. The bar is fixed to the foot of the window.',
    attributes: {},
    partial: bar,
    beside,
  },
  {
    name: 'refuse',
    doc: 'Accept or refuse it.',
    attributes: {},
    partial: { ...bar, refuse: 'Refuse' },
    beside,
  },
]);
