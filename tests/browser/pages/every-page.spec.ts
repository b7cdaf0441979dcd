import { type Page, type Request } from '@playwright/test';
import { findAxeProblems } from '../support/axe.ts';
import { siteAddresses } from '../../setup/site/site-pages.ts';
import { isLong, sampleOf } from '../../setup/test-length.ts';
import { testEachPage } from '../support/each-page.ts';
import { expectCorners } from '../support/corners.ts';
import { findEnlargedMisfits } from '../support/enlarged.ts';
import { findWordsOnPictures } from '../support/grounds.ts';
import { expectNoShift, measurePage } from '../support/measure.ts';
import { findAmbiguousLinks } from '../support/link-names.ts';
import { findLostStyles } from '../support/lost-styles.ts';
import { readContent } from '../support/page-content.ts';
import { openEach } from '../support/openings.ts';
import { hold, listUnmounted, whenDrawn, whenReady } from '../support/page-watch.ts';
import { readThrough } from '../support/read-through.ts';
import { refuseAddresses } from '../support/refused-addresses.ts';
import { findSmallControls, readFieldSizes } from '../support/targets.ts';
import { expect, test } from '../support/test.ts';
import { carouselContract } from '../../../widgets/carousel/carousel.contract.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

/** Pages whose own parts have a corner cut, one of each kind. */
const withCorners = ['/', '/product-interior', '/article', '/bio', '/market-overview/replay'];

async function pauseSlideshows(page: Page): Promise<void> {
  const pause = page.getByRole('button', { name: carouselContract.texts.pause });
  while ((await pause.count()) > 0) await pause.first().click();
}

/** Pages that are like another one: the night visits them on a phone. A new page is visited on every change. */
const likeOthers = [
  ...['/bio', '/careers', '/chaptered-content', '/insights', '/market-overview'],
  ...['/market-overview/live', '/product-landing', '/team', '/thought-leadership'],
];
const visited = isLong ? siteAddresses : siteAddresses.filter((each) => !likeOthers.includes(each));

/** Pages whose menus, panels, dialogs and tabs are opened: those of the header, and one page of each kind. */
const opened = isLong ? siteAddresses : ['/', '/funds', '/news', '/search'];

/** Looks at a part of a page with each of its menus, panels, dialogs and tabs open, and with a refused address. */
async function openWithAxe(page: Page, place: string): Promise<void> {
  await closeDialogs(page);
  const opened = await openEach(page, place, async (part) => {
    expect(await findAxeProblems(page, part)).toEqual([]);
  });
  // Search and log-in of the header at least.
  if (place !== 'main') expect(opened).toBeGreaterThanOrEqual(2);
  const callouts = await page.locator(place).locator('[data-widget=subscribe-callout]').all();
  if (callouts.length === 0) return;
  await refuseAddresses(page);
  for (const callout of callouts) {
    await callout.getByRole('textbox').fill('reader@pension.example');
    await callout.getByRole('textbox').press('Enter');
    await expect(callout.getByRole('alert')).not.toBeEmpty();
  }
  expect(await findAxeProblems(page, '[data-widget=subscribe-callout]')).toEqual([]);
}

/**
 * Visits a page without its scripts: that also brings the fonts into the cache before anything is measured.
 *
 * @returns what a visitor finds there
 */
async function visitWithoutScript(page: Page, address: string) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setScriptExecutionDisabled', { value: true });
  await page.goto(address);
  const content = await readContent(page);
  await session.send('Emulation.setScriptExecutionDisabled', { value: false });
  return content;
}

async function whenMounted(page: Page, address: string): Promise<void> {
  await whenReady(page);
  // There is no search text yet.
  const empty = address === '/search' ? ['tabbed-search: empty'] : [];
  expect(await listUnmounted(page)).toEqual(empty);
}

/** The pictures that a page has asked for, until they are there. */
function watchPictures(page: Page): ReadonlySet<Request> {
  const coming = new Set<Request>();
  page.on('request', (request) => {
    if (request.resourceType() === 'image') coming.add(request);
  });
  page.on('requestfinished', (request) => coming.delete(request));
  page.on('requestfailed', (request) => coming.delete(request));
  return coming;
}

/** Brings all fonts of the site into the cache before anything is measured. */
async function loadFonts(page: Page): Promise<void> {
  await page.goto('/terms-of-use');
  // What stands in for a font until it comes is a font of the machine, which may not have it.
  await page.evaluate(() => Promise.allSettled([...document.fonts].map((font) => font.load())));
}

/** Shows the panels of the header beside each other, or no longer. Their attributes are the header's, which would start anew. */
async function showPanels(page: Page, isShown: boolean): Promise<void> {
  await page.evaluate((isShown) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.site-panel[hidden] { display: block }');
    document.adoptedStyleSheets = isShown ? [sheet] : [];
  }, isShown);
}

/** A dialog that a page opens by itself covers the rest: the notice at each visit, the bar at the first. */
async function closeDialogs(page: Page): Promise<void> {
  for (const name of ['Close', 'Accept']) {
    const button = page.getByRole('button', { name, exact: true });
    if (await button.isVisible()) await button.click();
  }
}

test.beforeEach(async ({ page }) => {
  // Narrow first: Chromium reuses a wider picture from its cache, and warns about the preloaded one.
  await page.setViewportSize(phone);
});

test.afterEach(({ watch }) => {
  const { errors, warnings, uncaught, violations } = watch;
  expect([errors, warnings, uncaught, violations]).toEqual([[], [], [], []]);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: phone });

  testEachPage(
    'keep all promises on a phone',
    async (page, address, promised) => {
      const plain = await visitWithoutScript(page, address);
      const comingPictures = watchPictures(page);
      const response = await page.goto(address);
      await promised('is sent with the production policy', () => {
        expect(response?.status()).toBe(200);
        expect(response?.headers()['content-security-policy']).toContain(
          "require-trusted-types-for 'script'",
        );
      });
      await whenMounted(page, address);
      await promised('says without JavaScript all that it says with it', async () => {
        const full = await readContent(page);
        expect(full.blocks.length).toBeGreaterThan(10);
        expect({
          blocks: full.blocks.filter((words) => !plain.text.includes(words)),
          links: full.links.filter((href) => !plain.links.includes(href)),
          fields: full.fields.filter((name) => !plain.fields.includes(name)),
          formsThatSendNothing: plain.forms.filter((form) => form.endsWith(' nowhere')),
        }).toEqual({ blocks: [], links: [], fields: [], formsThatSendNothing: [] });
      });
      await promised('moves nothing', async () => {
        await readThrough(page);
        await expect.poll(() => comingPictures.size).toBe(0);
        await expectNoShift(page);
      });
      await promised('has no box whose letters phones would enlarge', async () => {
        const sizes = await readFieldSizes(page);
        expect(sizes).not.toEqual([]);
        expect(sizes.filter((size) => size < 16)).toEqual([]);
      });
      await pauseSlideshows(page);
      await promised('has nothing that axe finds', async () => {
        expect(await findAxeProblems(page)).toEqual([]);
      });
      await promised('has nothing to press that is lower than 44 px', async () => {
        await showPanels(page, true);
        const small = await findSmallControls(page, [24, 44]);
        await showPanels(page, false);
        expect(small).toEqual([]);
      });
      if (opened.includes(address))
        await promised('opens nothing in which axe finds anything', () =>
          // Header and footer are the same on all pages.
          openWithAxe(page, address === '/' ? 'body' : 'main'),
        );
      await page.unrouteAll();
    },
    measurePage,
    visited,
  );
});

testEachPage(
  'keep all promises on a desktop where the script comes late',
  async (page, address, promised) => {
    await page.setViewportSize(desktop);
    const release = await hold(page, '**/assets/*/widgets.js');
    await page.goto(address, { waitUntil: 'commit' });
    // All that the page shows without it has been painted.
    await page.locator('footer').waitFor();
    await page.evaluate(() => document.fonts.ready);
    await whenDrawn(page);
    release();
    await whenMounted(page, address);
    await promised('moves nothing', async () => {
      await readThrough(page);
      await expectNoShift(page);
    });
    await page.unrouteAll();
    await pauseSlideshows(page);
    await promised('gives boxes of widgets the room and colour that the site says', async () => {
      expect(await page.evaluate(findLostStyles)).toEqual([]);
    });
    if (withCorners.includes(address))
      await promised('has cut corners that follow the theme and the direction of text', () =>
        expectCorners(page),
      );
    // By day it is seen on the examples of widgets.
    if (isLong)
      await promised('has no words on pictures where more contrast is asked for', async () => {
        await page.emulateMedia({ contrast: 'more' });
        const words = await findWordsOnPictures(page);
        await page.emulateMedia({ contrast: 'no-preference' });
        expect(words).toEqual([]);
      });
    await promised('is not wider than the window when it is enlarged', async () => {
      expect(await findEnlargedMisfits(page, 2)).toEqual([]);
    });
    await page.setViewportSize(desktop);
    await closeDialogs(page);
    await showPanels(page, true);
    await promised('has nothing to press that is smaller than 24 px', async () => {
      expect(await findSmallControls(page, [24, 24])).toEqual([]);
    });
    await promised('has no two links of one name that lead to two places', async () => {
      expect(await findAmbiguousLinks(page)).toEqual([]);
    });
    await showPanels(page, false);
    // Other controls than on a phone.
    if (address === '/')
      await promised('opens nothing in its header in which axe finds anything', () =>
        openWithAxe(page, isLong ? 'body' : '[data-widget=site-header]'),
      );
  },
  async (page) => {
    await measurePage(page);
    await loadFonts(page);
  },
  sampleOf(siteAddresses, 2),
);
