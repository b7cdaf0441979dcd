import { type Page } from '@playwright/test';
import { makeCmsPage } from '../support/cms-page.ts';
import { open, whenSettled } from '../support/page-watch.ts';
import { carousel } from '../support/swap-page.ts';
import { expect, scriptTag, test, workingCalls } from '../support/test.ts';

/** Names of form fields that hide a property of the form, as an author may choose them. */
const names =
  `parentElement parentNode childNodes children firstChild attributes hasAttribute getAttribute
  setAttribute removeAttribute getAttributeNames isConnected ownerDocument nodeType tagName nodeName localName id
  closest matches contains querySelector querySelectorAll replaceChildren dispatchEvent addEventListener
  removeEventListener appendChild textContent dataset className classList style isContentEditable focus getRootNode
  getBoundingClientRect cloneNode removeChild insertBefore append remove`.split(/\s+/);

/** Read in the page itself: tools that inspect all of it fail over such names. */
const readStatuses = (page: Page, ids: readonly string[]) =>
  page.evaluate(
    (all) =>
      all.map((id) => document.getElementById(id)?.getAttribute('data-widget-status') ?? 'none'),
    ids,
  );

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
    'GET /page': makeCmsPage('Another CMS', forms.join('') + callout),
  });
  await open(page, `${cms.url}/page`);
  // React and other libraries walk up by parentNode: the CMS content stays, and the reason is reported.
  const expected = names.map((name) => (name === 'parentNode' ? 'failed' : 'mounted'));
  const expectEach = (prefix: string) =>
    expect
      .poll(() =>
        readStatuses(
          page,
          names.map((name) => prefix + name),
        ),
      )
      .toEqual(expected);
  await expectEach('in-');
  expect(await readStatuses(page, ['s'])).toEqual(['mounted']);
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

test('images named like properties of the document hide nothing of it @night', async ({
  page,
  startCms,
}) => {
  const images = ['querySelectorAll', 'documentElement', 'head', 'readyState', 'body'].map(
    (name) => `<img name="${name}" alt="">`,
  );
  const cms = await startCms({
    ...workingCalls,
    // The images come before the script, which has to link its stylesheet.
    'GET /page': {
      body: `<!doctype html><html lang="en-US"><head><title>T</title></head><body>${images.join('')}${callout}${scriptTag}</body></html>`,
    },
  });
  await open(page, `${cms.url}/page`);
  expect(await readStatuses(page, ['s'])).toEqual(['mounted']);
  expect(await page.evaluate(() => document.getElementsByTagName('link').length)).toBe(1);
});
