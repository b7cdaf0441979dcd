import { linkTag, makeCmsPage, scriptTag } from '../support/cms-page.ts';
import { type Answers } from '../../setup/network/test-cms.ts';
import { type Library, libraryTag, policyOfLibraries, serveLibrary } from '../support/libraries.ts';
import { open } from '../support/page-watch.ts';
import { shownSlide } from '../support/shown-slide.ts';
import { carousel, readStored } from '../support/swap-page.ts';
import { expect, test, workingCalls } from '../support/test.ts';

/** Libraries, the attribute that boosts all links, and whether what is left is stored. */
const versions: readonly (readonly [readonly Library[], boost: string, isStored: boolean])[] = [
  [['htmx2'], 'hx-boost="true"', true],
  [['htmx4'], 'hx-boost:inherited="true"', false],
  [['htmx4', 'htmx4-history'], 'hx-boost:inherited="true"', true],
];

for (const [libraries, body, isStored] of versions) {
  test(`${libraries.join(' with ')}: boosted links, then Back: nothing that was drawn is kept`, async ({
    page,
    startCms,
    watch,
  }) => {
    const head = `${linkTag}${libraries.map(libraryTag).join('')}${scriptTag}`;
    const makePage = (id: string) => {
      const content = carousel(id, `<h2>CMS ${id}</h2>`);
      return makeCmsPage('Another CMS', `<a href="/b">To b</a>${content}`, { head, body });
    };
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
    await page.evaluate(() => {
      window.PrivateMarketsWidgets.unmount();
    });
    expect(await page.locator('#a').innerHTML()).toBe('<h2>CMS a</h2>');
    expect([watch.errors, watch.uncaught]).toEqual([[], []]);
  });
}

test('content that a visitor replaces by every key lives', async ({ page, startCms, watch }) => {
  const search = `<label>Search <input hx-get="/part" hx-trigger="input" hx-target="#place"></label>`;
  const content = carousel('c', '<h2>From the page</h2>');
  const cms = await startCms(
    {
      ...workingCalls,
      ...serveLibrary('htmx2'),
      'GET /page': makeCmsPage('Another CMS', `${search}<div id="place">${content}</div>`, {
        head: `${linkTag}${libraryTag('htmx2')}${scriptTag}`,
      }),
      'GET /part': { body: content },
    },
    policyOfLibraries,
  );
  await open(page, `${cms.url}/page`);
  await page.evaluate(() => {
    let count = 0;
    document.addEventListener('widget:mounted', () => {
      document.documentElement.dataset['mounted'] = String((count += 1));
    });
  });
  for (const [index, letter] of Array.from('private').entries()) {
    await page.getByRole('textbox').press(letter);
    await expect(page.locator('html')).toHaveAttribute('data-mounted', `${index + 1}`);
  }
  await page.getByRole('button', { name: 'Next slide' }).click();
  await expect(shownSlide(page)).toContainText('Copy of the second slide.');
  expect(watch.errors).toEqual([]);
});
