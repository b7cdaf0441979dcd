import { type Page, type Request } from '@playwright/test';
import { findAxeProblems } from '../support/axe.ts';
import { testEachPage } from '../support/each-page.ts';
import { findEnlargedMisfits } from '../support/enlarged.ts';
import { findWordsOnPictures } from '../support/grounds.ts';
import { expectNoShift, measurePage } from '../support/measure.ts';
import { readContent } from '../support/page-content.ts';
import { openEach } from '../support/openings.ts';
import { hold, listUnmounted, whenDrawn, whenReady } from '../support/page-watch.ts';
import { readThrough } from '../support/read-through.ts';
import { refuseAddresses } from '../support/refused-addresses.ts';
import { expect, test } from '../support/test.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

async function pauseSlideshows(page: Page): Promise<void> {
  const pause = page.getByRole('button', { name: 'Pause slideshow' });
  while ((await pause.count()) > 0) await pause.first().click();
}

/** Looks at a page with each of its menus, panels, dialogs and tabs open, and with a refused address. */
async function openWithAxe(page: Page, address: string): Promise<void> {
  // Header and footer are the same on all pages.
  const place = address === '/' ? 'body' : 'main';
  // A dialog that a page opens by itself covers its openers: the notice at each visit, the bar at the first.
  for (const name of ['Close', 'Accept']) {
    const button = page.getByRole('button', { name, exact: true });
    if (await button.isVisible()) await button.click();
  }
  const opened = await openEach(page, place, async (part) => {
    expect(await findAxeProblems(page, part)).toEqual([]);
  });
  // Search, menu and log-in of the header at least.
  if (place === 'body') expect(opened).toBeGreaterThanOrEqual(3);
  const callouts = await page.locator('[data-widget=subscribe-callout]').all();
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

/** Visits a page and waits until each of its widgets is mounted. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await whenMounted(page, address);
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

test.beforeEach(async ({ page }) => {
  test.slow();
  // Narrow first: Chromium reuses a wider picture from its cache, and warns about the preloaded one.
  await page.setViewportSize(phone);
});

test.afterEach(({ watch }) => {
  const { errors, warnings, uncaught, violations } = watch;
  expect([errors, warnings, uncaught, violations]).toEqual([[], [], [], []]);
});

testEachPage(
  'sent with the production policy, it says without JavaScript all that it says with it',
  async (page, address) => {
    const plain = await visitWithoutScript(page, address);
    const response = await page.goto(address);
    expect(response?.status()).toBe(200);
    expect(response?.headers()['content-security-policy']).toContain(
      "require-trusted-types-for 'script'",
    );
    await whenMounted(page, address);
    const full = await readContent(page);
    expect(full.blocks.length).toBeGreaterThan(10);
    expect(full.links.length).toBeGreaterThan(10);
    expect({
      blocks: full.blocks.filter((words) => !plain.text.includes(words)),
      links: full.links.filter((href) => !plain.links.includes(href)),
      fields: full.fields.filter((name) => !plain.fields.includes(name)),
      formsThatSendNothing: plain.forms.filter((form) => form.endsWith(' nowhere')),
    }).toEqual({ blocks: [], links: [], fields: [], formsThatSendNothing: [] });
  },
);

testEachPage(
  'nothing moves on a phone',
  async (page, address) => {
    await visitWithoutScript(page, address);
    const comingPictures = watchPictures(page);
    await visit(page, address);
    await readThrough(page);
    await expect.poll(() => comingPictures.size).toBe(0);
    await expectNoShift(page);
  },
  measurePage,
);

testEachPage(
  'nothing moves on a desktop where the script comes late',
  async (page, address) => {
    await page.setViewportSize(desktop);
    await visitWithoutScript(page, address);
    const release = await hold(page, '**/assets/*/widgets.js');
    await page.goto(address, { waitUntil: 'commit' });
    // All that the page shows without it has been painted.
    await page.locator('footer').waitFor();
    await page.evaluate(() => document.fonts.ready);
    await whenDrawn(page);
    release();
    await whenMounted(page, address);
    await readThrough(page);
    await expectNoShift(page);
    await page.unrouteAll();
  },
  measurePage,
);

testEachPage('axe finds nothing on a phone, in what opens neither', async (page, address) => {
  await visit(page, address);
  await readThrough(page);
  await pauseSlideshows(page);
  expect(await findAxeProblems(page)).toEqual([]);
  await openWithAxe(page, address);
  await page.unrouteAll();
});

testEachPage(
  'words on pictures stand out, and enlarged nothing is wider than the window',
  async (page, address) => {
    await page.setViewportSize(desktop);
    await visit(page, address);
    await readThrough(page);
    await pauseSlideshows(page);
    await page.emulateMedia({ contrast: 'more' });
    const words = await findWordsOnPictures(page);
    await page.emulateMedia({ contrast: 'no-preference' });
    expect({ words, misfits: await findEnlargedMisfits(page) }).toEqual({ words: [], misfits: [] });
  },
);

test('/ on a desktop: axe finds nothing in what opens', async ({ page }) => {
  await page.setViewportSize(desktop);
  await visit(page, '/');
  await pauseSlideshows(page);
  // Its header has other controls than on a phone.
  await openWithAxe(page, '/');
});
