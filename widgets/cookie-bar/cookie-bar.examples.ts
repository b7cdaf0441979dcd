import { defineExamples } from '../../shared/widget/define-examples.ts';
import { cookieBarContract } from './cookie-bar.contract.ts';

/** The cookie bar, for the gallery and the tests. Its classes stand on what is inside the mount point. */
export const cookieBarExamples = defineExamples(cookieBarContract, [
  {
    name: 'with-settings',
    doc: 'Accept it, then bring it back. A mount point with the classes pmw and pmw-cookie-bar is fixed to the foot of the window.',
    html: `<div class="pmw-cookie-bar__inner">
  <p class="pmw-cookie-bar__text">We use cookies to improve your experience and to analyze traffic on this site.</p>
  <div class="pmw-cookie-bar__choices">
    <a class="pmw-cookie-bar__link" href="/cookie-policy">Learn More</a>
    <button class="pmw-button pmw-button--primary pmw-cookie-bar__accept" type="button" data-accept>Accept</button>
  </div>
</div>
<a href="/cookie-policy" data-cookie-settings>Cookie settings</a>`,
    attributes: {},
  },
]);
