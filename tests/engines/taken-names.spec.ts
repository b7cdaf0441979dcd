import { namesOfWindow } from '../../shared/page/page-globals.ts';
import { sampleOf } from '../setup/test-length.ts';
import { linkTag, makeCmsPage, scriptTag } from '../browser/support/cms-page.ts';
import { carousel } from '../browser/support/swap-page.ts';
import { workingCalls } from '../browser/support/test.ts';
import { eventually, expect, test } from './engine-test.ts';

/** Had from another window, which has gone. The browsers' drivers use the others themselves. */
const taken = 'WeakSet WeakRef URL URLSearchParams Blob DOMRect Intl CSS performance'.split(' ');
const observers = namesOfWindow.filter((name) => name.endsWith('Observer'));

const ways: readonly (readonly [string, string])[] = [
  [
    'taken what another window still has',
    `for (const name of ${JSON.stringify(taken)}) Object.defineProperty(window, name, { value: {}, writable: true, configurable: true });`,
  ],
  [
    'wrapped what makes elements and listens, and each observer',
    `for (const name of ['createElement', 'createElementNS', 'createTextNode', 'addEventListener']) { const own = document[name]; document[name] = (...given) => own.apply(document, given); }
     for (const name of ${JSON.stringify(observers)}) { const own = window[name]; window[name] = function (...given) { return new own(...given) }; }`,
  ],
];
for (const [what, script] of sampleOf(ways, 1)) {
  test(`widgets mount and work on a page that has ${what}, and that removes every frame`, async ({
    visitor,
    startCms,
  }) => {
    const documents = JSON.stringify([
      { docName: 'A', docType: 'Report' },
      { docName: 'B', docType: 'Letter' },
    ]);
    const body = `${carousel('c', 'CMS')}<section data-widget="document-list" data-documents='${documents}'></section>
<section data-widget="subscribe-callout"><p>CMS</p></section>
<div data-widget="cookie-bar" class="pmw pmw-cookie-bar" id="bar"><button type="button" data-accept>Accept</button></div>`;
    const cms = await startCms({
      ...workingCalls,
      'GET /before.js': { body: script },
      'GET /after.js': {
        body: 'for (const frame of [...document.querySelectorAll("iframe")]) frame.remove();',
      },
      'GET /page': makeCmsPage('Another CMS', body, {
        head: `${linkTag}<script src="/before.js"></script>${scriptTag}<script src="/after.js" defer></script>`,
      }),
    });
    await visitor.open(`${cms.url}/page`);
    expect(await visitor.unmounted()).toEqual([]);
    await visitor.press('Accept');
    await eventually(() => visitor.count('#bar[data-state=open]')).toBe(0);
    await visitor.press('Next slide');
    await visitor.press('Type');
    await visitor.press('Letter');
    await eventually(() => visitor.address()).toMatch(/docType=Letter/);
  });
}
