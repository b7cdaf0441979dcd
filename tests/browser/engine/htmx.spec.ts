import { type Page } from '@playwright/test';
import { type Library, policyOfLibraries, serveLibrary } from '../support/libraries.ts';
import { whenReady } from '../support/page-watch.ts';
import { carousel, makeSwapPage, readRestored } from '../support/swap-page.ts';
import { expect, test, workingCalls } from '../support/test.ts';
import { shownSlide } from '../support/shown-slide.ts';

const nav = '<a href="/a">To a</a> <a href="/b">To b</a>';

interface Version {
  readonly library: Library;
  readonly head: string;
  readonly more: readonly Library[];
  /** Boosts the links of the body. */
  readonly boost: string;
}

const versions: readonly Version[] = [
  { library: 'htmx2', head: '', more: [], boost: 'hx-boost="true"' },
  { library: 'htmx4', head: '', more: [], boost: 'hx-boost:inherited="true"' },
  {
    library: 'htmx4',
    head: '<script src="/lib/htmx4-history.js" defer></script>',
    more: ['htmx4-history'],
    boost: 'hx-boost:inherited="true"',
  },
];

/** Everything that the library stored. */
const readStored = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([sessionStorage, localStorage].map((storage) => Object.entries(storage))),
  );

for (const { library, head, more, boost } of versions) {
  const name = [library, ...more].join(' with ');
  const libraryPage = (body: string) => {
    const { body: html } = makeSwapPage({
      head: `<script src="/lib/${library}.js" defer></script>${head}`,
      body: `${nav}${body}`,
    });
    return { body: html.replace('<body>', `<body ${boost}>`) };
  };
  const files = Object.assign({}, serveLibrary(library), ...more.map(serveLibrary)) as ReturnType<
    typeof serveLibrary
  >;

  test(`${name}: boosted links, then Back: nothing that was drawn is kept`, async ({
    page,
    startCms,
    watch,
  }) => {
    const cms = await startCms(
      {
        ...workingCalls,
        ...files,
        'GET /a': libraryPage(carousel('a', '<h2>CMS a</h2>')),
        'GET /b': libraryPage(carousel('b', '<h2>CMS b</h2>')),
      },
      policyOfLibraries,
    );
    await page.goto(`${cms.url}/a`);
    await whenReady(page);
    await page.getByRole('link', { name: 'To b' }).click();
    await expect(page.locator('#b')).toHaveAttribute('data-widget-status', 'mounted');
    const stored = await readStored(page);
    expect(stored).not.toContain('pmw-carousel');
    expect(stored).not.toContain('data-widget-status=\\"mounted');
    if (library === 'htmx2' || more.length > 0) expect(stored).toContain('CMS a');
    await page.goBack();
    await expect(page.locator('#a')).toHaveAttribute('data-widget-status', 'mounted');
    await page.getByRole('button', { name: 'Next slide' }).click();
    await expect(shownSlide(page)).toContainText('Copy of the second slide.');
    await expect(page.locator('.pmw-carousel')).toHaveCount(1);
    expect(await readRestored(page, 'a')).toBe('<h2>CMS a</h2>');
    expect([watch.errors, watch.uncaught]).toEqual([[], []]);
  });

  test(`${name}: a step that changes one part and the address leaves the other widgets`, async ({
    page,
    startCms,
    watch,
  }) => {
    const cms = await startCms(
      {
        ...workingCalls,
        ...files,
        'GET /a': libraryPage(
          `<button hx-get="/part" hx-target="#part" hx-push-url="/b">Swap</button><div id="part">Part</div>${carousel('c', '<h2>CMS</h2>')}`,
        ),
        'GET /part': { body: carousel('p', '<h2>CMS part</h2>') },
      },
      policyOfLibraries,
    );
    await page.goto(`${cms.url}/a`);
    await whenReady(page);
    await page.getByRole('button', { name: 'Swap' }).click();
    await expect(page.locator('#p')).toHaveAttribute('data-widget-status', 'mounted');
    await expect(page.locator('#c')).toHaveAttribute('data-widget-status', 'mounted');
    await page.locator('#c').getByRole('button', { name: 'Next slide' }).click();
    await expect(shownSlide(page.locator('#c'))).toContainText('Copy of the second slide.');
    expect(await readStored(page)).not.toContain('pmw-carousel');
    expect([watch.errors, watch.uncaught]).toEqual([[], []]);
  });

  const swaps =
    library === 'htmx2'
      ? ['innerHTML', 'outerHTML']
      : ['innerHTML', 'outerHTML', 'innerMorph', 'outerMorph'];
  for (const swap of swaps) {
    if (more.length > 0) continue;
    test(`${name}: hx-swap="${swap}" on a mounted element`, async ({ page, startCms, watch }) => {
      const content = '<section class="pmw"><h2>New</h2></section>';
      const cms = await startCms(
        {
          ...workingCalls,
          ...files,
          'GET /a': libraryPage(
            `<button hx-get="/part" hx-target="#c" hx-swap="${swap}">Swap</button>${carousel('c', '<h2>Old</h2>')}`,
          ),
          'GET /part': { body: swap.startsWith('inner') ? content : carousel('c', content) },
        },
        policyOfLibraries,
      );
      await page.goto(`${cms.url}/a`);
      await whenReady(page);
      await page.getByRole('button', { name: 'Go to slide 3' }).click();
      await expect(shownSlide(page)).not.toContainText('Copy of the first slide.');
      await page.getByRole('button', { name: 'Swap' }).click();
      await expect(shownSlide(page)).toContainText('Copy of the first slide.');
      await expect(page.locator('#c')).toHaveAttribute('data-widget-status', 'mounted');
      await page.getByRole('button', { name: 'Next slide' }).click();
      await expect(shownSlide(page)).toContainText('Copy of the second slide.');
      expect(await readRestored(page, 'c')).toBe(content);
      expect([watch.errors, watch.uncaught]).toEqual([[], []]);
    });
  }
}
