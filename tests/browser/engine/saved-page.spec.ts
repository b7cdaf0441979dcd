import { type Page } from '@playwright/test';
import { readWidgets } from '../../../tools/read-widgets.ts';
import { sampleOf } from '../../setup/test-length.ts';
import { makeCmsPage } from '../support/cms-page.ts';
import { open } from '../support/page-watch.ts';
import { expect, test, workingCalls } from '../support/test.ts';

// A page whose HTML was saved, archived or prerendered after the script had run, and that runs it again
// (DECISIONS "What an earlier run left").

/** Every element with its attributes and texts, but for ids and lengths of one run. */
const readMarkup = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('html, body, body *:not(script, link, style)')].map((element) => {
      const attributes = [...element.attributes]
        .filter(({ name }) => name !== 'style')
        .map(({ name, value }) => `${name}=${value.replaceAll(/pmw-[a-z0-9]{6}(?=-|$)/g, '')}`);
      const properties = [...(element as HTMLElement).style].sort();
      const words = [...element.childNodes].filter((node) => node instanceof Text);
      const text = words.map((node) => node.data.trim()).join('');
      return [element.localName, ...attributes.sort(), ...properties, text].join(' ');
    }),
  );

/** What a React widget draws from its data: the pictures of the CMS are no longer there to be kept. */
const readDrawn = (page: Page) =>
  page.evaluate(() => [
    document.body.innerText,
    ...[...document.querySelectorAll('button, a, input, [role]')].map((each) => each.localName),
  ]);

/** Answers the page's next visit with its present HTML. */
async function reopenSaved(page: Page): Promise<void> {
  const html = await page.evaluate(() => `<!doctype html>${document.documentElement.outerHTML}`);
  const address = page.url();
  await page.route(address, (route) => route.fulfill({ body: html, contentType: 'text/html' }));
  await open(page, address);
  await page.unroute(address);
}

const widgets = await readWidgets();
const behaviours = widgets.filter(({ contract }) => contract.kind !== 'react');

for (const { contract, examples } of sampleOf(widgets, 1)) {
  test(`the examples of ${contract.name} are as on a fresh page where they were saved after the script had run`, async ({
    page,
    gallery,
  }) => {
    test.slow();
    const isBehaviour = behaviours.some((each) => each.contract.name === contract.name);
    for (const { name } of isBehaviour ? sampleOf(examples, 1) : examples.slice(0, 1)) {
      await test.step(name, async () => {
        await open(page, `${gallery}/_dev/widgets/${contract.name}/${name}`);
        const pause = page.getByRole('button', { name: 'Pause slideshow' });
        while ((await pause.count()) > 0) await pause.first().click();
        // A recording that is being loaded has no length yet.
        await page.waitForFunction(() =>
          [...document.querySelectorAll('audio')].every(
            ({ preload, readyState, error }) => preload === 'none' || readyState > 0 || error,
          ),
        );
        const readPage = isBehaviour ? readMarkup : readDrawn;
        const fresh = await readPage(page);
        await reopenSaved(page);
        while ((await pause.count()) > 0) await pause.first().click();
        await expect.poll(() => readPage(page)).toEqual(fresh);
      });
    }
  });
}

const bar =
  '<section data-widget="cookie-bar" class="pmw pmw-cookie-bar" aria-label="Cookies"><p>Cookies</p><button type="button" data-accept>Accept</button></section>';
const notice =
  '<section data-widget="us-persons-notice" class="pmw" id="us" hidden data-open="load"><h2>Notice</h2><p>Text.</p><button type="button" data-answer="us-person">Yes</button></section>';
const terms =
  '<p><button type="button" data-modal="#terms">Terms</button></p><div hidden><div id="terms"><h2>The terms</h2></div></div>' +
  '<p>Text</p>'.repeat(100);

test('a page saved with its notice and another dialog open has the content in its place, nothing locked, and works', async ({
  page,
  openPage,
}) => {
  await openPage({ ...workingCalls, 'GET /page': makeCmsPage('Page', notice + terms) });
  await page.getByRole('button', { name: 'Yes' }).click();
  await page.getByRole('button', { name: 'Terms' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await reopenSaved(page);
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(page.locator('#terms')).toHaveCount(1);
  expect(await page.evaluate(() => document.documentElement.getAttribute('style'))).toBeNull();
  await page.getByRole('button', { name: 'Terms' }).click();
  await expect(page.getByRole('dialog', { name: 'The terms' })).toBeVisible();
});

test('a page saved with its bar has no room for it once it is accepted @night', async ({
  page,
  openPage,
}) => {
  await openPage({ ...workingCalls, 'GET /page': makeCmsPage('Page', bar) });
  await expect(page.locator('html')).toHaveAttribute('style', /padding/);
  const saved = await page.evaluate(() => document.documentElement.outerHTML);
  await page.getByRole('button', { name: 'Accept' }).click();
  await page.route('**/page', (route) =>
    route.fulfill({ body: `<!doctype html>${saved}`, contentType: 'text/html' }),
  );
  await open(page, page.url());
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeHidden();
  await expect(page.locator('html')).not.toHaveAttribute('style');
});

/** Past the policy of the page, as a blocker does. */
const addStyle = (page: Page, text: string) =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, text);
const removeDialog = (page: Page) =>
  page.evaluate(() => {
    document.querySelector('dialog')?.remove();
  });
const hide: readonly (readonly [string, (page: Page) => Promise<unknown>])[] = [
  ['not displayed', (page) => addStyle(page, 'dialog { display: none !important }')],
  [
    'of no size',
    (page) =>
      addStyle(
        page,
        'dialog { inline-size: 0 !important; block-size: 0 !important; min-inline-size: 0 !important; padding: 0 !important; border: 0 !important; overflow: hidden !important }',
      ),
  ],
  ['not visible', (page) => addStyle(page, 'dialog { visibility: hidden !important }')],
  ['removed', removeDialog],
];
const hidden = hide.flatMap(([how, change]) =>
  (how === 'removed' ? (['after'] as const) : (['before', 'after'] as const)).map((when) => ({
    how,
    when,
    change,
  })),
);
for (const { how, when, change } of sampleOf(hidden, 1)) {
  test(`a dialog that is ${how} ${when} it opens leaves nothing locked, and is told`, async ({
    page,
    openPage,
    watch,
  }) => {
    await openPage({ 'GET /page': makeCmsPage('Page', terms) });
    if (when === 'before') await change(page);
    await page.getByRole('button', { name: 'Terms' }).click();
    if (when === 'after') await change(page);
    await page.mouse.move(300, 300);
    await expect(async () => {
      await page.mouse.wheel(0, 200);
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    }).toPass();
    await expect(page.locator('dialog')).toHaveCount(0);
    await expect(page.locator('#terms')).toHaveCount(1);
    expect(watch.warnings.join()).toContain('that the page hides or has removed');
  });
}
