// @vitest-environment jsdom
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { openSite } from '../setup/open-site.ts';
import { translatedAddresses } from '../setup/site-pages.ts';

const app = openSite();

async function openPage(address: string): Promise<Document> {
  const { text } = await request(app).get(address).set('Host', '127.0.0.1').expect(200);
  // eslint-disable-next-line no-restricted-syntax -- the head is looked at too, and nothing of it enters a page
  return new DOMParser().parseFromString(text, 'text/html');
}

describe('the pages in German and Arabic', () => {
  it('are five each', () => {
    const pages = ['', '/funds', '/news', '/search', '/team'];
    expect([...translatedAddresses].sort()).toEqual(
      ['/ar', '/de'].flatMap((language) => pages.map((page) => language + page)),
    );
  });

  it.each(translatedAddresses)('%s has its culture, its side and its texts', async (address) => {
    const page = await openPage(address);
    const [culture, side, close] = address.startsWith('/ar')
      ? ['ar-AE', 'rtl', 'إغلاق']
      : ['de-DE', 'ltr', 'Schließen'];
    const { lang, dir } = page.documentElement;
    expect([lang, dir]).toEqual([culture, side]);
    const script = page.querySelector('script[data-culture]');
    expect(script?.getAttribute('data-culture')).toBe(culture);
    const file = page.querySelector(script?.getAttribute('data-texts') ?? 'none')?.textContent;
    expect(JSON.parse(file ?? '')).toMatchObject({
      language: culture,
      texts: { modal: { close } },
    });
    expect(page.querySelectorAll('link[rel=preload][as=font]')).toHaveLength(
      side === 'rtl' ? 0 : 2,
    );
  });

  it.each(translatedAddresses)('%s says which links lead to English', async (address) => {
    const [, language = ''] = address.split('/');
    const inLanguage = new RegExp(`^/(?:${language}(?:[/#?]|$)|assets/)`);
    const links = [...(await openPage(address)).querySelectorAll('a[href^="/"]')].map((link) => ({
      isEnglish: !inLanguage.test(link.getAttribute('href') ?? ''),
      language: link.getAttribute('hreflang'),
    }));
    expect(links.length).toBeGreaterThan(10);
    const said = links.map((link) => link.language);
    expect(said).toEqual(links.map(({ isEnglish }) => (isEnglish ? 'en' : null)));
  });

  it.each([
    ['/de-de/search?searchtext=Jahresbericht', 'Jahresbericht 2021', 'Annual'],
    ['/ar-ae/search?searchtext=صندوق', 'صندوق', '"Fund"'],
    ['/api/de-de/articledata/news', 'Nachrichten', '"News"'],
    ['/api/ar-ae/teamdata', 'لندن', 'London'],
    ['/de-at/slideshow/home', 'Langsam gebaut', 'Built slowly'],
    ['/en-us/search?searchtext=report', 'report', 'Jahresbericht'],
    ['/fr-fr/slideshow/home', 'Built slowly', 'Langsam'],
  ])('have answers of their language: %s', async (call, words, otherWords) => {
    const { text } = await request(app).get(encodeURI(call)).set('Host', '127.0.0.1').expect(200);
    expect(text).toContain(words);
    expect(text).not.toContain(otherWords);
  });
});
