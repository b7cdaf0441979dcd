import { type Page } from '@playwright/test';
import { makeCmsPage } from '../support/cms-page.ts';
import { expectNoFault } from '../support/page-watch.ts';
import { expect, linkTag, scriptTag, slides, test } from '../support/test.ts';
import { sampleOf } from '../../setup/test-length.ts';
import { carouselContract } from '../../../widgets/carousel/carousel.contract.ts';

const content = `<section id="c" data-widget="carousel" data-carousel-id="home"><p>From the CMS</p></section>
<p><a href="#terms" data-modal="#terms">Terms</a></p><div id="terms"><h2>Terms of use</h2></div>
<section data-widget="cookie-bar" class="pmw pmw-cookie-bar" aria-label="Cookies"><button type="button" data-accept>Accept</button></section>`;
const inside = (words: string, scripts: string) =>
  makeCmsPage(words, content, { head: linkTag + scripts }).body;

/** Writes a whole page into the frame, as previews of CMSs do. */
const write = (page: Page, html: string) =>
  page.evaluate((text) => {
    const frame = document.querySelector('iframe');
    const inner = frame?.contentDocument;
    inner?.open();
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- what previews call, and what removes all listeners
    inner?.write(text);
    inner?.close();
  }, html);

for (const [name, scripts] of sampleOf(
  [
    ['deferred', scriptTag],
    ['in the head', scriptTag.replace(' defer', '')],
  ] as const,
  1,
)) {
  test(`a frame that is written twice has its widgets and the behaviours of its page again, with the script ${name}`, async ({
    page,
    startCms,
    watch,
  }) => {
    // A page that writes into a frame can have no Trusted Types.
    const policy = "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'";
    const cms = await startCms(
      {
        'GET /en-us/slideshow/home': slides,
        'GET /page': makeCmsPage('Preview', '<iframe title="Preview"></iframe>', { head: '' }),
      },
      policy,
    );
    await page.goto(`${cms.url}/page`);
    const frame = page.frameLocator('iframe');
    for (const words of ['First draft', 'Second draft', 'Third draft']) {
      await write(page, inside(words, scripts));
      await expect(frame.getByRole('heading', { name: words })).toBeVisible();
      await frame.getByRole('button', { name: carouselContract.texts.next }).click();
      await expect(frame.getByRole('group', { name: '2 of 3' })).toBeVisible();
      await expect(frame.locator('pmw-root')).toHaveCount(1);
      await frame.getByRole('link', { name: 'Terms' }).click();
      await frame.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
      await expect(frame.getByRole('dialog')).toHaveCount(0);
      await expect(frame.getByRole('button', { name: 'Accept' })).toBeVisible();
    }
    await frame.getByRole('button', { name: 'Accept' }).click();
    await expect(frame.getByRole('region', { name: 'Cookies' })).toBeHidden();
    await write(page, inside('Fourth draft', scripts));
    await expect(frame.getByRole('button', { name: carouselContract.texts.next })).toBeVisible();
    await expect(frame.getByRole('region', { name: 'Cookies' })).toBeHidden();
    expectNoFault(watch);
    expect(watch.warnings).toEqual([]);
  });
}
