import { linkTag, makeCmsPage, scriptTag } from '../browser/support/cms-page.ts';
import { libraryTag, policyOfLibraries, serveLibrary } from '../browser/support/libraries.ts';
import { makeRouterSite, routerPolicy, routerSites } from '../browser/support/router-sites.ts';
import { carousel, makeSwapPage } from '../browser/support/swap-page.ts';
import { slides, workingCalls } from '../browser/support/test.ts';
import { translatePage } from '../browser/support/translator.ts';
import { eventually, expect, test } from './engine-test.ts';
import { type Visitor } from './visitor.ts';

/** Expects that a slide of the only slideshow shows. */
const expectSlide = (visitor: Visitor, name: string) =>
  eventually(() =>
    visitor.attribute('[aria-roledescription=slide]:not([inert])', 'aria-label'),
  ).toBe(name);

/** Presses the next slide of the only slideshow, and sees it. */
async function expectWorking(visitor: Visitor): Promise<void> {
  await expectSlide(visitor, '1 of 3');
  await visitor.press('Next slide');
  await expectSlide(visitor, '2 of 3');
  expect(await visitor.count('.pmw-carousel')).toBe(1);
}

const expectMounted = (visitor: Visitor, selector: string) =>
  eventually(() => visitor.count(`${selector}[data-widget-status=mounted]`)).toBe(1);

test('a late stylesheet is waited for, without a word; the slideshow then plays by itself, and pauses', async ({
  visitor,
  startCms,
}) => {
  const autoplay = 'data-carousel-id="home" data-autoplay-delay="1000"';
  const section = carousel('c', 'CMS').replace('data-carousel-id="home"', autoplay);
  const head = `<link rel="stylesheet" href="/late.css">${linkTag}${scriptTag}`;
  const cms = await startCms({
    ...workingCalls,
    'GET /late.css': { body: 'body { margin: 0 }', delayMs: 500 },
    'GET /page': makeCmsPage('Another CMS', section, { head }),
  });
  await visitor.open(`${cms.url}/page`);
  expect(await visitor.unmounted()).toEqual([]);
  await expectSlide(visitor, '2 of 3');
  await visitor.press('Pause slideshow');
  await visitor.keyOn('Play slideshow', ' ');
  await eventually(() => visitor.focused('aria-label')).toBe('Pause slideshow');
});

test('a call that was under way when the page was left is answered when the visitor is back', async ({
  driver,
  visitor,
  startCms,
}) => {
  let calls = 0;
  const cms = await startCms({
    'GET /en-us/slideshow/home': () => ({ ...slides, delayMs: (calls += 1) === 1 ? 3000 : 0 }),
    'GET /page': makeCmsPage('Another CMS', carousel('c', '<p>From the CMS</p>')),
    'GET /next': makeCmsPage('The next page', ''),
  });
  await driver.open(`${cms.url}/page`);
  await eventually(() => Promise.resolve(calls)).toBe(1);
  await driver.open(`${cms.url}/next`);
  await visitor.back();
  await eventually(() => visitor.address()).toBe('/page');
  await expectMounted(visitor, '#c');
});

for (const site of routerSites) {
  test(`with ${site.name}, Back brings each page with its own address`, async ({
    visitor,
    startCms,
  }) => {
    const cms = await startCms(makeRouterSite(site), routerPolicy);
    const expectPage = async (address: string, position: string) => {
      await eventually(() => visitor.address()).toBe(address);
      await eventually(() => visitor.read('.pmw-pagination__position')).toBe(position);
    };
    await visitor.open(`${cms.url}/list`);
    await visitor.press('Next page');
    await expectPage('/list?docPage=2', '2 of 5');
    await visitor.press('Other page');
    await eventually(() => visitor.read('h1')).toBe('Other');
    await visitor.back();
    await expectPage('/list?docPage=2', '2 of 5');
    await visitor.back();
    await expectPage('/list', '1 of 5');
  });
}

for (const [library, boost] of [
  ['htmx2', 'hx-boost="true"'],
  ['htmx4', 'hx-boost:inherited="true"'],
] as const) {
  test(`${library}: a boosted link, then Back, brings a widget that works`, async ({
    visitor,
    startCms,
  }) => {
    const makePage = (id: string, link: string) =>
      makeSwapPage({
        head: libraryTag(library),
        body: `<div ${boost}>${link}</div>${carousel(id, `<h2>CMS ${id}</h2>`)}`,
      });
    const cms = await startCms(
      {
        ...workingCalls,
        ...serveLibrary(library),
        'GET /a': makePage('a', '<a href="/b">To b</a>'),
        'GET /b': makePage('b', '<a href="/a">To a</a>'),
      },
      policyOfLibraries,
    );
    await visitor.open(`${cms.url}/a`);
    await visitor.press('To b');
    await expectMounted(visitor, '#b');
    await visitor.back();
    await expectMounted(visitor, '#a');
    await expectWorking(visitor);
  });
}

test('a page step shows the next tiles where the page is translated', async ({ visitor }) => {
  const position = '.pmw-pagination__position';
  const stepOn = async () => {
    await visitor.press('Next page', '[data-widget=filter-area]');
    await eventually(() => visitor.read(position)).toContain('2 of');
    return visitor.run(() =>
      [...document.querySelectorAll('.pmw-tile-grid__cell')].map(({ textContent }) =>
        textContent.replace(/[«»]/g, ''),
      ),
    );
  };
  await visitor.open('/news');
  const headlines = await stepOn();
  expect(headlines.length).toBeGreaterThan(5);
  await visitor.back();
  await eventually(() => visitor.read(position)).toContain('1 of');
  await visitor.run(translatePage);
  expect(await stepOn()).toEqual(headlines);
  expect(await visitor.read('h1')).toContain('«');
});
