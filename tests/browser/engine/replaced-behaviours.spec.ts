import { type Page } from '@playwright/test';
import { type Library, libraryTag, policyOfLibraries, serveLibrary } from '../support/libraries.ts';
import { open } from '../support/page-watch.ts';
import { makeSwapPage } from '../support/swap-page.ts';
import { expect, test } from '../support/test.ts';

// A behaviour works on nodes of the page. If the page replaces them, or overwrites what the behaviour has
// changed, it starts again; a copy starts with the author's markup.

declare const Idiomorph: { morph(element: Element, html: string): void };
declare const Alpine: { morph(element: Element, html: string): void };
declare const Turbo: { visit(address: string, options?: { action: string }): void };

/** The author's markup of each part that is replaced, by its id: never the mount point itself. */
const parts = {
  'header-in': `<div id="header-in"><a href="#menu" data-panel="#menu">Menu</a><div id="menu" hidden><a href="/news">News</a></div></div>`,
  'tabs-in': `<div id="tabs-in"><ul><li><a href="#one">One</a></li><li><a href="#two">Two</a></li></ul><div id="one">First panel</div><div id="two">Second panel</div></div>`,
  'share-in': `<p id="share-in"><button type="button" data-share="print">Print</button></p>`,
  'nav-in': `<ul id="nav-in"><li><a href="#part-1">Part 1</a></li><li><a href="#part-2">Part 2</a></li></ul>`,
  'film-in': `<div id="film-in" class="pmw-video__frame"><video controls src="/film.mp4"></video></div>`,
  'bar-in': `<p id="bar-in">Cookies <button type="button" data-accept>Accept</button></p>`,
  text: `<div id="text"><article id="article"><h2 id="part-1">Part 1</h2><h2 id="part-2">Part 2</h2></article>
<p><span id="opener" data-modal="#more">More</span></p><div id="more">What is hidden</div></div>`,
} as const;

const body = `<header id="header" data-widget="site-header">${parts['header-in']}</header>
<section id="tabs" data-widget="tabs">${parts['tabs-in']}</section>
<div id="share" data-widget="share-bar">${parts['share-in']}</div>
<nav id="nav" data-widget="section-nav">${parts['nav-in']}</nav>
<div id="line" data-widget="reading-progress" data-article="#article"></div>
<div id="film" data-widget="video" data-title="Film">${parts['film-in']}</div>
<div id="bar" data-widget="cookie-bar">${parts['bar-in']}</div>
${parts.text}`;

/** Ways to replace each part, and the library that they need. */
const ways: Readonly<Record<string, Library | undefined>> = {
  innerHTML: undefined,
  Idiomorph: 'idiomorph',
  'Alpine.morph': 'alpine-morph',
  'a refresh by Turbo': 'turbo',
};

/** Replaces each part. Runs in the page. */
async function replaceParts([way, all]: readonly [string, Readonly<Record<string, string>>]) {
  if (way === 'a refresh by Turbo') {
    Turbo.visit('/page', { action: 'replace' });
    await new Promise((resolve) => {
      document.addEventListener('turbo:render', resolve, { once: true });
    });
    return;
  }
  for (const [id, html] of Object.entries(all)) {
    const element = document.getElementById(id);
    if (element === null) throw new Error(`There is no ${id}.`);
    if (way === 'Idiomorph') Idiomorph.morph(element, html);
    else if (way === 'Alpine.morph') Alpine.morph(element, html);
    else element.outerHTML = html; // eslint-disable-line no-restricted-syntax -- as such a page does
  }
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

/** Unmounts all widgets. @returns the HTML of their mount points, which is the author's */
const readAuthored = (page: Page) =>
  page.evaluate(() => {
    window.PrivateMarketsWidgets.unmount();
    return [...document.querySelectorAll('[data-widget]')].map((each) => each.outerHTML);
  });

for (const [way, library] of Object.entries(ways)) {
  test(`behaviours work on what has come by ${way}`, async ({ page, startCms, watch }) => {
    const cms = await startCms(serve(library), policyOfLibraries);
    await open(page, `${cms.url}/page`);
    const authored = await readAuthored(page);
    await page.evaluate(() => window.PrivateMarketsWidgets.mount());
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('tab', { name: 'Two' }).click();

    await page.evaluate(replaceParts, [way, parts] as const);

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
    expect(await readAuthored(page)).toEqual(authored);
    expect([watch.errors, watch.uncaught]).toEqual([[], []]);
  });
}
