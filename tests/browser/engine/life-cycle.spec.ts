import { readStatuses, whenReady } from '../support/page-watch.ts';
import { expect, linkTag, makePage, scriptTag, test, workingCalls } from '../support/test.ts';
import { productionPolicy } from '../support/foreign-cms.ts';
import { shownSlide } from '../support/shown-slide.ts';

test('survives a translator that rewrites text nodes', async ({ page, startCms, watch }) => {
  const cms = await startCms({ ...workingCalls, 'GET /page': makePage(linkTag + scriptTag) });
  await page.goto(`${cms.url}/page`);
  await whenReady(page);
  const translate = () =>
    page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts.filter((node) => node.data.trim() !== '')) {
        // As Google Translate does: two nested elements replace the text node.
        const outer = document.createElement('font' as string);
        const inner = document.createElement('font' as string);
        inner.textContent = `«${text.data}»`;
        outer.append(inner);
        text.replaceWith(outer);
      }
    });
  await translate();
  await page.getByRole('button', { name: 'Next slide' }).click();
  await translate();
  await page.getByRole('button', { name: 'Pause slideshow' }).click();
  await page.getByRole('button', { name: 'Play slideshow' }).click();
  await page.getByRole('textbox').fill('reader@pension.example');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'confirm by e-mail' })).toBeVisible();
  expect(await readStatuses(page)).toEqual({ c: 'mounted', s: 'mounted' });
  expect([watch.errors, watch.uncaught]).toEqual([[], []]);
});

test('follows page swaps that replace the body', async ({ page, startCms, watch }) => {
  const cms = await startCms({ ...workingCalls, 'GET /page': makePage(linkTag + scriptTag) });
  await page.goto(`${cms.url}/page`);
  await whenReady(page);
  await page.evaluate(() => {
    const body = document.createElement('body');
    const section = document.createElement('section');
    section.id = 'swapped';
    section.setAttribute('data-widget', 'carousel');
    section.setAttribute('data-carousel-id', 'home');
    body.append(section);
    document.documentElement.replaceChild(body, document.body);
  });
  await expect(page.locator('#swapped')).toHaveAttribute('data-widget-status', 'mounted');
  expect(watch.errors).toEqual([]);
});

test('does not play and does not move in a CMS editor', async ({ page, startCms }) => {
  const { body } = makePage(linkTag + scriptTag);
  const cms = await startCms({
    ...workingCalls,
    'GET /page': { body: body.replace('<main>', '<main data-editing>') },
  });
  await page.goto(`${cms.url}/page`);
  await whenReady(page);
  expect(await readStatuses(page)).toMatchObject({ c: 'mounted' });
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

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
