import { makeCmsPage } from '../browser/support/cms-page.ts';
import { libraryTag, policyOfLibraries, serveLibrary } from '../browser/support/libraries.ts';
import {
  makeReplacementPage,
  replacements,
  toReplacementHtml,
} from '../browser/support/replacements.ts';
import { makeRouterSite, routerPolicy, routerSites } from '../browser/support/router-sites.ts';
import { carousel, makeSwapPage } from '../browser/support/swap-page.ts';
import { workingCalls } from '../browser/support/test.ts';
import { translatePage } from '../browser/support/translator.ts';
import { expect, test } from './engine-test.ts';
import { type Visitor } from './visitor.ts';

const status = 'data-widget-status';
const slide = '[aria-roledescription=slide]:not([inert])';

/** Presses the next slide of the only slideshow, and sees it. */
async function expectWorking(visitor: Visitor): Promise<void> {
  await expect.poll(() => visitor.attribute(slide, 'aria-label')).toBe('1 of 3');
  await visitor.press('Next slide');
  await expect.poll(() => visitor.attribute(slide, 'aria-label')).toBe('2 of 3');
  expect(await visitor.count('.pmw-carousel')).toBe(1);
}

for (const site of routerSites) {
  test(`with ${site.name}, Back brings each page with its own address`, async ({
    visitor,
    startCms,
  }) => {
    const cms = await startCms(makeRouterSite(site), routerPolicy);
    const expectPage = async (address: string, position: string) => {
      await expect.poll(() => visitor.address()).toBe(address);
      await expect.poll(() => visitor.read('.pmw-pagination__position')).toBe(position);
    };
    await visitor.open(`${cms.url}/list`);
    await visitor.press('Next page');
    await expectPage('/list?docPage=2', '2 of 5');
    await visitor.press('Other page');
    await expect.poll(() => visitor.read('h1')).toBe('Other');
    await visitor.back();
    await expectPage('/list?docPage=2', '2 of 5');
    await visitor.back();
    await expectPage('/list', '1 of 5');
  });
}

for (const way of replacements) {
  test(`content that comes by ${way.name} is the CMS content, and the widget mounts anew`, async ({
    driver,
    visitor,
    startCms,
  }) => {
    const cms = await startCms(
      { ...workingCalls, ...makeReplacementPage(way, '<h2>First</h2>') },
      policyOfLibraries,
    );
    await visitor.open(`${cms.url}/page`);
    await visitor.press('Go to slide 3');
    await expect.poll(() => visitor.attribute(slide, 'aria-label')).toBe('3 of 3');
    await driver.run(way.replace, toReplacementHtml(way, '<h2>Second</h2>'));
    await expectWorking(visitor);
    const content = await driver.run(() => {
      window.PrivateMarketsWidgets.unmount();
      return document.getElementById('c')?.innerHTML ?? '';
    });
    expect(content).toBe('<h2>Second</h2>');
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
    await expect.poll(() => visitor.attribute('#b', status)).toBe('mounted');
    await visitor.back();
    await expect.poll(() => visitor.attribute('#a', status)).toBe('mounted');
    await expectWorking(visitor);
  });
}

test('a form with fields named like properties of elements stops nothing', async ({
  visitor,
  startCms,
}) => {
  const names = ['parentElement', 'hasAttribute', 'attributes', 'children', 'nodeType', 'closest'];
  const fields = names.map((name) => `<input name="${name}">`).join('');
  const cms = await startCms({
    ...workingCalls,
    'GET /page': makeCmsPage(
      'Another CMS',
      `<form>${fields}<div>${carousel('c', 'CMS')}</div></form>`,
    ),
  });
  await visitor.open(`${cms.url}/page`);
  expect(await visitor.unmounted()).toEqual([]);
  await expectWorking(visitor);
});

test('a page step shows the next tiles where the page is translated', async ({
  driver,
  visitor,
}) => {
  const stepOn = async () => {
    await visitor.press('Next page', '[data-widget=filter-area]');
    await expect.poll(() => visitor.read('.pmw-pagination__position')).toContain('2 of');
    return driver.run(() =>
      [...document.querySelectorAll('.pmw-tile-grid__cell')].map(({ textContent }) =>
        textContent.replace(/[«»]/g, ''),
      ),
    );
  };
  await visitor.open('/news');
  const headlines = await stepOn();
  expect(headlines.length).toBeGreaterThan(5);
  await visitor.open('/news');
  await driver.run(translatePage);
  expect(await stepOn()).toEqual(headlines);
  expect(await visitor.read('h1')).toContain('«');
});
