import { type CDPSession, type Page } from '@playwright/test';
import {
  globalNames,
  neededOfDocument,
  readFromWindow,
} from '../../../shared/page/page-globals.ts';
import { linkTag, makeCmsPage } from '../support/cms-page.ts';
import { type Answers, json } from '../support/foreign-cms.ts';
import { expectNoFault } from '../support/page-watch.ts';
import { expect, scriptTag, test, workingCalls } from '../support/test.ts';

// Playwright's locators look at the page from a world of their own, whose globals no script of the page reaches.

const widgets = `
<header data-widget="site-header"><a href="#panel" data-panel="#panel">Search</a><div id="panel"><input></div></header>
<button type="button" data-modal="#terms">Terms</button><div id="terms"><h2>The terms</h2></div>
<section data-widget="carousel" data-carousel-id="home"><h2>CMS</h2></section>
<section data-widget="investment-solutions" data-carousel-id="home"><h2>CMS</h2></section>
<section data-widget="subscribe-callout"><p>CMS</p></section>
<script type="application/json" id="documents">[{"docName":"A","docType":"Report"},{"docName":"B","docType":"Letter"}]</script>
<section data-widget="document-list" data-documents="#documents"><p>CMS</p></section>
<section data-widget="filter-area" data-source="news"><p>CMS</p></section>
<section data-widget="tabbed-search" data-search-text="market"><p>CMS</p></section>
<div data-widget="us-persons-notice" id="notice"><h2>Notice</h2><p>Text</p><button type="button" data-answer="us-person">Yes</button></div>
<div data-widget="tabs"><ul><li><a href="#one">One</a></li><li><a href="#two">Two</a></li></ul><div id="one">1</div><div id="two">2</div></div>
<nav data-widget="section-nav" aria-label="Sections"><a href="#end">End</a></nav>
<div data-widget="share-bar"><button type="button" data-share="copy">Copy</button></div>
<div data-widget="cookie-bar"><button type="button" data-accept>Accept</button></div>
<form data-widget="form-errors"><input name="parentNode" aria-describedby="room" required><p id="room"><b data-error></b></p></form>
<div data-widget="reading-progress" data-article="#end"></div><div id="end">End</div>`;

const calls: Answers = {
  ...workingCalls,
  'GET /en-us/verticalscroll/home': workingCalls['GET /en-us/slideshow/home'] ?? {},
  'GET /api/en-us/articledata/news': json({
    Menus: [{ Label: 'Topic', FieldName: 'Topic', Items: [{ Label: 'Credit', FieldValue: 'c' }] }],
    Content: [{ Headline: 'Article', Data: { Topic: 'c' } }],
  }),
  'GET /en-us/search': json({ Items: [{ Title: 'Hit', Link: '/hit' }], TotalItemCount: 1 }),
};

/** A page with a script of its own before and one after ours. */
const makePage = (before: string, after = '', body = ''): Answers => ({
  ...calls,
  'GET /page': makeCmsPage('Another CMS', widgets, {
    head: `${linkTag}<script src="/before.js"></script>${scriptTag}<script src="/after.js" defer></script>`,
    before: body,
  }),
  'GET /before.js': { body: before },
  'GET /after.js': { body: after },
});

/** Something of the page's own by each name, but for those that nothing can stand in for. */
const take = (value: (name: string) => string) =>
  globalNames
    .filter((name) => !readFromWindow.includes(name) && !/^matchMedia$/.test(name))
    .map((name) => {
      const property = `{value:${value(name)},writable:true,configurable:true}`;
      return `Object.defineProperty(window,'${name}',${property});`;
    })
    .join('\n');
const byObjects = take(() => '{ytd:4.2}');

async function expectAllMounted(page: Page): Promise<void> {
  const points = page.locator('[data-widget]');
  const mounted = page.locator('[data-widget-status="mounted"]');
  await expect(mounted).toHaveCount(await points.count());
}

/** What needs more of the browser than mounting does. */
async function expectAllUsable(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Accept' }).click();
  await page.getByRole('button', { name: 'Terms' }).click();
  await expect(page.getByRole('dialog', { name: 'The terms' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Type/ }).click();
  await page.getByRole('option', { name: 'Letter' }).click();
  await expect(page.locator('[data-widget="document-list"]')).not.toContainText('Report');
  await page.getByRole('button', { name: /^Topic/ }).click();
  await page.getByRole('checkbox', { name: /Credit/ }).check();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/menu_Topic=c/);
  await page.getByRole('textbox', { name: 'Email address' }).fill('a@b.org');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Please confirm by e-mail.')).toBeVisible();
}

const values: readonly (readonly [string, string])[] = [
  ['functions', take((name) => `function ${name}(one) { if (this) this.one = one }`)],
  ['objects', byObjects],
  ['numbers', take(() => '4')],
  [
    'classes',
    globalNames.flatMap((name) => (/^[A-Z]/.test(name) ? `class ${name} {}` : [])).join('\n'),
  ],
];
for (const [kind, script] of values) {
  test(`every widget works on a page that has taken all names for ${kind}`, async ({
    page,
    startCms,
    watch,
  }) => {
    const cms = await startCms(makePage(script));
    await page.goto(`${cms.url}/page`);
    await expectAllMounted(page);
    await expectAllUsable(page);
    expectNoFault(watch);
    expect(cms.requests).toContain('POST /en-us/signup');
  });
}

test('every widget works on a page that takes all names later', async ({
  page,
  startCms,
  watch,
}) => {
  const cms = await startCms(makePage('', byObjects));
  await page.goto(`${cms.url}/page`);
  await expectAllMounted(page);
  await expectAllUsable(page);
  expectNoFault(watch);
});

const oldLibraries: readonly (readonly [string, string])[] = [
  ['has frozen Object.prototype', 'Object.freeze(Object.prototype);'],
  [
    'has an Array.from without a second parameter',
    'Array.from = function (list) { return Array.prototype.slice.call(list) };',
  ],
  [
    'writes texts and lists in its own way',
    'String.prototype.toJSON = Array.prototype.toJSON = function () { return "own " + this };',
  ],
  ['has a Document of its own', 'window.Document = function Document() {};'],
  ['names a function history', 'function history() {}'],
];
for (const [what, script] of oldLibraries) {
  test(`every widget works on a page that ${what}`, async ({ page, startCms, watch }) => {
    const cms = await startCms(makePage(script));
    const signup = page.waitForRequest(/signup/);
    await page.goto(`${cms.url}/page`);
    await expectAllMounted(page);
    await expectAllUsable(page);
    expectNoFault(watch);
    expect((await signup).postData()).toBe('{"email":"a@b.org"}');
  });
}

test('one line names a global for which there is nothing else, and the content of the CMS stays', async ({
  page,
  startCms,
  watch,
}) => {
  const noFrames = `{ const { append } = Element.prototype;
    Element.prototype.append = function (node) { return node.localName === 'iframe' ? node : append.call(this, node) }; }`;
  const cms = await startCms(makePage(`${noFrames} var MutationObserver = {};`));
  await page.goto(`${cms.url}/page`);
  await expect.poll(() => watch.uncaught.join()).toContain('MutationObserver is replaced');
  await expect(page.locator('[data-widget="carousel"]')).toHaveText('CMS');
  expect(watch.errors).toEqual([]);
});

for (const name of readFromWindow) {
  test(`one line names ${name} where it is no function any more, and the content of the CMS stays`, async ({
    page,
    startCms,
    watch,
  }) => {
    const cms = await startCms(makePage(`var ${name} = {};`));
    await page.goto(`${cms.url}/page`);
    await expect.poll(() => watch.uncaught.join()).toContain(`${name} is replaced`);
    await expect(page.locator('[data-widget="carousel"]')).toHaveText('CMS');
    expect(watch.errors).toEqual([]);
  });
}

for (const name of neededOfDocument) {
  test(`one line tells of an element with the name ${name}, and the content of the CMS stays`, async ({
    page,
    startCms,
    watch,
  }) => {
    const cms = await startCms(makePage('', '', `<img name="${name}" alt="">`));
    await page.goto(`${cms.url}/page`);
    await expect.poll(() => watch.uncaught.join()).toContain(`has the name "${name}"`);
    await expect(page.locator('[data-widget="carousel"]')).toHaveText('CMS');
    expect(watch.errors).toEqual([]);
  });
}

/** In the page, past everything that hides `document`'s own properties. */
async function runPast(session: CDPSession, selector: string, expression: string): Promise<string> {
  const { result } = await session.send('Runtime.evaluate', {
    expression: `[...Document.prototype.querySelectorAll.call(document, '${selector}')].map((each) => ${expression}).join()`,
  });
  return String(result.value);
}

for (const [kind, tag] of [
  ['images', 'img'],
  ['forms', 'form'],
] as const) {
  test(`${kind} with the name of any property of the document hide it from no widget`, async ({
    page,
    startCms,
    watch,
  }) => {
    await page.goto('about:blank');
    const properties = await page.evaluate(() =>
      [Document, Node, EventTarget].flatMap(({ prototype }) =>
        Object.getOwnPropertyNames(prototype),
      ),
    );
    const told = [...neededOfDocument, 'baseURI'];
    const elements = properties
      .filter((name) => !told.includes(name))
      .map((name) => `<${tag} name="${name}"></${tag}>`)
      .join('');
    const cms = await startCms(makePage('', '', elements));
    const session = await page.context().newCDPSession(page);
    await session.send('Page.navigate', { url: `${cms.url}/page` });
    const unmounted = `[data-widget]:not([data-widget-status="mounted"])`;
    const count = () => runPast(session, '[data-widget-status="mounted"]', '1');
    await expect.poll(count, { timeout: 20_000 }).toBe(
      widgets
        .match(/data-widget=/g)
        ?.map(() => '1')
        .join(),
    );
    expect(await runPast(session, unmounted, 'each.dataset.widget')).toBe('');
    await runPast(
      session,
      'button[data-modal], .pmw-listbox button, .pmw-dropdown__button',
      'each.click()',
    );
    await expect
      .poll(() => runPast(session, 'dialog[open] h2', 'each.textContent'))
      .toBe('The terms');
    expect(await runPast(session, unmounted, 'each.dataset.widget')).toBe('');
    expectNoFault(watch);
  });
}
