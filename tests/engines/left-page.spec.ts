import { makeCmsPage } from '../browser/support/cms-page.ts';
import { carousel } from '../browser/support/swap-page.ts';
import { slides } from '../browser/support/test.ts';
import { expect, test } from './engine-test.ts';

test('a call that was under way when the page was left is answered when the visitor is back', async ({
  driver,
  visitor,
  startCms,
}) => {
  let calls = 0;
  const cms = await startCms({
    'GET /en-us/slideshow/home': () => ({ ...slides, delayMs: (calls += 1) === 1 ? 3000 : 0 }),
    'GET /page': makeCmsPage('Another CMS', carousel('c', '<p>From the CMS</p>')),
    'GET /next': makeCmsPage('The next page', ''),
  });
  await driver.open(`${cms.url}/page`);
  await expect.poll(() => calls).toBe(1);
  await driver.open(`${cms.url}/next`);
  await visitor.back();
  await expect.poll(() => visitor.address()).toBe('/page');
  // Not `unmounted()`: a page that is not parsed yet has no mount point.
  await expect.poll(() => visitor.count('[data-widget-status="mounted"]')).toBe(1);
});
