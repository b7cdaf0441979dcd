import { type Page } from '@playwright/test';
import { type Library, libraryTag, policyOfLibraries, serveLibrary } from '../support/libraries.ts';
import { whenReady } from '../support/page-watch.ts';
import { makeSwapPage } from '../support/swap-page.ts';
import { expect, test } from '../support/test.ts';

// A behaviour works on nodes of the page. If the page replaces them, or overwrites what the behaviour has
// changed, it starts again; a copy starts with the author's markup.

declare const Idiomorph: {
  morph(element: Element, html: string, options?: { morphStyle: string }): void;
};
declare const Alpine: { morph(element: Element, html: string): void };
declare const Turbo: { visit(address: string, options?: { action: string }): void };

const parts = {
  header: `<div id="header-in"><a href="#menu" data-panel="#menu">Menu</a><div id="menu" hidden><a href="/news">News</a></div></div>`,
  tabs: `<div id="tabs-in"><ul><li><a href="#one">One</a></li><li><a href="#two">Two</a></li></ul><div id="one">First panel</div><div id="two">Second panel</div></div>`,
  share: `<p id="share-in"><button type="button" data-share="print">Print</button></p>`,
  nav: `<ul id="nav-in"><li><a href="#part-1">Part 1</a></li><li><a href="#part-2">Part 2</a></li></ul>`,
  bar: `<p id="bar-in">Cookies <button type="button" data-accept>Accept</button></p>`,
  film: `<div id="film-in" class="pmw-video__frame"><video controls src="/film.mp4"></video></div>`,
} as const;

const body = [
  `<header id="header" data-widget="site-header">${parts.header}</header>`,
  `<section id="tabs" data-widget="tabs">${parts.tabs}</section>`,
  `<div id="share" data-widget="share-bar">${parts.share}</div>`,
  `<nav id="nav" data-widget="section-nav">${parts.nav}</nav>`,
  `<div id="line" data-widget="reading-progress" data-article="#article"></div>`,
  `<div id="film" data-widget="video" data-title="Film">${parts.film}</div>`,
  `<div id="bar" data-widget="cookie-bar">${parts.bar}</div>`,
  `<div id="text"><article id="article"><h2 id="part-1">Part 1</h2><h2 id="part-2">Part 2</h2></article>`,
  `<p><span id="opener" data-modal="#more">More</span></p><div id="more">What is hidden</div></div>`,
].join('\n');

const inner = ['header-in', 'tabs-in', 'share-in', 'nav-in', 'bar-in', 'film-in', 'text'];

/** Replaces the content of the mount points, never the mount points themselves. */
const ways: readonly (readonly [string, Library | undefined, (page: Page) => Promise<void>])[] = [
  [
    'innerHTML',
    undefined,
    (page) =>
      page.evaluate((ids) => {
        for (const [id, html] of Object.entries(ids)) {
          const element = document.getElementById(id);
          if (element) element.outerHTML = html; // eslint-disable-line no-restricted-syntax -- as such a page does
        }
      }, readInner()),
  ],
  [
    'Idiomorph',
    'idiomorph',
    (page) =>
      page.evaluate((ids) => {
        for (const [id, html] of Object.entries(ids)) {
          const element = document.getElementById(id);
          if (element) Idiomorph.morph(element, html);
        }
      }, readInner()),
  ],
  [
    'Alpine.morph',
    'alpine-morph',
    (page) =>
      page.evaluate((ids) => {
        for (const [id, html] of Object.entries(ids)) {
          const element = document.getElementById(id);
          if (element) Alpine.morph(element, html);
        }
      }, readInner()),
  ],
  [
    'a refresh by Turbo',
    'turbo',
    async (page) => {
      await page.evaluate(() => {
        Turbo.visit('/page', { action: 'replace' });
        return new Promise((resolve) => {
          document.addEventListener('turbo:render', resolve, { once: true });
        });
      });
    },
  ],
];

/** The author's markup of each part, by its id. */
function readInner(): Record<string, string> {
  const texts = Object.values<string>(parts);
  const own = inner.map((id) => [id, texts.find((html) => html.includes(`id="${id}"`))] as const);
  const text = body.slice(body.indexOf('<div id="text">'));
  return Object.fromEntries(own.map(([id, html]) => [id, html ?? text]));
}

const morph =
  '<meta name="turbo-refresh-method" content="morph"><meta name="turbo-cache-control" content="no-cache">';

const serve = (library?: Library) => {
  const isAlpine = library === 'alpine-morph';
  return {
    ...(library && serveLibrary(library)),
    ...serveLibrary('alpine'),
    'GET /page': makeSwapPage({
      ...(library && { library: isAlpine ? ('alpine' as const) : library }),
      head: isAlpine ? libraryTag('alpine-morph') : morph,
      body,
    }),
  };
};

for (const [way, library, replace] of ways) {
  test(`behaviours work on what has come by ${way}`, async ({ page, startCms, watch }) => {
    const cms = await startCms(serve(library), policyOfLibraries);
    await page.goto(`${cms.url}/page`);
    await whenReady(page);
    const authored = await page.evaluate(() => {
      window.PrivateMarketsWidgets.unmount();
      return [...document.querySelectorAll('[data-widget]')].map((each) => each.outerHTML);
    });
    await page.evaluate(() => window.PrivateMarketsWidgets.mount());
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('tab', { name: 'Two' }).click();

    await replace(page);

    await expect(page.locator('#menu')).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.locator('#menu')).toBeVisible();
    await page.getByRole('tab', { name: 'One' }).click();
    await expect(page.getByRole('tabpanel')).toHaveText('First panel');
    await expect(page.locator('#share [data-share]')).toHaveAttribute('data-state', 'ready');
    await expect(page.locator('#nav a').first()).toHaveAttribute('aria-current', 'true');
    await expect(page.locator('#film').getByRole('button')).toBeVisible();
    await expect(page.locator('#more')).toBeHidden();
    await page.getByRole('button', { name: 'More' }).click();
    await expect(page.getByRole('dialog')).toContainText('What is hidden');
    await page.getByRole('button', { name: 'Close' }).click();
    // The line follows the article that is there now.
    await expect
      .poll(() =>
        page.evaluate(() => {
          const [animation] = document.getElementById('line')?.getAnimations() ?? [];
          const { timeline } = animation ?? {};
          return timeline && 'subject' in timeline && (timeline.subject as Element).isConnected;
        }),
      )
      .toBe(true);
    await page.locator('[data-accept]').click();
    await expect(page.locator('#bar')).not.toHaveAttribute('data-state');
    const given = await page.evaluate(() => {
      window.PrivateMarketsWidgets.unmount();
      return [...document.querySelectorAll('[data-widget]')].map((each) => each.outerHTML);
    });
    expect(given).toEqual(authored);
    expect([watch.errors, watch.uncaught]).toEqual([[], []]);
  });
}

test('copies of behaviours begin with the markup of the author', async ({
  page,
  startCms,
  watch,
}) => {
  const cms = await startCms(serve());
  await page.goto(`${cms.url}/page`);
  await whenReady(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('tab', { name: 'Two' }).click();
  const result = await page.evaluate(async () => {
    const originals = [...document.querySelectorAll('[data-widget]')];
    const aside = document.createElement('aside');
    for (const original of originals) {
      const copy = original.cloneNode(true) as Element;
      // The page’s own changes to its copy stay.
      copy.setAttribute('data-copy', '');
      copy.querySelector('a')?.setAttribute('title', 'Of the copy');
      aside.append(copy);
    }
    document.body.append(aside);
    // By then the script has found them by itself.
    await Promise.resolve();
    await window.PrivateMarketsWidgets.mount(aside);
    const statuses = [...aside.children].map((each) => each.getAttribute('data-widget-status'));
    window.PrivateMarketsWidgets.unmount();
    const copies = [...aside.children].map((copy) => {
      copy.removeAttribute('data-copy');
      // A failed one still says that it failed.
      copy.removeAttribute('data-widget-status');
      copy.querySelector('a')?.removeAttribute('title');
      return copy.outerHTML;
    });
    return { statuses, copies, authored: originals.map((original) => original.outerHTML) };
  });
  expect(result.copies).toEqual(result.authored);
  expect(result.statuses.filter((status) => status === 'mounted').length).toBeGreaterThan(4);
  expect(watch.uncaught).toEqual([]);
});
