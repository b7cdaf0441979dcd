import { type Answers } from '../support/foreign-cms.ts';
import { type Library, libraryTag, policyOfLibraries, serveLibrary } from '../support/libraries.ts';
import { open } from '../support/page-watch.ts';
import { shownSlide } from '../support/shown-slide.ts';
import { carousel, makeSwapPage, readRestored, readStored } from '../support/swap-page.ts';
import { expect, test, workingCalls } from '../support/test.ts';

/** Libraries, the attribute that boosts all links, and whether what is left is stored. */
const versions: readonly (readonly [readonly Library[], boost: string, isStored: boolean])[] = [
  [['htmx2'], 'hx-boost="true"', true],
  [['htmx4'], 'hx-boost:inherited="true"', false],
  [['htmx4', 'htmx4-history'], 'hx-boost:inherited="true"', true],
];

for (const [libraries, attributes, isStored] of versions) {
  test(`${libraries.join(' with ')}: boosted links, then Back: nothing that was drawn is kept`, async ({
    page,
    startCms,
    watch,
  }) => {
    const head = libraries.map(libraryTag).join('');
    const makePage = (id: string) =>
      makeSwapPage({
        head,
        attributes,
        body: `<a href="/b">To b</a>${carousel(id, `<h2>CMS ${id}</h2>`)}`,
      });
    const cms = await startCms(
      {
        ...workingCalls,
        ...(Object.assign({}, ...libraries.map(serveLibrary)) as Answers),
        'GET /a': makePage('a'),
        'GET /b': makePage('b'),
      },
      policyOfLibraries,
    );
    await open(page, `${cms.url}/a`);
    await page.getByRole('link', { name: 'To b' }).click();
    await expect(page.locator('#b')).toHaveAttribute('data-widget-status', 'mounted');
    const stored = await readStored(page);
    expect(stored).not.toContain('pmw-carousel');
    expect(stored).not.toContain('data-widget-status=\\"mounted');
    expect(stored.includes('CMS a')).toBe(isStored);
    await page.goBack();
    await expect(page.locator('#a')).toHaveAttribute('data-widget-status', 'mounted');
    await page.getByRole('button', { name: 'Next slide' }).click();
    await expect(shownSlide(page)).toContainText('Copy of the second slide.');
    await expect(page.locator('.pmw-carousel')).toHaveCount(1);
    expect(await readRestored(page, 'a')).toBe('<h2>CMS a</h2>');
    expect([watch.errors, watch.uncaught]).toEqual([[], []]);
  });
}

for (const [library, swaps] of [
  ['htmx2', ['innerHTML', 'outerHTML']],
  ['htmx4', ['innerHTML', 'outerHTML', 'innerMorph', 'outerMorph']],
] as const) {
  test(`${library}: what ${swaps.join(', ')} brings into a mounted element is drawn anew`, async ({
    page,
    startCms,
    watch,
  }) => {
    const content = '<section class="pmw"><h2>New</h2></section>';
    const buttons = swaps.map((swap) => {
      const part = swap.startsWith('inner') ? '/inner' : '/outer';
      return `<button hx-get="${part}" hx-target="#c" hx-swap="${swap}">${swap}</button>`;
    });
    const cms = await startCms(
      {
        ...workingCalls,
        ...serveLibrary(library),
        'GET /a': makeSwapPage({
          library,
          body: `${buttons.join('')}${carousel('c', '<h2>Old</h2>')}`,
        }),
        'GET /inner': { body: content },
        'GET /outer': { body: carousel('c', content) },
      },
      policyOfLibraries,
    );
    await open(page, `${cms.url}/a`);
    for (const swap of swaps) {
      await page.getByRole('button', { name: 'Go to slide 3' }).click();
      await expect(shownSlide(page)).not.toContainText('Copy of the first slide.');
      await page.getByRole('button', { name: swap }).click();
      await expect(shownSlide(page)).toContainText('Copy of the first slide.');
      await expect(page.locator('#c')).toHaveAttribute('data-widget-status', 'mounted');
      expect(await readRestored(page, 'c')).toBe(content);
      await page.evaluate(() => window.PrivateMarketsWidgets.mount());
    }
    expect([watch.errors, watch.uncaught]).toEqual([[], []]);
  });
}
