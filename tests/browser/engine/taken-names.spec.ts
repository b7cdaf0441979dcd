import { type CDPSession, type Page } from '@playwright/test';
import {
  globalNames,
  namesOfWindow,
  neededOfDocument,
  readFromWindow,
} from '../../../shared/page/page-globals.ts';
import { linkTag, makeCmsPage } from '../support/cms-page.ts';
import { isLong, sampleOf } from '../../setup/test-length.ts';
import { type Answers, json } from '../../setup/network/test-cms.ts';
import { expectNoFault } from '../support/page-watch.ts';
import { expect, scriptTag, test, workingCalls } from '../support/test.ts';
import { filterAreaContract } from '../../../widgets/filter-area/filter-area.contract.ts';
import { subscribeCalloutContract } from '../../../widgets/subscribe-callout/subscribe-callout.contract.ts';

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

/** The names that something else can stand in for. */
const replaceable = globalNames.filter(
  (name) => ![...readFromWindow, ...namesOfWindow, 'matchMedia'].includes(name),
);

/** Something of the page's own by each of them. */
const take = (value: (name: string) => string, names = replaceable) =>
  names
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
  await page.getByRole('button', { name: filterAreaContract.texts.apply }).click();
  await expect(page).toHaveURL(/menu_Topic=c/);
  await page
    .getByRole('textbox', { name: subscribeCalloutContract.texts['email-label'] })
    .fill('a@b.org');
  await page.getByRole('button', { name: subscribeCalloutContract.texts.submit }).click();
  await expect(page.getByText('Please confirm by e-mail.')).toBeVisible();
}

const values: readonly (readonly [string, string])[] = [
  ['functions', take((name) => `function ${name}(one) { if (this) this.one = one }`)],
  ['objects', byObjects],
  ['numbers', take(() => '4')],
  [
    'classes',
    replaceable.flatMap((name) => (/^[A-Z]/.test(name) ? `class ${name} {}` : [])).join('\n'),
  ],
];
for (const [kind, script] of sampleOf(values, 1)) {
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

test('every widget works on a page that takes all names later @night', async ({
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

const classes = globalNames.filter(
  (name) => /^[A-Z]/.test(name) && !/^(?:Symbol|Reflect|JSON|Math|Intl|CSS|NodeFilter)$/.test(name),
);
const wrapEach = (wrap: string) =>
  `for (const name of ${JSON.stringify(classes)}) { const own = window[name]; ${wrap} }`;
const wrapFunctions = (wrap: string) => `for (const [owner, name] of [
  [document, 'createElement'], [document, 'createElementNS'], [document, 'createTextNode'],
  [document, 'addEventListener'], [document, 'removeEventListener'], [Document.prototype, 'createElement'],
  [Document.prototype, 'createElementNS'], [Document.prototype, 'createTextNode'], [EventTarget.prototype, 'addEventListener'],
  [EventTarget.prototype, 'removeEventListener'], [Element.prototype, 'addEventListener'], [Element.prototype, 'setAttribute'],
  [window, 'addEventListener'], [window, 'fetch'], [window, 'matchMedia'], [window, 'getComputedStyle'],
]) { const own = owner[name]; ${wrap} }`;
const asFunctions: readonly (readonly [string, string])[] = [
  ['a function', 'owner[name] = function (...given) { return own.apply(this, given) };'],
  ['a bound function', 'if (owner === document) owner[name] = own.bind(document);'],
  [
    'an arrow function',
    'if (owner === document) owner[name] = (...given) => own.apply(document, given);',
  ],
  ['a Proxy', 'owner[name] = new Proxy(own, {});'],
  [
    'a getter',
    'Object.defineProperty(owner, name, { get: () => function (...given) { return own.apply(this, given) }, set() {}, configurable: true });',
  ],
];
const wrapped: readonly (readonly [string, string])[] = [
  ...asFunctions.map(([kind, wrap]) => [`functions in ${kind}`, wrapFunctions(wrap)] as const),
  [
    'classes in functions without their members',
    wrapEach('window[name] = function (...given) { return new own(...given) };').replace(
      /"(?:HTMLIFrameElement|ShadowRoot|FormData|AbortSignal)",?/g,
      '',
    ),
  ],
  [
    'classes in functions with their members',
    wrapEach(
      'window[name] = Object.assign(function (...given) { return Reflect.construct(own, given) }, { prototype: own.prototype }); Object.setPrototypeOf(window[name], own);',
    ),
  ],
  ['classes in subclasses', wrapEach('window[name] = class extends own {};')],
  ['classes in a Proxy', wrapEach('window[name] = new Proxy(own, {});')],
];
for (const [kind, script] of isLong ? wrapped : []) {
  test(`every widget works on a page that has wrapped ${kind}`, async ({
    page,
    startCms,
    watch,
  }) => {
    const cms = await startCms(makePage(script));
    await page.goto(`${cms.url}/page`);
    await expectAllMounted(page);
    await expectAllUsable(page);
    expectNoFault(watch);
  });
}

const named: readonly (readonly [string, string])[] = [
  ['an object', 'window.PrivateMarketsWidgets = window.PrivateMarketsWidgets || {};'],
  ['a variable', 'var PrivateMarketsWidgets;'],
  ['null', 'var PrivateMarketsWidgets = null;'],
  ['a text', 'PrivateMarketsWidgets = "ours";'],
  ['a function', 'function PrivateMarketsWidgets() {}'],
  [
    'a getter',
    'Object.defineProperty(window, "PrivateMarketsWidgets", { get: () => ({}), configurable: true });',
  ],
];
for (const [kind, script] of sampleOf(named, 1)) {
  test(`the script mounts and can be called where the page has given its name to ${kind}, before and after`, async ({
    page,
    startCms,
    watch,
  }) => {
    const again =
      '"use strict"; window.PrivateMarketsWidgets = window.PrivateMarketsWidgets || {};';
    const cms = await startCms(makePage(script, again));
    await page.goto(`${cms.url}/page`);
    await expectAllMounted(page);
    expect(await page.evaluate(() => typeof window.PrivateMarketsWidgets.mount)).toBe('function');
    expectNoFault(watch);
  });
}

test('where the page keeps the name of the script for itself, widgets mount, and one line says it @night', async ({
  page,
  startCms,
  watch,
}) => {
  const cms = await startCms(
    makePage(
      'Object.defineProperty(window, "PrivateMarketsWidgets", { value: Object.freeze({}) });',
    ),
  );
  await page.goto(`${cms.url}/page`);
  await expectAllMounted(page);
  expectNoFault(watch, [expect.stringContaining('which cannot be replaced')]);
});

const oldLibraries: readonly (readonly [string, string])[] = [
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
/** One page has them all, and wrapped functions, unless each shall be found apart. */
const pagesOfLibraries = isLong
  ? oldLibraries
  : [
      [
        [...oldLibraries.map(([what]) => what), `wraps ${wrapped[0]?.[0] ?? ''}`].join(', '),
        [...oldLibraries, ...wrapped.slice(0, 1)].map(([, script]) => script).join('\n'),
      ] as const,
    ];
for (const [what, script] of pagesOfLibraries) {
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

const lines: readonly (readonly [string, string, string])[] = [
  ...[...namesOfWindow, ...readFromWindow].map(
    (name) => [name, `var ${name} = {};`, `${name} is replaced`] as const,
  ),
  ...neededOfDocument.map(
    (name) =>
      [
        `document.${name}`,
        `Object.defineProperty(document, '${name}', { value: {} });`,
        `\`document.${name}\` is replaced by a script`,
      ] as const,
  ),
  [
    'Object.prototype',
    'Object.freeze(Object.prototype);',
    '`Object.prototype` is frozen by a script',
  ],
];
for (const [name, script, line] of sampleOf(lines, 1)) {
  test(`one line names ${name} where it does not work any more, and the content of the CMS stays`, async ({
    page,
    startCms,
    watch,
  }) => {
    const cms = await startCms(makePage(script));
    await page.goto(`${cms.url}/page`);
    await expect.poll(() => watch.uncaught.join()).toContain(line);
    await expect(page.locator('[data-widget="carousel"]')).toHaveText('CMS');
    expect(watch.uncaught).toHaveLength(1);
    expect(watch.errors).toEqual([]);
  });
}

for (const name of sampleOf(neededOfDocument, 1)) {
  test(`one line tells of an element with the name ${name}, and the content of the CMS stays @night`, async ({
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

for (const [kind, tag] of sampleOf(
  [
    ['images', 'img'],
    ['forms', 'form'],
  ] as const,
  1,
)) {
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
