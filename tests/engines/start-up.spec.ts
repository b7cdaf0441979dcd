import { serveBuiltFiles } from '../browser/support/built-files.ts';
import { startForeignCms } from '../browser/support/foreign-cms.ts';
import { linkTag, scriptTag } from '../browser/support/cms-page.ts';
import { expect, test } from './engine-test.ts';
import { watchScript } from './watched-site.ts';

test('a stylesheet of the page that comes late is waited for, without a word', async ({
  visitor,
}) => {
  const cms = await startForeignCms({
    ...serveBuiltFiles(),
    'GET /watch.js': { body: watchScript },
    'GET /late.css': { body: 'body { margin: 0 }', delayMs: 1500 },
    'GET /page': {
      body: `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><title>Another CMS</title>
<script src="/watch.js"></script><link rel="stylesheet" href="/late.css">${linkTag}${scriptTag}</head>
<body><h1>Another CMS</h1><section data-widget="subscribe-callout"><p>From the CMS</p></section></body></html>`,
    },
  });
  try {
    await visitor.open(`${cms.url}/page`);
    expect(await visitor.unmounted()).toEqual([]);
    expect(await visitor.problems()).toEqual([]);
  } finally {
    await cms.close();
  }
});
