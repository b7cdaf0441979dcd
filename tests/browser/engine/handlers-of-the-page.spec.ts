import { readFileSync } from 'node:fs';
import { type Page } from '@playwright/test';
import { projectPath } from '../../../tools/project.ts';
import { sampleOf } from '../../setup/test-length.ts';
import { makeCmsPage } from '../support/cms-page.ts';
import { type Answers, json, productionPolicy } from '../../setup/network/test-cms.ts';
import { expectNoFault } from '../support/page-watch.ts';
import { shownSlide } from '../support/shown-slide.ts';
import { expect, linkTag, test, workingCalls } from '../support/test.ts';
import { carouselContract } from '../../../widgets/carousel/carousel.contract.ts';
import { documentListContract } from '../../../widgets/document-list/document-list.contract.ts';
import { filterAreaContract } from '../../../widgets/filter-area/filter-area.contract.ts';
import { shareBarContract } from '../../../widgets/share-bar/share-bar.contract.ts';
import { subscribeCalloutContract } from '../../../widgets/subscribe-callout/subscribe-callout.contract.ts';

/** Scripts of pages that stop everything, or prevent the presses of all links to places of the page. */
const handlers = {
  'stops what bubbles out of a wrapper': `for (const type of types) {
    document.getElementById('wrapper').addEventListener(type, (event) => event.stopPropagation());
  }`,
  'stops what comes into a wrapper': `for (const type of types) {
    document.getElementById('wrapper').addEventListener(type, (event) => event.stopPropagation(), true);
  }`,
  'prevents each link to a place on it': `for (const link of document.querySelectorAll('a[href^="#"]')) {
    link.addEventListener('click', (event) => event.preventDefault());
  }`,
  'prevents and stops such links before all else': `document.addEventListener('click', (event) => {
    if (!event.target.closest('a[href^="#"]')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, true);`,
};

const media = (name: string, type: string) => ({
  type,
  body: readFileSync(projectPath(`templates/assets/media/${name}`)),
});

const behaviours = `
<div data-widget="tabs" class="pmw pmw-tabs"><ul><li><a href="#one">One</a></li><li><a href="#two">Two</a></li></ul>
<section id="one"><p>First words</p></section><section id="two"><p>Second words</p></section></div>
<div data-widget="share-bar" class="pmw pmw-share-bar"><button type="button" data-share="print">Print</button>
<a href="#copy" data-share="copy">Copy</a></div>
<div class="pmw pmw-video" data-widget="video" data-title="Player" data-embed="/player"><div class="pmw-video__frame">
<a class="pmw-video__link" href="#player" data-play>Play: Player</a></div></div>
<div class="pmw pmw-video" data-widget="video" data-title="Film"><div class="pmw-video__frame">
<video controls playsinline muted preload="none" src="/sample.mp4"></video></div></div>
<div class="pmw pmw-video pmw-audio" data-widget="audio" data-title="Talk"><audio controls preload="none" src="/sample.mp3"></audio></div>
<section data-widget="cookie-bar" class="pmw pmw-cookie-bar" aria-label="Cookies"><a href="#accept" data-accept>Accept</a></section>
<div><nav data-widget="section-nav" class="pmw pmw-section-nav"><ul><li><a href="#near">Near</a></li><li><a href="#far">Far</a></li></ul></nav>
<section id="near" class="tall"><h2>Near</h2></section><section id="far" class="tall"><h2>Far</h2></section></div>
<p><a href="#terms" data-modal="#terms">Terms</a> <a href="#words">Words</a></p>
<div id="terms"><h2>The terms</h2><p id="words"><a href="/a">One link</a></p></div>`;

/** A page whose own script comes before the widgets'. */
const makeAnswers = (main: string, script: string): Answers => ({
  'GET /page': (request) =>
    makeCmsPage('Another CMS', `<div id="wrapper">${main}</div>`, {
      head: `<link rel="stylesheet" href="/page.css"><script src="/page.js" defer></script>${linkTag}
      <script src="/static/widgets.js" defer data-embed-hosts="${request.headers.host ?? ''}"></script>`,
    }),
  'GET /page.css': { body: '.tall { block-size: 1500px }' },
  'GET /page.js': {
    body: `const types = ['click', 'keydown', 'keyup', 'pointerdown', 'pointerup', 'mousedown', 'mouseup']; ${script}`,
  },
  'GET /player': { body: '<title>Player</title><p>Player' },
  'GET /sample.mp4': media('sample.mp4', 'video/mp4'),
  'GET /sample.mp3': media('sample.mp3', 'audio/mpeg'),
});

const isPlaying = (page: Page, name: 'video' | 'audio') =>
  page.locator(name).evaluate((medium: HTMLMediaElement) => !medium.paused);

for (const [handler, script] of sampleOf(Object.entries(handlers), 1)) {
  test(`what an author marked, a modal too, works by pointer and keyboard on a page that ${handler}`, async ({
    page,
    openPage,
    watch,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => {
      window.print = () => {
        document.title = 'Printed';
      };
    });
    await openPage(makeAnswers(behaviours, script), `${productionPolicy}; frame-src 'self'`);
    const tab = (name: string) => page.getByRole('tab', { name });

    await tab('Two').click();
    await expect(page.getByText('Second words')).toBeVisible();
    await expect(page.getByText('First words')).toBeHidden();
    await tab('One').press('Enter');
    await expect(page.getByText('First words')).toBeVisible();
    await tab('One').press('ArrowRight');
    await expect(tab('Two')).toBeFocused();
    await expect(page.getByText('Second words')).toBeVisible();

    await page.getByRole('button', { name: 'Print' }).click();
    await expect(page).toHaveTitle('Printed');
    await page.getByRole('link', { name: 'Copy' }).click();
    await expect(page.getByRole('status')).toHaveText(shareBarContract.texts.copied);

    await page.getByRole('button', { name: 'Play: Player' }).click();
    await expect(page.frameLocator('iframe').getByText('Player')).toBeVisible();
    await page.getByRole('button', { name: 'Play: Film' }).click();
    await expect.poll(() => isPlaying(page, 'video')).toBe(true);
    await page.getByRole('button', { name: 'Play: Talk' }).press('Enter');
    await expect.poll(() => isPlaying(page, 'audio')).toBe(true);
    await page.getByRole('button', { name: 'Pause: Talk' }).click();
    await expect.poll(() => isPlaying(page, 'audio')).toBe(false);
    await page.getByRole('combobox', { name: 'Speed' }).selectOption('1.5');
    await expect(page.locator('audio')).toHaveJSProperty('playbackRate', 1.5);

    await page.getByRole('link', { name: 'Accept' }).click();
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeHidden();

    await page.getByRole('link', { name: 'Far' }).click();
    await expect(page.getByRole('heading', { name: 'Far' })).toBeInViewport();
    await expect(page.getByRole('link', { name: 'Far' })).toHaveAttribute('aria-current', 'true');

    const dialog = page.getByRole('dialog', { name: 'The terms' });
    await page.getByRole('link', { name: 'Terms' }).click();
    const close = dialog.getByRole('button', { name: 'Close' });
    await expect(close).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(dialog.getByRole('link', { name: 'One link' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(close).toBeFocused();
    await page.mouse.click(2, 2);
    await expect(dialog).toHaveCount(0);
    await page.getByRole('link', { name: 'Terms' }).click();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    expectNoFault(watch);
  });
}

const topics = ['Credit', 'Rates'];
const calls: Answers = {
  ...workingCalls,
  'GET /api/en-us/articledata/news': json({
    Menus: [
      {
        Label: 'Topic',
        FieldName: 'Topic',
        Items: topics.map((value) => ({ Label: value, FieldValue: value })),
      },
    ],
    Content: topics.map((value) => ({ Headline: `Of ${value}`, Data: { Topic: value } })),
  }),
  'GET /en-us/search': json({
    Items: [{ Title: 'A result', Link: '/one' }],
    PageIndex: 1,
    TotalItemCount: 1,
  }),
};
const documents = JSON.stringify([
  { docName: 'A letter', docType: 'Letter' },
  { docName: 'A report', docType: 'Report' },
]);
const drawn = `<section data-widget="carousel" data-carousel-id="home" data-autoplay-delay="0"></section>
<section data-widget="filter-area" data-source="news"></section>
<section data-widget="document-list" data-documents='${documents}'></section>
<section data-widget="tabbed-search" data-search-text="one" data-tabs='[{"id":"all","label":"All"},{"id":"news","label":"News"}]'></section>
<section data-widget="subscribe-callout"></section>`;

// React listens at the widget's own root: what is stopped before it comes there never reaches it.
const passable = Object.entries(handlers).filter(
  ([name]) => name !== 'stops what comes into a wrapper',
);
for (const [handler, script] of sampleOf(passable, 1)) {
  test(`drawn widgets work by pointer and keyboard on a page that ${handler}`, async ({
    page,
    openPage,
    watch,
  }) => {
    await openPage({ ...makeAnswers(drawn, script), ...calls });
    await page.getByRole('button', { name: carouselContract.texts.next }).click();
    await expect(shownSlide(page)).toContainText('Copy of the second slide.');

    await page.getByRole('button', { name: /^Topic / }).click();
    await page.getByRole('checkbox', { name: 'Credit' }).check();
    await page.getByRole('button', { name: filterAreaContract.texts.apply }).click();
    await expect(page.getByText('Of Rates')).toHaveCount(0);
    await expect(page.getByText('Of Credit')).toBeVisible();

    await page.getByRole('button', { name: /^Type / }).press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('row')).toHaveCount(2);
    await page.getByRole('button', { name: /^Type / }).click();
    await page.getByRole('option', { name: documentListContract.texts['show-all'] }).click();
    await expect(page.getByRole('row')).toHaveCount(3);

    await page.getByRole('tab').first().press('ArrowRight');
    await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('tab').first().click();
    await expect(page.getByRole('tab').first()).toHaveAttribute('aria-selected', 'true');

    await page
      .getByRole('textbox', { name: subscribeCalloutContract.texts['email-label'] })
      .fill('reader@pension.example');
    await page.getByRole('button', { name: subscribeCalloutContract.texts.submit }).click();
    await expect(page.getByText('Please confirm by e-mail.')).toBeVisible();
    expectNoFault(watch);
  });
}
