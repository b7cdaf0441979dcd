import { readStatuses, whenReady } from '../support/page-watch.ts';
import { carousel, makeSwapPage } from '../support/swap-page.ts';
import { expect, slides, test } from '../support/test.ts';

const content = '<h2>CMS</h2>';
const fund = {
  shareClass: 'Class I',
  navUSD: 26.84,
  navCurrency: 'CAD',
  navDate: '2022-11-30',
  investmentMin: 1_000_000,
  investmentMinCurrency: 'CAD',
};
const funds = `<section id="f" data-widget="fund-summary" data-funds='${JSON.stringify([fund])}'></section>`;

for (const [culture, path] of [
  ['en-UK', 'en-uk'],
  ['iw-IL', 'iw-il'],
  ['xx-YY', 'xx-yy'],
] as const) {
  for (const [where, attributes, lang] of [
    ['on the tag', `data-culture="${culture}"`, 'en'],
    ['on <html>', '', culture],
  ] as const) {
    test(`the culture ${culture} ${where} asks /${path}/, and figures are readable`, async ({
      page,
      startCms,
    }) => {
      const tag = `<script src="/static/widgets.js" defer ${attributes}></script>`;
      const cms = await startCms({
        [`GET /${path}/slideshow/home`]: slides,
        'GET /page': makeSwapPage({ lang, tag, body: carousel('c', content) + funds }),
      });
      await page.goto(`${cms.url}/page`);
      await whenReady(page);
      expect(await readStatuses(page)).toEqual({ c: 'mounted', f: 'mounted' });
      await expect(page.locator('#f')).toContainText('26.84');
      await expect(page.locator('#f')).toContainText('1,000,000');
    });
  }
}

for (const [culture, expected, path] of [
  ['de', 'a region', 'de'],
  ['english please', 'a culture code', 'de-ch'],
] as const) {
  test(`the culture "${culture}" is reported`, async ({ page, startCms, watch }) => {
    const tag = `<script src="/static/widgets.js" defer data-culture="${culture}"></script>`;
    const cms = await startCms({
      [`GET /${path}/slideshow/home`]: slides,
      'GET /page': makeSwapPage({ lang: 'de-CH', tag, body: carousel('c', content) }),
    });
    await page.goto(`${cms.url}/page`);
    await whenReady(page);
    expect(await readStatuses(page)).toEqual({ c: 'mounted' });
    expect(watch.errors).toHaveLength(1);
    expect(watch.errors[0]).toContain(`data-culture is "${culture}"`);
    expect(watch.errors[0]).toContain(expected);
  });
}
