// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { projectPath } from '../../dev-server/project.ts';
import { parsePage } from '../setup/parse-page.ts';
import { siteAddresses } from '../setup/site-pages.ts';

const page = parsePage('/');

/** The entry of the navigation by page; if several lead there, the page says which one it is. */
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

const textsOf = (selector: string) =>
  [...page.querySelectorAll(selector)].map(({ textContent }) =>
    textContent.replaceAll(/\s+/g, ' ').trim(),
  );

describe('what every page has around its content', () => {
  it('begins with the logo, which leads to the root, then search, log-in and menu', () => {
    const links = [...page.querySelectorAll('header a')].slice(0, 4);
    expect(links[0]?.getAttribute('href')).toBe('/');
    expect(links.slice(1).map(({ textContent }) => textContent.trim())).toEqual([
      'Search',
      'Log in',
      'Menu',
    ]);
    expect(links[2]?.getAttribute('data-modal')).toBe('#portal-login');
  });

  it('has a search with a box, Submit and Close', () => {
    expect(textsOf('#site-search label, #site-search button')).toEqual([
      'Search',
      'Submit',
      'Close',
    ]);
  });

  it('has the five legal links in their order, and four networks', () => {
    expect(textsOf('.site-footer__legal-link').slice(0, 5)).toEqual([
      'Terms of Use',
      'Site Index',
      'Privacy Notice',
      'Cookie Policy',
      'Modern Slavery Statement',
    ]);
    expect(page.querySelectorAll('.site-footer__networks a svg')).toHaveLength(4);
  });

  it('says what cookies are for, with Learn More and Accept', () => {
    const [bar = ''] = textsOf('[data-widget=cookie-bar]');
    expect(bar).toMatch(
      /improve your experience and to analyze traffic.* Learn More about cookies Accept$/,
    );
  });

  it('offers three portals to log in to', () => {
    expect(textsOf('#portal-login h2')).toEqual(['Portal Login']);
    expect(page.querySelectorAll('#portal-login a')).toHaveLength(3);
  });

  it('has a notice that returns to the main site and says what is at risk', () => {
    expect(textsOf('#us-persons button')).toEqual([
      'Yes, I am an United States Person',
      'No, I am not a United States Person',
    ]);
    expect(textsOf('#us-persons')[0]?.length).toBeGreaterThan(1000);
  });
});

describe('the entry of the page that is open', () => {
  it.each(siteAddresses)('is the one that is marked in each navigation: %s', (address) => {
    const parsed = parsePage(address);
    const links = [...parsed.querySelectorAll('header nav, footer nav')].flatMap((navigation) => {
      const here = [...navigation.querySelectorAll(`a[href="${address}"]`)];
      const marked = [...navigation.querySelectorAll('[aria-current]')];
      expect(marked.map((link) => link.getAttribute('aria-current'))).toEqual(
        here.length === 0 ? [] : ['page'],
      );
      expect(here).toEqual(expect.arrayContaining(marked));
      return marked.map(({ textContent }) => textContent.trim());
    });
    // Header, menu and footer have the same name for it.
    expect([...new Set(links)]).toEqual([presentEntries[address] ?? []].flat());
  });
});

describe('the colours of stripes', () => {
  it('are those of the specification', () => {
    const tokens = readFileSync(projectPath('shared/styles/tokens.css'), 'utf8');
    expect(tokens).toContain('--pmw-petrol: rgb(23 85 131);');
    expect(tokens).toContain('--pmw-rust: #783316;');
  });
});
