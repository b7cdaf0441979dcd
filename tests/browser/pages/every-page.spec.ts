import { type Page } from '@playwright/test';
import { siteAddresses } from '../../setup/site-pages.ts';
import { findAxeProblems } from '../support/axe.ts';
import { findEnlargedMisfits } from '../support/enlarged.ts';
import { findWordsOnPictures } from '../support/grounds.ts';
import { cacheFonts, measurePage, readMeasures } from '../support/measure.ts';
import { readContent } from '../support/page-content.ts';
import { openEach } from '../support/openings.ts';
import { countRequests, listUnmounted, whenReady } from '../support/page-watch.ts';
import { refuseAddresses } from '../support/refused-addresses.ts';
import { expect, test } from '../support/test.ts';

const sizes = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
] as const;

/** Scrolls down the whole page and back, so that lazy pictures and widgets out of view load. */
async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 400) {
      window.scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    window.scrollTo(0, 0);
    await document.fonts.ready;
  });
}

/**
 * The page in its first state, then with each of its menus, panels, dialogs and tabs open, and with a refused
 * address.
 *
 * @param place a selector of the part whose menus are opened
 */
async function lookWithAxe(page: Page, place: string): Promise<void> {
  const pause = page.getByRole('button', { name: 'Pause slideshow' });
  while ((await pause.count()) > 0) await pause.first().click();
  expect(await findAxeProblems(page)).toEqual([]);
  // What a page opens by itself covers its openers: the notice at each visit, the bar at the first.
  for (const name of ['Close', 'Accept']) {
    const button = page.getByRole('button', { name, exact: true });
    if (await button.isVisible()) await button.click();
  }
  const opened = await openEach(page, place, async (part) => {
    expect(await findAxeProblems(page, part)).toEqual([]);
  });
  // Search, menu and log-in of the header at least.
  if (place === 'body') expect(opened).toBeGreaterThanOrEqual(3);
  await refuseAddresses(page);
  for (const callout of await page.locator('[data-widget=subscribe-callout]').all()) {
    await callout.getByRole('textbox').fill('reader@pension.example');
    await callout.getByRole('textbox').press('Enter');
    await expect(callout.getByRole('alert')).not.toBeEmpty();
    expect(await findAxeProblems(page, '[data-widget=subscribe-callout]')).toEqual([]);
  }
}

for (const address of siteAddresses) {
  test(`${address}: no violation, no error, nothing moves, axe finds nothing, at each width`, async ({
    page,
    watch,
  }) => {
    test.slow();
    // Narrow first: Chromium reuses a wider picture from its cache, and warns about the preloaded one.
    await page.setViewportSize(sizes[0]);
    await cacheFonts(page, address);
    await measurePage(page);
    const whenPictured = countRequests(page, 'image');
    for (const size of sizes) {
      await test.step(`at ${size.width} px`, async () => {
        await page.setViewportSize(size);
        const response = await page.goto(address);
        expect(response?.status()).toBe(200);
        expect(response?.headers()['content-security-policy']).toContain(
          "require-trusted-types-for 'script'",
        );
        await whenReady(page);
        // A page may have no mount point. There is no search text yet.
        const empty = address === '/search' ? ['tabbed-search: empty'] : [];
        expect(await listUnmounted(page)).toEqual(empty);
        await readThrough(page);
        await whenPictured();
        const { shift, shifted } = await readMeasures(page);
        expect([shift, shifted]).toEqual([0, []]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBe(0);
        // Header and footer are the same on all pages.
        if (size.width !== 768) await lookWithAxe(page, address === '/' ? 'body' : 'main');
        const { errors, warnings, uncaught, violations } = watch;
        expect({ errors, warnings, uncaught, violations }).toEqual({
          errors: [],
          warnings: [],
          uncaught: [],
          violations: [],
        });
      });
    }
  });

  test(`${address} says and offers without JavaScript all that it does with it`, async ({
    page,
    pageWithoutScript,
  }) => {
    await page.goto(address);
    await whenReady(page);
    const full = await readContent(page);
    await pageWithoutScript.goto(address);
    const plain = await readContent(pageWithoutScript);
    expect(full.blocks.length).toBeGreaterThan(10);
    expect(full.links.length).toBeGreaterThan(10);
    expect({
      blocks: full.blocks.filter((words) => !plain.text.includes(words)),
      links: full.links.filter((href) => !plain.links.includes(href)),
      fields: full.fields.filter((name) => !plain.fields.includes(name)),
      formsThatSendNothing: plain.forms.filter((form) => form.endsWith(' nowhere')),
    }).toEqual({ blocks: [], links: [], fields: [], formsThatSendNothing: [] });
  });

  test(`${address} fits at 200 % text, at 400 % zoom and with wider text spacing; words have a solid ground where more contrast is asked for`, async ({
    page,
  }) => {
    await page.goto(address);
    await whenReady(page);
    expect(await findEnlargedMisfits(page)).toEqual([]);
    await page.emulateMedia({ contrast: 'more' });
    for (const { width, height } of [sizes[0], sizes[2]]) {
      await page.setViewportSize({ width, height });
      expect(await findWordsOnPictures(page)).toEqual([]);
    }
  });
}
