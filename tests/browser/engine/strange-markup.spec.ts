import { type Page } from '@playwright/test';
import { whenReady } from '../support/page-watch.ts';
import { carousel, makeSwapPage } from '../support/swap-page.ts';
import { expect, scriptTag, test, workingCalls } from '../support/test.ts';

/** Names of form fields that hide a property of the form, as an author may choose them. */
const names = [
  ...['parentElement', 'parentNode', 'childNodes', 'children', 'firstChild', 'attributes'],
  ...['hasAttribute', 'getAttribute', 'setAttribute', 'removeAttribute', 'getAttributeNames'],
  ...['isConnected', 'ownerDocument', 'nodeType', 'tagName', 'nodeName', 'localName', 'id'],
  ...['closest', 'matches', 'contains', 'querySelector', 'querySelectorAll', 'replaceChildren'],
  ...['dispatchEvent', 'addEventListener', 'removeEventListener', 'appendChild', 'textContent'],
  ...['dataset', 'className', 'classList', 'style', 'isContentEditable', 'focus', 'getRootNode'],
  ...['getBoundingClientRect', 'cloneNode', 'removeChild', 'insertBefore', 'append', 'remove'],
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

for (const name of names) {
  test(`a form with a field named ${name} freezes and stops nothing`, async ({
    page,
    startCms,
    watch,
  }) => {
    const field = `<input name="${name}">`;
    const cms = await startCms({
      ...workingCalls,
      'GET /page': makeSwapPage({
        body: `<form>${field}<div>${carousel('inside', 'CMS')}</div></form>
          <form data-widget="carousel" data-carousel-id="home">${field}</form>
          <form data-widget="carousell">${field}</form>
          <form data-widget="tabs">${field}</form>
          <form data-widget="share-bar">${field}</form>
          <main></main>${callout}`,
      }),
    });
    await page.goto(`${cms.url}/page`);
    await whenReady(page);
    await expectStatus(page, 's', 'mounted');
    // React and other libraries walk up by this property: the CMS content stays, and the reason is reported.
    const expected = name === 'parentNode' ? 'failed' : 'mounted';
    await expectStatus(page, 'inside', expected);
    if (expected === 'failed') expect(watch.errors.join()).toContain('named parentNode');
    // Later changes inside such a form are noticed, and a press on its edge freezes nothing.
    await page.evaluate(() => {
      const late = document.createElement('section');
      late.id = 'late';
      late.setAttribute('data-widget', 'subscribe-callout');
      document.querySelector('form > div')?.append(late);
    });
    await expectStatus(page, 'late', expected);
    await page.evaluate(() => document.getElementById('inside')?.click());
    await page.evaluate(() => {
      document.body.replaceChildren();
    });
    expect(watch.uncaught).toEqual([]);
  });
}

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
