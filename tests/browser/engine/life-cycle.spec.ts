import { whenReady } from '../support/page-watch.ts';
import { expect, linkTag, makePage, scriptTag, test, workingCalls } from '../support/test.ts';
import { productionPolicy } from '../support/foreign-cms.ts';
import { shownSlide } from '../support/shown-slide.ts';

for (const [name, directive] of [
  ['trusted-types ‘none’', "; trusted-types 'none'"],
  ['only the one policy allowed', '; trusted-types private-markets-widgets'],
] as const) {
  test(`works with ${name}`, async ({ page, startCms, watch }) => {
    const cms = await startCms(
      { ...workingCalls, 'GET /page': makePage(linkTag + scriptTag) },
      productionPolicy + directive,
    );
    await page.goto(`${cms.url}/page`);
    await whenReady(page);
    await expect(shownSlide(page)).toContainText('Copy of the first slide.');
    expect(await page.locator('#c em').count()).toBe(3);
    expect([watch.errors, watch.violations]).toEqual([[], []]);
  });
}

for (const [policy, richTags] of [
  ["; trusted-types 'none'", 0],
  ['; trusted-types private-markets-widgets', 3],
] as const) {
  test(`without Document.parseHTML and with${policy.slice(1)}, rich text has ${richTags} tags`, async ({
    page,
    startCms,
    watch,
  }) => {
    const cms = await startCms(
      { ...workingCalls, 'GET /page': makePage(linkTag + scriptTag) },
      productionPolicy + policy,
    );
    await page.addInitScript(() => {
      Reflect.deleteProperty(Document, 'parseHTML');
      Reflect.deleteProperty(Document, 'parseHTMLUnsafe');
    });
    await page.goto(`${cms.url}/page`);
    await whenReady(page);
    await expect(shownSlide(page)).toContainText('Copy of the first slide.');
    await expect(page.getByText('First slide', { exact: true }).first()).toBeVisible();
    expect(await page.locator('#c em').count()).toBe(richTags);
    expect(watch.errors.filter((error) => error.startsWith('carousel'))).toEqual([]);
  });
}
