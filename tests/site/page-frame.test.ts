// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { parsePage } from '../setup/dom/parse-page.ts';
import { siteAddresses } from '../setup/site/site-pages.ts';
import { readText } from '../../tools/project.ts';

/** By page: the entry of the navigation that leads there. */
const presentEntries: Readonly<Record<string, string>> = {
  '/product-landing': 'Private equity',
  '/product-interior': 'Private credit',
  '/team': 'Our people',
  '/locations': 'Locations',
  '/careers': 'Careers',
  '/insights': 'Articles',
  '/news': 'News',
  '/market-overview': 'Market overview',
  '/funds': 'Documents',
  '/login': 'Log in',
  '/search': 'Search',
};

describe('what every page has around its content', () => {
  it.each([
    ['header a', 'Alderfen Private Markets, Search, Log in, Menu'],
    ['#site-search label, #site-search button', 'Search, Submit, Close'],
    ['.site-footer__networks a', 'LinkedIn, X, YouTube, Instagram'],
    [
      '.site-footer__legal',
      'Terms of Use Site Index Privacy Notice Cookie Policy Modern Slavery Statement .+ 2012–2022',
    ],
    [
      '[data-widget=cookie-bar] a, [data-widget=cookie-bar] button',
      'Learn More about cookies, Accept',
    ],
    ['#portal-login h2', 'Portal Login'],
    [
      '#us-persons button',
      'Yes, I am an United States Person, No, I am not a United States Person',
    ],
  ])('is, in order, %s: %s', (selector, texts) => {
    const found = [...parsePage('/').querySelectorAll(selector)].map(({ textContent }) =>
      textContent.replaceAll(/\s+/g, ' ').trim(),
    );
    expect(found.join(', ')).toMatch(new RegExp(`^${texts}`));
  });

  it('is a logo that leads to the root, a log-in with three portals, and words on cookies and risk', () => {
    const page = parsePage('/');
    const links = [...page.querySelectorAll('header a')];
    expect(links[0]?.getAttribute('href')).toBe('/');
    expect(links[2]?.getAttribute('data-modal')).toBe('#portal-login');
    expect(page.querySelectorAll('#portal-login a')).toHaveLength(3);
    expect(page.querySelectorAll('.site-footer__networks a svg')).toHaveLength(4);
    expect(page.querySelector('[data-widget=cookie-bar]')?.textContent).toMatch(
      /improve\s+your\s+experience\s+and\s+to\s+analyze\s+traffic/,
    );
    expect(page.querySelector('#us-persons')?.textContent.length).toBeGreaterThan(1000);
  });

  it.each(siteAddresses)('marks the entry of the page that is open: %s', (address) => {
    const marked = [
      ...parsePage(address).querySelectorAll('header [aria-current], footer [aria-current]'),
    ];
    const links = marked.map((link) =>
      ['aria-current', 'href'].map((name) => link.getAttribute(name)),
    );
    expect(links).toEqual(marked.map(() => ['page', address]));
    // Header, menu and footer have the same name for it.
    const names = new Set(marked.map(({ textContent }) => textContent.trim()));
    expect([...names].join()).toBe(presentEntries[address] ?? '');
  });

  it('has the stripes of the specification', () => {
    const tokens = readText('shared/styles/tokens.css');
    expect(tokens).toContain('--pmw-petrol: rgb(23 85 131);');
    expect(tokens).toContain('--pmw-rust: #783316;');
  });
});
