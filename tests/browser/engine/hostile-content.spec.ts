import { hostileMarkup } from '../../../fixtures/hostile/markup.ts';
import { json } from '../support/foreign-cms.ts';
import { readStatuses, whenReady } from '../support/page-watch.ts';
import { expect, linkTag, makePage, scriptTag, test } from '../support/test.ts';

const allowed = new Set(
  'p br h2 h3 h4 em strong b i u s sub sup small span blockquote ul ol li a'.split(' '),
);

for (const hasParser of [true, false]) {
  test(`hostile headlines and copies bring in nothing but the allow-list ${hasParser ? 'with' : 'without'} Document.parseHTML`, async ({
    page,
    startCms,
    watch,
  }) => {
    const slides = hostileMarkup.map((markup) => ({
      headline: markup,
      copy: markup,
      ctaText: markup,
      ctaUrl: 'javascript:alert(1)',
      backgroundImage: 'javascript:alert(1)',
      colorAccent: 'red;background:url(//evil.example)',
    }));
    const cms = await startCms({
      'GET /page': makePage(linkTag + scriptTag),
      'GET /en-us/slideshow/home': json({ slides }),
    });
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    if (!hasParser) {
      await page.addInitScript(() => Reflect.deleteProperty(Document, 'parseHTML'));
    }
    await page.goto(`${cms.url}/page`);
    await whenReady(page);
    expect(await readStatuses(page)).toMatchObject({ c: 'mounted' });
    const found = await page.evaluate(() =>
      ['.pmw-carousel__headline > span', '.pmw-carousel__copy'].flatMap((place) =>
        [...document.querySelectorAll(`#c ${place} *`)].map((element) => ({
          tag: element.localName,
          attributes: element.getAttributeNames(),
          href: element.getAttribute('href') ?? 'https://none.example',
        })),
      ),
    );
    expect(found.length).toBeGreaterThan(10);
    for (const { tag, attributes, href } of found) {
      expect(allowed).toContain(tag);
      expect(tag === 'a' ? ['href'] : []).toEqual(attributes);
      expect(new URL(href, cms.url).protocol).toMatch(/^(?:https?|mailto|tel):$/);
    }
    expect(await page.locator('#c .pmw-carousel__link').count()).toBe(0);
    expect([dialogs, watch.uncaught]).toEqual([[], []]);
    // Invalid addresses and colours are reported once each, and so is an entry that has nothing left to show.
    const said = watch.errors.filter((error) => error.startsWith('carousel'));
    const halfCharacter = (field: string) =>
      expect.stringMatching(new RegExp(`${field} is .*expected whole characters`)) as unknown;
    const about = (field: string) => expect.stringContaining(`slides[0].${field} is "`) as unknown;
    expect(said).toEqual([
      about('backgroundImage'),
      about('ctaUrl'),
      about('colorAccent'),
      expect.stringContaining('expected one with headline, copy, backgroundImage or featureImage'),
      ...['headline', 'copy', 'ctaText'].map(halfCharacter),
    ]);
  });
}
