import { makeCmsPage } from '../support/cms-page.ts';
import { open, readStatuses, whenReady } from '../support/page-watch.ts';
import { expect, linkTag, makePage, scriptTag, test, workingCalls } from '../support/test.ts';

const source = 'src="/static/widgets.js"';
const allMounted = { c: 'mounted', s: 'mounted' };
const cachedLink = linkTag.replace('.css', '.css?ver=6.5');

const ways: readonly (readonly [string, head: string, end: string])[] = [
  ['deferred in the head', linkTag + scriptTag, ''],
  ['in the head', `${linkTag}<script ${source}></script>`, ''],
  ['at the end', linkTag, `<script ${source}></script>`],
  ['async', `${linkTag}<script ${source} async></script>`, ''],
  ['in the head before its stylesheet', `<script ${source}></script>${linkTag}`, ''],
  ['async without a stylesheet', `<script ${source} async></script>`, ''],
  ['as one tag alone', scriptTag, ''],
  ['as a module', `${linkTag}<script type="module" ${source}></script>`, ''],
  ['beside a stylesheet whose address a cache has changed', cachedLink + scriptTag, ''],
];

for (const [way, head, end] of ways) {
  test(`a page works with the script ${way}`, async ({ page, startCms, watch }) => {
    const cms = await startCms({
      ...workingCalls,
      'GET /page': makePage(head, end),
    });
    await open(page, `${cms.url}/page`);
    expect(await readStatuses(page)).toEqual(allMounted);
    await expect(page.getByRole('region', { name: 'Highlights' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Email address' })).toBeVisible();
    // The stylesheet is applied: the second slide is there but transparent.
    const second = page.getByText('Copy of the second slide.').locator('../..');
    await expect(second).toHaveCSS('opacity', '0');
    expect(await page.locator('link[rel=stylesheet]').count()).toBe(1);
    expect([watch.errors, watch.uncaught, watch.violations]).toEqual([[], [], []]);
  });
}

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
  const count = () => cms.requests.filter((request) => request.includes('slideshow')).length;
  expect([await readStatuses(page), count()]).toEqual([allMounted, 1]);
  await page.evaluate(() => {
    const late = Object.assign(document.createElement('section'), { id: 'late' });
    Object.assign(late.dataset, { widget: 'carousel', carouselId: 'home' });
    document.body.append(late);
  });
  await expect(page.locator('#late')).toHaveAttribute('data-widget-status', 'mounted');
  expect(cms.requests.at(-1)).toBe('GET /cms/de-de/slideshow/home');
  expect([watch.errors, watch.warnings]).toEqual([
    [],
    [expect.stringContaining('the page includes the script twice')],
  ]);
});

test('a page reads well with the script blocked', async ({ page, startCms }) => {
  const cms = await startCms({ 'GET /page': makePage(linkTag + scriptTag) });
  await page.route('**/widgets.js', (route) => route.abort());
  await page.goto(`${cms.url}/page`);
  await expect(page.getByRole('heading', { name: 'From the CMS' })).toBeVisible();
  await expect(page.getByText('Subscribe by letter.')).toBeVisible();
});

test('widgets mount without their stylesheet after 3 s, with one warning', async ({
  page,
  startCms,
  watch,
}) => {
  const cms = await startCms({
    ...workingCalls,
    'GET /page': makePage(scriptTag),
    'GET /static/widgets.css': { body: '', delayMs: 60_000 },
  });
  // The clock of the page stands still, and goes on when it is told to.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(`${cms.url}/page`, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.querySelector('link[href$="/widgets.css"]') !== null);
  await page.clock.runFor(2900);
  expect(await readStatuses(page)).toEqual({ c: 'pending', s: 'pending' });
  await page.clock.runFor(200);
  await page.clock.resume();
  await whenReady(page);
  expect(await readStatuses(page)).toEqual(allMounted);
  expect(watch.warnings).toEqual([
    expect.stringMatching(/stylesheet .*\/static\/widgets\.css is missing/),
  ]);
});

const global = ' data-documents="window.documents"';

for (const [what, written, statement] of [
  ['attributes', '', 'element.dataset.documents = JSON.stringify(documents)'],
  ['global variables', global, 'window.documents = documents'],
  // As jQuery's `$(…)` does it.
  [
    'global variables, a moment later,',
    global,
    'setTimeout(() => { window.documents = documents; })',
  ],
] as const) {
  test(`widgets read ${what} that the page writes once it is parsed`, async ({
    page,
    startCms,
    watch,
  }) => {
    const list = `<section id="d" data-widget="document-list"${written}></section>`;
    const cms = await startCms({
      'GET /page': makeCmsPage('Documents', list, {
        head: `${linkTag}${scriptTag}<script src="/write.js" defer></script>`,
      }),
      'GET /write.js': {
        // For a variable a widget waits until the page has loaded, also if it is drawn before.
        delayMs: written ? 300 : 0,
        body: `document.addEventListener('DOMContentLoaded', () => {
          const element = document.getElementById('d');
          const documents = [{ docName: 'Report', downloadLink: '/report.pdf' }];
          ${statement};
        });`,
      },
    });
    await open(page, `${cms.url}/page`);
    await expect(page.getByRole('link', { name: 'Report' })).toBeVisible();
    expect(watch.errors).toEqual([]);
  });
}

test('the script has one global', async ({ page, startCms }) => {
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
  expect(added).toEqual(['PrivateMarketsWidgets']);
  expect(await page.evaluate(() => Object.keys(window))).toContain('PrivateMarketsWidgets');
});
