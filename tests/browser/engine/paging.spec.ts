import { type Page } from '@playwright/test';
import { makeDocuments } from '../../../fixtures/make/documents.ts';
import { linkTag, makeCmsPage, scriptTag } from '../support/cms-page.ts';
import { json } from '../../setup/network/test-cms.ts';
import { sampleOf } from '../../setup/test-length.ts';
import { open } from '../support/page-watch.ts';
import { expect, test } from '../support/test.ts';

const documents = JSON.stringify(makeDocuments(48)).replaceAll('"', '&quot;');
const articles = Array.from({ length: 40 }, (_, index) => ({ Headline: `Article ${index}` }));

const cases = [
  [
    'document-list',
    `<section data-widget="document-list" data-documents="${documents}" data-page-size="20"></section>`,
    '.pmw-document-list__results',
  ],
  [
    'filter-area',
    '<section data-widget="filter-area" data-source="news" data-page-size="20"></section>',
    '.pmw-filter-area__results',
  ],
] as const;

/** The distances of the results from the top of the window: before the step, in its task, in each frame. */
function readStep(page: Page, results: string) {
  return page.evaluate(async (selector) => {
    const find = () => document.querySelector(selector);
    const readTop = () => Math.round(find()?.getBoundingClientRect().top ?? NaN);
    document.querySelector('nav [aria-label="Next page"]')?.scrollIntoView({ block: 'end' });
    const tops = [readTop()];
    document.querySelector<HTMLElement>('nav [aria-label="Next page"]')?.click();
    tops.push(readTop());
    const start = performance.now();
    while (performance.now() < start + 1500 && (tops.at(-1) ?? 0) < 0) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      tops.push(readTop());
    }
    return { tops, durationMs: performance.now() - start };
  }, results);
}

for (const [name, markup, results] of sampleOf(cases, 1)) {
  test(`a step in ${name} glides to the head of the results, or is there at once under reduced motion`, async ({
    page,
    startCms,
  }) => {
    await page.setViewportSize({ width: 1280, height: 600 });
    const cms = await startCms({
      'GET /page': makeCmsPage('Another CMS', markup, { head: linkTag + scriptTag }),
      'GET /api/en-us/articledata/news': json({ Content: articles }),
    });
    await open(page, `${cms.url}/page`);
    const { tops, durationMs } = await readStep(page, results);
    expect(tops[0]).toBeLessThan(-300);
    expect(tops[1]).toBeLessThan(-300);
    expect(tops.at(-1)).toBeGreaterThanOrEqual(0);
    // 200 ms, less what the first frame of a busy machine takes; a jump takes one frame.
    expect(durationMs).toBeGreaterThan(60);
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    await page.goBack();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const still = await readStep(page, results);
    expect(still.tops[1]).toBeGreaterThanOrEqual(0);
  });
}
