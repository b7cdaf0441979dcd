import { makeCmsPage } from '../support/cms-page.ts';
import { readStatuses, whenReady } from '../support/page-watch.ts';
import { expect, linkTag, makePage, scriptTag, test, workingCalls } from '../support/test.ts';

const source = 'src="/static/widgets.js"';
const allMounted = { c: 'mounted', s: 'mounted' };

test.describe('a page of another CMS', () => {
  const ways: readonly [string, string, string][] = [
    ['deferred in the head', linkTag + scriptTag, ''],
    ['in the head', `${linkTag}<script ${source}></script>`, ''],
    ['at the end', linkTag, `<script ${source}></script>`],
    ['async', `${linkTag}<script ${source} async></script>`, ''],
    ['in the head before its stylesheet', `<script ${source}></script>${linkTag}`, ''],
    ['async without a stylesheet', `<script ${source} async></script>`, ''],
    ['one tag alone', scriptTag, ''],
    ['as a module', `${linkTag}<script type="module" ${source}></script>`, ''],
  ];
  for (const [way, head, end] of ways) {
    test(`works with the script ${way}`, async ({ page, startCms, watch }) => {
      const cms = await startCms({ ...workingCalls, 'GET /page': makePage(head, end) });
      await page.goto(`${cms.url}/page`);
      await whenReady(page);
      expect(await readStatuses(page)).toEqual(allMounted);
      await expect(page.getByRole('region', { name: 'Highlights' })).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Email address' })).toBeVisible();
      // The stylesheet is applied: the second slide is there but transparent.
      await expect(page.getByText('Copy of the second slide.').locator('../..')).toHaveCSS(
        'opacity',
        '0',
      );
      expect(await page.locator('link[rel=stylesheet]').count()).toBe(1);
      expect([watch.errors, watch.uncaught, watch.violations]).toEqual([[], [], []]);
    });
  }

  test('including the script twice does nothing the second time', async ({
    page,
    startCms,
    watch,
  }) => {
    const cms = await startCms({
      ...workingCalls,
      'GET /page': makePage(linkTag + scriptTag, scriptTag),
    });
    await page.goto(`${cms.url}/page`);
    await whenReady(page);
    expect(await readStatuses(page)).toEqual(allMounted);
    expect(cms.requests.filter((request) => request.includes('slideshow'))).toHaveLength(1);
    expect(watch.warnings).toHaveLength(1);
    expect(watch.warnings[0]).toContain('the page includes the script twice');
    expect(watch.errors).toEqual([]);
  });

  test('the tag of a second run says what holds from then on, and keeps what the first said', async ({
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
    await page.goto(`${cms.url}/page`);
    await whenReady(page);
    await page.evaluate(() => {
      const late = document.createElement('section');
      late.id = 'late';
      late.setAttribute('data-widget', 'carousel');
      late.setAttribute('data-carousel-id', 'home');
      document.body.append(late);
    });
    await expect(page.locator('#late')).toHaveAttribute('data-widget-status', 'mounted');
    expect(cms.requests.at(-1)).toBe('GET /cms/de-de/slideshow/home');
    expect([watch.errors, watch.warnings.length]).toEqual([[], 1]);
  });

  test('reads well with the script blocked', async ({ page, startCms }) => {
    const cms = await startCms({ 'GET /page': makePage(linkTag + scriptTag) });
    await page.route('**/widgets.js', (route) => route.abort());
    await page.goto(`${cms.url}/page`);
    await expect(page.getByRole('heading', { name: 'From the CMS' })).toBeVisible();
    await expect(page.getByText('Subscribe by letter.')).toBeVisible();
  });

  test('links the stylesheet once where caches changed its address', async ({ page, startCms }) => {
    const cms = await startCms({ ...workingCalls });
    const link = `<link rel="stylesheet" href="${cms.url}/static/widgets.css?ver=6.5">`;
    await page.route('**/page', (route) =>
      route.fulfill({
        ...makePage(`<script ${source} async></script>${link}`),
        contentType: 'text/html',
      }),
    );
    await page.goto(`${cms.url}/page`);
    await whenReady(page);
    expect(await page.locator('link[rel=stylesheet]').count()).toBe(1);
  });

  test('mounts without its stylesheet after 3 s at most, with one warning', async ({
    page,
    startCms,
    watch,
  }) => {
    const cms = await startCms({
      ...workingCalls,
      'GET /page': makePage(scriptTag),
      'GET /static/widgets.css': { body: '', delayMs: 20_000 },
    });
    // By the page's own clock, from the stylesheet's link to the first mounted widget.
    await page.addInitScript(() => {
      const waited = { from: 0, to: 0 };
      Object.assign(window, { waited });
      new MutationObserver((records) => {
        const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
        const isLink = (node: Node) =>
          node instanceof HTMLLinkElement && node.href.endsWith('/widgets.css');
        if (waited.from === 0 && added.some(isLink)) waited.from = performance.now();
      }).observe(document, { childList: true, subtree: true });
      document.addEventListener('widget:mounted', () => (waited.to ||= performance.now()));
    });
    await page.goto(`${cms.url}/page`, { waitUntil: 'commit' });
    await whenReady(page);
    expect(await readStatuses(page)).toEqual(allMounted);
    const { from, to } = await page.evaluate(
      () => (window as unknown as { waited: { from: number; to: number } }).waited,
    );
    expect(from).toBeGreaterThan(0);
    // It does wait, and the time after 3 s is what mounting takes on a busy machine.
    expect(to - from).toBeGreaterThan(2900);
    expect(to - from).toBeLessThan(4000);
    expect(watch.warnings).toHaveLength(1);
    expect(watch.warnings[0]).toMatch(/stylesheet .*\/static\/widgets\.css is missing/);
  });

  test('sends its calls where the script tag says', async ({ page, startCms }) => {
    const tag = `<script ${source} defer data-culture="de-CH" data-site-base="/cms"></script>`;
    const cms = await startCms({ 'GET /page': makePage(linkTag + tag) });
    await page.goto(`${cms.url}/page`);
    await whenReady(page);
    expect(cms.requests).toContain('GET /cms/de-ch/slideshow/home');
  });

  for (const [what, written, statement] of [
    ['attributes', '', 'element.dataset.documents = JSON.stringify(documents)'],
    ['global variables', ' data-documents="window.documents"', 'window.documents = documents'],
    [
      // As jQuery's `$(…)` does it.
      'global variables, a moment later,',
      ' data-documents="window.documents"',
      'setTimeout(() => { window.documents = documents; })',
    ],
  ]) {
    test(`reads ${what} that the page writes once it is parsed`, async ({
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
      await page.goto(`${cms.url}/page`);
      await whenReady(page);
      await expect(page.getByRole('link', { name: 'Report' })).toBeVisible();
      expect(watch.errors).toEqual([]);
    });
  }

  test('has one global', async ({ page, startCms }) => {
    const cms = await startCms({
      ...workingCalls,
      // An element of that name is a property of the window too, and must not be taken for the script.
      'GET /page': makePage(
        linkTag + scriptTag,
        '<p id="PrivateMarketsWidgets">A named element</p>',
      ),
      'GET /bare': { body: '<!doctype html><html lang="en"><title>Bare</title>' },
    });
    const readGlobals = () => page.evaluate(() => Object.getOwnPropertyNames(window));
    await page.goto(`${cms.url}/bare`);
    const before = new Set(await readGlobals());
    await page.goto(`${cms.url}/page`);
    await whenReady(page);
    const added = (await readGlobals()).filter((name) => !before.has(name) && !/^\d+$/.test(name));
    expect(added).toEqual(['PrivateMarketsWidgets']);
    expect(await page.evaluate(() => Object.keys(window))).toContain('PrivateMarketsWidgets');
  });
});
