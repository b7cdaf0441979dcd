import { isModuleTested } from '../../setup/network/module-tags.ts';
import { makeCmsPage } from '../support/cms-page.ts';
import { open, readStatuses } from '../support/page-watch.ts';
import { expect, linkTag, makePage, scriptTag, test, workingCalls } from '../support/test.ts';
import { subscribeCalloutContract } from '../../../widgets/subscribe-callout/subscribe-callout.contract.ts';

const source = 'src="/static/widgets.js"';
const cachedLink = linkTag.replace('.css', '.css?ver=6.5');

const ways: readonly (readonly [string, head: string, end: string])[] = [
  ['deferred in the head', linkTag + scriptTag, ''],
  ['at the end', linkTag, `<script ${source}></script>`],
  ['in the head before its stylesheet', `<script ${source}></script>${linkTag}`, ''],
  ['async without a stylesheet', `<script ${source} async></script>`, ''],
  ['as a module', `${linkTag}<script type="module" ${source}></script>`, ''],
  ['beside a stylesheet whose address a cache has changed', cachedLink + scriptTag, ''],
];

test('a page works wherever its script stands', async ({ page, startCms, watch }) => {
  const paths = ways.map((_, at) => `/page-${at}`);
  const cms = await startCms({
    ...workingCalls,
    ...Object.fromEntries(
      ways.map(([, head, end], at) => [`GET ${paths[at] ?? ''}`, makePage(head, end)]),
    ),
  });
  for (const [at, [way]] of ways.entries()) {
    await test.step(way, async () => {
      await open(page, cms.url + (paths[at] ?? ''));
      expect(await readStatuses(page)).toEqual({ c: 'mounted', s: 'mounted' });
      await expect(page.getByRole('region', { name: 'Highlights' })).toBeVisible();
      await expect(
        page.getByRole('textbox', { name: subscribeCalloutContract.texts['email-label'] }),
      ).toBeVisible();
      // The stylesheet is applied: the second slide is there but transparent.
      const second = page.getByText('Copy of the second slide.').locator('../..');
      await expect(second).toHaveCSS('opacity', '0');
      expect(await page.locator('link[rel=stylesheet]').count()).toBe(1);
      expect([watch.errors, watch.uncaught, watch.violations]).toEqual([[], [], []]);
    });
  }
});

test('a second run of the script does nothing but say so; its tag says what holds from then on, and keeps what the first said', async ({
  page,
  startCms,
  watch,
}) => {
  const first = `<script ${source} defer data-site-base="/cms"></script>`;
  const second = `<script ${source} defer data-culture="de-DE"></script>`;
  const cms = await startCms({
    'GET /cms/de-de/slideshow/home': workingCalls['GET /en-us/slideshow/home'] ?? {},
    'GET /page': makePage(linkTag + first + second, second),
  });
  await open(page, `${cms.url}/page`);
  const asked = cms.requests.filter((request) => request.includes('slideshow'));
  expect(asked).toEqual(['GET /cms/de-de/slideshow/home']);
  expect([watch.errors, watch.warnings]).toEqual([
    [],
    [expect.stringContaining('the page includes the script twice')],
  ]);
});

test('two hundred mount points mount what is in view first, and hidden ones too', async ({
  page,
  openPage,
}) => {
  const point = (id: string) =>
    `<div id="${id}" data-widget="document-list" data-documents='[{"docName":"Report"}]'></div>`;
  const points = Array.from(
    { length: 200 },
    (_, n) => `<div class="tall">${point(`m${199 - n}`)}</div>`,
  );
  const hidden = `<div hidden>${point('a')}</div><dialog>${point('b')}</dialog>`;
  await page.addInitScript(() => {
    const order: string[] = [];
    Object.assign(window, { order });
    document.addEventListener('widget:mounted', (event) => {
      order.push((event.target as Element).id);
    });
  });
  await openPage({
    // Whole pixels: a mount point with only part of a pixel inside the view is not in view yet.
    'GET /tall.css': {
      body: 'h1 { height: 40px; margin: 0 } .tall { height: 240px; overflow: hidden }',
    },
    'GET /page': makeCmsPage('Many', points.join('') + hidden, {
      head: `<link rel="stylesheet" href="/tall.css">${linkTag}${scriptTag}`,
    }),
  });
  const order = await page.evaluate(() => (window as unknown as { order: string[] }).order);
  expect(order).toHaveLength(202);
  const inView = ['m199', 'm198', 'm197'];
  // Where React comes late, what has no box may come among them, and one that has its turn just then.
  const first = order.slice(0, isModuleTested ? 6 : inView.length);
  expect(first.filter((id) => inView.includes(id)).toSorted()).toEqual(inView.toSorted());
});

test('the script has two globals, the API and the queue for it', async ({ page, startCms }) => {
  const cms = await startCms({
    ...workingCalls,
    // An element of that name is a property of the window too, and must not be taken for the script.
    'GET /page': makePage(linkTag + scriptTag, '<p id="PrivateMarketsWidgets">A named element</p>'),
    'GET /bare': { body: '<!doctype html><html lang="en"><title>Bare</title>' },
  });
  const readGlobals = () => page.evaluate(() => Object.getOwnPropertyNames(window));
  await page.goto(`${cms.url}/bare`);
  const before = new Set(await readGlobals());
  await open(page, `${cms.url}/page`);
  const added = (await readGlobals()).filter((name) => !before.has(name) && !/^\d+$/.test(name));
  expect(added.sort()).toEqual(['PrivateMarketsWidgets', 'PrivateMarketsWidgetsQueue']);
  expect(await page.evaluate(() => Object.keys(window))).toContain('PrivateMarketsWidgets');
});
