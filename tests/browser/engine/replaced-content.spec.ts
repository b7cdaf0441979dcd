import { readFileSync } from 'node:fs';
import { type Page } from '@playwright/test';
import { projectPath } from '../../../tools/project.ts';
import { linkTag, makeCmsPage, scriptTag } from '../support/cms-page.ts';
import {
  areInstalled,
  type Library,
  libraryTag,
  policyOfLibraries,
  serveLibrary,
} from '../support/libraries.ts';
import { open, whenSettled } from '../support/page-watch.ts';
import { shownSlide } from '../support/shown-slide.ts';
import { carousel } from '../support/swap-page.ts';
import { expect, test, workingCalls } from '../support/test.ts';
import { sampleOf } from '../../setup/test-length.ts';
import { carouselContract } from '../../../widgets/carousel/carousel.contract.ts';

// Content with which a page replaces what a widget drew is the CMS content from then on. A behaviour works on nodes of the
// page: if these are replaced, or what it has changed is overwritten, it starts again.

declare const Idiomorph: { morph(element: Element, html: string): void };
declare const Alpine: { morph(element: Element, html: string): void };
declare const Turbo: { visit(address: string, options?: { action: string }): void };

const film = {
  body: readFileSync(projectPath('templates/assets/media/sample.mp4')),
  type: 'video/mp4',
};

/** The author's markup of what is replaced, by its id: widgets, and parts of behaviours. */
const parts: Readonly<Record<string, string>> = {
  c: carousel('c', '<h2>First</h2>'),
  d: carousel('d', '<h2>First</h2>'),
  'header-in': `<div id="header-in"><a href="#menu" data-panel="#menu">Menu</a><div id="menu" hidden><a href="/news">News</a></div></div>`,
  'tabs-in': `<div id="tabs-in"><ul><li><a href="#one">One</a></li><li><a href="#two">Two</a></li></ul><div id="one">First panel</div><div id="two">Second panel</div></div>`,
  'share-in': `<p id="share-in"><button type="button" data-share="print">Print</button></p>`,
  'nav-in': `<ul id="nav-in"><li><a href="#part-1">Part 1</a></li><li><a href="#part-2">Part 2</a></li></ul>`,
  'film-in': `<div id="film-in" class="pmw-video__frame"><video controls src="/film.mp4"></video></div>`,
  'bar-in': `<p id="bar-in">Cookies <button type="button" data-accept>Accept</button></p>`,
  text: `<div id="text"><article id="article"><h2 id="part-1">Part 1</h2><h2 id="part-2">Part 2</h2></article>
<p><span id="opener" data-modal="#more">More</span></p><div id="more">What is hidden</div></div>`,
};

/** The second has the same tag and class as the widget's own: a morph keeps the node and changes it. */
const newWidgets = {
  c: carousel('c', '<h2>Second</h2><p>More</p>'),
  d: carousel('d', '<section class="pmw"><h2>Third</h2></section>'),
};

const makeBody = (all: typeof parts) => `${all['c'] ?? ''}${all['d'] ?? ''}
<header id="header" data-widget="site-header">${all['header-in'] ?? ''}</header>
<section id="tabs" data-widget="tabs">${all['tabs-in'] ?? ''}</section>
<div id="share" data-widget="share-bar">${all['share-in'] ?? ''}</div>
<nav id="nav" data-widget="section-nav">${all['nav-in'] ?? ''}</nav>
<div id="line" data-widget="reading-progress" data-article="#article"></div>
<div id="film" data-widget="video" data-title="Film">${all['film-in'] ?? ''}</div>
<div id="bar" data-widget="cookie-bar">${all['bar-in'] ?? ''}</div>
${all['text'] ?? ''}`;

/** Ways to replace each part, and the libraries that they need; a plug-in is loaded before what it extends. */
const ways: Readonly<Record<string, readonly Library[]>> = {
  innerHTML: [],
  Idiomorph: ['idiomorph'],
  'Alpine.morph': ['alpine-morph', 'alpine'],
  'a refresh by Turbo': ['turbo'],
};

const morph =
  '<meta name="turbo-refresh-method" content="morph"><meta name="turbo-cache-control" content="no-cache">';

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
    else element.innerHTML = html.replace(/^<[^>]+>|<\/\w+>$/g, ''); // eslint-disable-line no-restricted-syntax -- as such a page does
  }
}

/** Goes on from the first slide: the widget has just been drawn, and works. */
async function moveOn(page: Page, id: string): Promise<void> {
  const point = page.locator(`#${id}`);
  await expect(shownSlide(point)).toContainText('Copy of the first slide.');
  await expect(point).toHaveAttribute('data-widget-status', 'mounted');
  await point.getByRole('button', { name: carouselContract.texts.next }).click();
  await expect(shownSlide(point)).toContainText('Copy of the second slide.');
}

/** Unmounts all widgets. @returns the HTML of their mount points by id, which is the author's */
const readAuthored = (page: Page) =>
  page.evaluate(() => {
    window.PrivateMarketsWidgets.unmount();
    const points = [...document.querySelectorAll('[data-widget]')];
    return Object.fromEntries(points.map((each) => [each.id, each.outerHTML]));
  });

const installed = Object.entries(ways).filter(([, libraries]) => areInstalled(libraries));

for (const [way, libraries] of sampleOf(installed, 1)) {
  test(`what comes by ${way} is the CMS content: widgets mount anew, once, and behaviours work on it`, async ({
    page,
    startCms,
    watch,
  }) => {
    let present = parts;
    const head = `${morph}${linkTag}${libraries.map(libraryTag).join('')}${scriptTag}`;
    const cms = await startCms(
      {
        ...workingCalls,
        ...(Object.assign({}, ...libraries.map(serveLibrary)) as typeof workingCalls),
        'GET /page': () => makeCmsPage('Another CMS', makeBody(present), { head }),
        'GET /film.mp4': film,
      },
      policyOfLibraries,
    );
    await open(page, `${cms.url}/page`);
    const authored = await readAuthored(page);
    await page.evaluate(() => window.PrivateMarketsWidgets.mount());
    for (const id of ['c', 'd']) await moveOn(page, id);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('tab', { name: 'Two' }).click();
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      for (const id of ['c', 'd']) {
        for (const type of ['widget:mounted', 'widget:unmounted']) {
          document.getElementById(id)?.addEventListener(type, () => seen.push(`${id} ${type}`));
        }
      }
    });

    present = { ...parts, ...newWidgets };
    await page.evaluate(replaceParts, [way, present] as const);

    for (const id of ['c', 'd']) await moveOn(page, id);
    await expect(page.locator('#menu')).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.locator('#menu')).toBeVisible();
    await page.getByRole('tab', { name: 'One' }).click();
    await expect(page.getByRole('tabpanel')).toHaveText('First panel');
    await expect(page.locator('#share [data-share]')).toHaveAttribute('data-state', 'ready');
    await page.locator('#part-1').scrollIntoViewIfNeeded();
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
    await whenSettled(page);
    expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([
      ...['c widget:unmounted', 'd widget:unmounted'],
      ...['c widget:mounted', 'd widget:mounted'],
    ]);
    expect(await readAuthored(page)).toEqual({ ...authored, ...newWidgets });
    expect([watch.errors, watch.uncaught]).toEqual([[], []]);
  });
}
