import { serveBuiltFiles } from '../browser/support/built-files.ts';
import { startForeignCms } from '../browser/support/foreign-cms.ts';
import { linkTag, scriptTag } from '../browser/support/cms-page.ts';
import { slides, workingCalls } from '../browser/support/test.ts';
import { expect, test } from './engine-test.ts';
import { watchScript } from './watched-site.ts';

const makePage = (body: string) => ({
  body: `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><title>Another CMS</title>
<script src="/watch.js"></script>${linkTag}${scriptTag}</head><body><h1>Another CMS</h1>${body}</body></html>`,
});

test('a call that was under way when the page was left is answered when the visitor is back', async ({
  driver,
  visitor,
}) => {
  let calls = 0;
  const cms = await startForeignCms({
    ...serveBuiltFiles(),
    ...workingCalls,
    'GET /watch.js': { body: watchScript },
    'GET /en-us/slideshow/home': () => ({
      ...slides,
      delayMs: (calls += 1) === 1 ? 3000 : 0,
    }),
    'GET /page': makePage(
      '<section data-widget="carousel" data-carousel-id="home"><p>From the CMS</p></section>',
    ),
    'GET /next': makePage('<p>The next page</p>'),
  });
  try {
    await driver.open(`${cms.url}/page`);
    await expect.poll(() => calls).toBe(1);
    await driver.open(`${cms.url}/next`);
    await visitor.back();
    await expect.poll(() => visitor.address()).toBe('/page');
    await expect.poll(() => visitor.unmounted()).toEqual([]);
    expect(await visitor.problems()).toEqual([]);
  } finally {
    await cms.close();
  }
});
