import { type Page } from '@playwright/test';
import { whenReady, whenSettled } from '../support/page-watch.ts';
import { carousel, makeSwapPage } from '../support/swap-page.ts';
import { expect, scriptTag, test, workingCalls } from '../support/test.ts';

/** Names of form fields that hide a property of the form, as an author may choose them. */
const names = [
  'parentElement',
  'parentNode',
  'childNodes',
  'children',
  'firstChild',
  'attributes',
  'hasAttribute',
  'getAttribute',
  'setAttribute',
  'removeAttribute',
  'getAttributeNames',
  'isConnected',
  'ownerDocument',
  'nodeType',
  'tagName',
  'nodeName',
  'localName',
  'id',
  'closest',
  'matches',
  'contains',
  'querySelector',
  'querySelectorAll',
  'replaceChildren',
  'dispatchEvent',
  'addEventListener',
  'removeEventListener',
  'appendChild',
  'textContent',
  'dataset',
  'className',
  'classList',
  'style',
  'isContentEditable',
  'focus',
  'getRootNode',
  'getBoundingClientRect',
  'cloneNode',
  'removeChild',
  'insertBefore',
  'append',
  'remove',
];

/** Evaluated in the page itself: tools that inspect all of it fail over such names. */
async function expectStatus(page: Page, id: string, status: string): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(
        (name) => document.getElementById(name)?.getAttribute('data-widget-status'),
        id,
      ),
    )
    .toBe(status);
}

const callout = '<section id="s" data-widget="subscribe-callout"><p>CMS</p></section>';

test('forms with fields of any name freeze and stop nothing', async ({ page, startCms, watch }) => {
  const forms = names.map((name) => {
    const field = `<input name="${name}">`;
    return `<form>${field}<div class="room">${carousel(`in-${name}`, 'CMS')}</div></form>
      <form data-widget="carousel" data-carousel-id="home">${field}</form>
      <form data-widget="carousell">${field}</form>
      <form data-widget="tabs">${field}</form>
      <form data-widget="share-bar">${field}</form>`;
  });
  const cms = await startCms({
    ...workingCalls,
    'GET /page': makeSwapPage({ body: `${forms.join('')}<main></main>${callout}` }),
  });
  await page.goto(`${cms.url}/page`);
  await whenReady(page);
  await expectStatus(page, 's', 'mounted');
  // React and other libraries walk up by parentNode: the CMS content stays, and the reason is reported.
  const expectEach = async (prefix: string) => {
    for (const name of names) {
      await expectStatus(page, prefix + name, name === 'parentNode' ? 'failed' : 'mounted');
    }
  };
  await expectEach('in-');
  expect(watch.errors.join()).toContain('named parentNode');
  // Later changes inside such a form are noticed, and a press on its edge freezes nothing.
  await page.evaluate((all) => {
    for (const [at, room] of [...document.querySelectorAll('.room')].entries()) {
      const late = document.createElement('section');
      late.id = `late-${all[at] ?? ''}`;
      late.setAttribute('data-widget', 'subscribe-callout');
      room.append(late);
    }
  }, names);
  await expectEach('late-');
  await page.evaluate((all) => {
    for (const name of all) document.getElementById(`in-${name}`)?.click();
    document.body.replaceChildren();
  }, names);
  await whenSettled(page);
  expect(watch.uncaught).toEqual([]);
});

for (const name of ['querySelectorAll', 'documentElement', 'head', 'readyState', 'body']) {
  test(`an image named ${name} hides nothing of the document`, async ({ page, startCms }) => {
    const cms = await startCms({
      ...workingCalls,
      // The image comes before the script, which has to link its stylesheet.
      'GET /page': {
        body: `<!doctype html><html lang="en-US"><head><title>T</title></head><body><img name="${name}" alt="">${callout}${scriptTag}</body></html>`,
      },
    });
    await page.goto(`${cms.url}/page`);
    await whenReady(page);
    await expectStatus(page, 's', 'mounted');
    const links = await page.evaluate(() => document.getElementsByTagName('link').length);
    expect(links).toBe(1);
  });
}
