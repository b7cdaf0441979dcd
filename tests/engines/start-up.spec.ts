import { linkTag, makeCmsPage, scriptTag } from '../browser/support/cms-page.ts';
import { expect, test } from './engine-test.ts';

test('a stylesheet of the page that comes late is waited for, without a word', async ({
  visitor,
  startCms,
}) => {
  const cms = await startCms({
    'GET /late.css': { body: 'body { margin: 0 }', delayMs: 1500 },
    'GET /page': makeCmsPage(
      'Another CMS',
      '<section data-widget="subscribe-callout"><p>From the CMS</p></section>',
      { head: `<link rel="stylesheet" href="/late.css">${linkTag}${scriptTag}` },
    ),
  });
  await visitor.open(`${cms.url}/page`);
  expect(await visitor.unmounted()).toEqual([]);
});
