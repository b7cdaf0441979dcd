import { defineExamples } from '../../shared/widget/define-examples.ts';
import { cookieBarContract } from './cookie-bar.contract.ts';

/** The cookie bar, for the gallery and the tests. */
export const cookieBarExamples = defineExamples(cookieBarContract, [
  {
    name: 'with-settings',
    tag: 'section',
    doc: 'Accept it, then bring it back. The bar is fixed to the foot of the window.',
    html: `<div class="pmw-cookie-bar__inner">
  <p class="pmw-cookie-bar__text">We use cookies to improve your experience and to analyze traffic on this site.</p>
  <div class="pmw-cookie-bar__choices">
    <a class="pmw-cookie-bar__link" href="/cookie-policy">Learn More <span class="pmw-visually-hidden">about cookies</span></a>
    <button class="pmw-button pmw-button--primary pmw-cookie-bar__accept" type="button" data-accept>Accept</button>
  </div>
</div>`,
    beside: '<p><a href="/cookie-policy" data-cookie-settings>Cookie settings</a></p>',
    attributes: { class: 'pmw pmw-cookie-bar', 'aria-label': 'Cookies' },
  },
]);
