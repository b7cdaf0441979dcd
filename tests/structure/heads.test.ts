// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { parsePage } from '../setup/parse-page.ts';
import { siteAddresses, translatedAddresses } from '../setup/site-pages.ts';

const pages = [...siteAddresses, ...translatedAddresses].map((address) => ({
  address,
  page: parsePage(address),
}));

const listAddresses = (selector: string) =>
  pages.filter(({ page }) => page.querySelector(selector)).map(({ address }) => address);

const isFunds = (address: string) => address.endsWith('/funds');

describe('the head of a page', () => {
  it('has a number on live, funds and products, and on no other page', () => {
    const [funds, others] = [true, false].map((is) =>
      listAddresses('.site-page-header__number').filter((address) => isFunds(address) === is),
    );
    expect(funds?.toSorted()).toEqual(['/ar/funds', '/de/funds', '/funds']);
    expect(others?.toSorted()).toEqual([
      '/market-overview/live',
      '/product-interior',
      '/product-landing',
    ]);
  });

  it.each([
    ['the hours of the offices', '.site-office-hours', ['/locations']],
    ['the years that people stay', '.site-tenure', ['/careers']],
    ['the parts of the film', '.site-running-order', ['/market-overview/replay']],
    ['the latest paper', '.site-latest-paper', ['/thought-leadership']],
    ['the latest story', '.site-latest-story', ['/ar/news', '/de/news', '/news']],
  ])('has %s where that is what the page is about', (_, block, addresses) => {
    expect(listAddresses(`.site-page-header__side ${block}`).toSorted()).toEqual(addresses);
  });

  it('loads its pictures at once', () => {
    const late = listAddresses('.site-page-header__side img[loading=lazy]');
    expect(late).toEqual([]);
    expect(listAddresses('.site-page-header__side img').length).toBeGreaterThan(8);
  });

  it.each(['/news', '/de/news', '/ar/news'])(
    'has a story on %s that the list below does not say again',
    (address) => {
      const page = parsePage(address);
      const latest = page.querySelector('.site-latest-story__headline')?.textContent;
      const others = [...page.querySelectorAll('.pmw-tile__heading')].map(
        (each) => each.textContent,
      );
      expect(latest).toMatch(/Alderfen/);
      expect(others.length).toBeGreaterThan(10);
      expect(others).not.toContain(latest);
    },
  );
});
