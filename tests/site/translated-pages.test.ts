// @vitest-environment jsdom
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { openSite } from '../setup/site/open-site.ts';
import { parseDocument } from '../setup/dom/parse-page.ts';
import { translatedAddresses } from '../setup/site/site-pages.ts';
import { sampleOf } from '../setup/test-length.ts';

const app = openSite();
const open = (address: string) => request(app).get(address).expect(200);

describe('the pages in German and Arabic', () => {
  it.each(sampleOf(translatedAddresses, 2))(
    '%s has its culture and its texts, and says which links lead to English',
    async (address) => {
      const { text } = await open(address);
      const page = parseDocument(text);
      const [language, culture, fontCount, close] = address.startsWith('/ar')
        ? (['ar', 'ar-AE', 0, 'إغلاق'] as const)
        : (['de', 'de-DE', 2, 'Schließen'] as const);
      const script = page.querySelector('script[data-culture]');
      expect(script?.getAttribute('data-culture')).toBe(culture);
      const file = page.querySelector(script?.getAttribute('data-texts') ?? 'none')?.textContent;
      expect(JSON.parse(file ?? '')).toMatchObject({
        language: culture,
        texts: { modal: { close } },
      });
      // The fonts have no Arabic letters.
      const fonts = page.querySelectorAll('link[rel=preload][as=font]');
      expect(fonts).toHaveLength(fontCount);

      const isOwn = new RegExp(`^/(?:${language}(?:[/#?]|$)|assets/)`);
      const links = [...page.querySelectorAll('a[href^="/"]')];
      expect(links.length).toBeGreaterThan(10);
      expect(links.map((link) => link.getAttribute('hreflang'))).toEqual(
        links.map((link) => (isOwn.test(link.getAttribute('href') ?? '') ? null : 'en')),
      );
    },
  );

  it.each([
    ['/de-de/search?searchtext=Jahresbericht', 'Jahresbericht 2021', 'Annual'],
    ['/ar-ae/search?searchtext=صندوق', 'صندوق', '"Fund"'],
    ['/api/de-de/articledata/news', 'Nachrichten', '"News"'],
    ['/api/ar-ae/teamdata', 'لندن', 'London'],
    ['/de-at/slideshow/home', 'Langsam gebaut', 'Built slowly'],
    ['/en-us/search?searchtext=report', 'report', 'Jahresbericht'],
    ['/fr-fr/slideshow/home', 'Built slowly', 'Langsam'],
  ])('have answers of their language: %s', async (call, words, otherWords) => {
    const { text } = await open(encodeURI(call));
    expect(text).toContain(words);
    expect(text).not.toContain(otherWords);
  });
});
