import { expect, type Page } from '@playwright/test';
import { setTimeout } from 'node:timers/promises';
import { measurePage, readMeasures } from '../support/measure.ts';
import { whenReady } from '../support/page-watch.ts';
import { test } from '../support/test.ts';
import { startServer } from '../../setup/network/test-server.ts';
import { byLength, sampleOf } from '../../setup/test-length.ts';

// Alone: npx playwright test tests/browser/pages/slow-page.spec.ts

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };
const pieceLength = byLength(4000, 300);

/** Visits a page whose HTML comes in pieces that the browser paints one by one. */
async function visitSlowly(page: Page, address: string): Promise<void> {
  const html = Buffer.from(await (await page.request.get(address)).body());
  const { url, close } = await startServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    void (async () => {
      for (let at = 0; at < html.length; at += pieceLength) {
        response.write(html.subarray(at, at + pieceLength));
        await setTimeout(16);
      }
      response.end();
    })();
  });
  await page.route('**', async (route) => {
    const { pathname, search } = new URL(route.request().url());
    if (route.request().isNavigationRequest()) return route.continue();
    return route.fulfill({ response: await page.request.get(pathname + search) });
  });
  await page.goto(url);
  await whenReady(page);
  // A picture may still be on its way when the test ends.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await close();
}

const visits = [
  ['/', phone, 0.01],
  ['/market-overview', phone, 0.01],
  ['/product-landing', desktop, 0.01],
  // Its picture has a paragraph at the foot, which may come in several pieces.
  ['/thought-leadership', desktop, 0.015],
] as const;
for (const [address, screen, most] of sampleOf(visits, 1)) {
  test(`nothing moves far while ${address} comes in pieces, at ${screen.width} px`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize(screen);
    // This visit brings the fonts into the cache.
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready);
    await measurePage(page);
    await visitSlowly(page, address);
    const { shift, shifted } = await readMeasures(page);
    // Words at the foot of a picture rise by a line as more of them come.
    expect(shift, shifted.join()).toBeLessThan(most);
  });
}
