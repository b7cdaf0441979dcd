// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { parsePage } from '../setup/parse-page.ts';
import { siteAddresses } from '../setup/site-pages.ts';
import { fixedWords, pageSections } from './page-sections.ts';

describe('the pages of CONTRACT 7', () => {
  it('are all there, and each has a list of sections', () => {
    expect(Object.keys(pageSections).sort()).toEqual([...siteAddresses].sort());
  });

  it.each(Object.entries(pageSections))('%s shows its sections, in order', (address, sections) => {
    const page = parsePage(address);
    const found = sections.map(([section, selector]) => ({
      section,
      element: page.querySelector(`main ${selector}`),
    }));
    expect(found.filter(({ element }) => element === null).map(({ section }) => section)).toEqual(
      [],
    );
    const all = [...page.querySelectorAll('*')];
    const places = found.map(({ element }) => (element === null ? -1 : all.indexOf(element)));
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  it.each(Object.entries(fixedWords))('%s has the words that SPEC fixes', (address, words) => {
    const text = (parsePage(address).querySelector('main')?.textContent ?? '').replaceAll(
      /\s+/g,
      ' ',
    );
    expect(words.filter((word) => !text.includes(word))).toEqual([]);
  });
});

describe('every page', () => {
  it.each(siteAddresses)(
    '%s has the notice, opened by the footer; only /funds by itself',
    (address) => {
      const page = parsePage(address);
      const link = page.querySelector('footer a[data-modal="#us-persons"]');
      expect(link?.textContent).toBe('Important Notice');
      const notice = page.querySelector<HTMLElement>('#us-persons[data-widget=us-persons-notice]');
      expect(notice?.dataset['open']).toBe(address === '/funds' ? 'load' : 'click');
      expect(notice?.querySelector('[data-answer=us-person]')?.textContent).toBe(
        'Yes, I am an United States Person',
      );
      expect(page.querySelectorAll('#us-persons')).toHaveLength(1);
    },
  );
});

describe('forms without a script', () => {
  it.each(['/', '/careers'])('sign-up on %s posts under the culture of the page', (address) => {
    const forms = [...parsePage(address).querySelectorAll('[data-widget=subscribe-callout] form')];
    expect(forms.length).toBeGreaterThan(0);
    for (const form of forms) {
      expect([form.getAttribute('method'), form.getAttribute('action')]).toEqual([
        'post',
        '/en-us/signup',
      ]);
    }
  });

  it('log-in posts the names of CONTRACT 4 to the login path under the culture', () => {
    const form = parsePage('/login').querySelector<HTMLFormElement>('main form');
    expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/en-us/login']);
    expect([...new FormData(form ?? undefined).keys()]).toEqual([
      '__RequestVerificationToken',
      'Data.UserName',
      'Data.Password',
    ]);
  });

  it.each(['/product-landing', '/product-interior'])(
    'contact on %s asks for every field of SPEC 3 and keeps its list of errors hidden',
    (address) => {
      const form = parsePage(address).querySelector<HTMLFormElement>('.site-contact form');
      const fields = [...(form?.querySelectorAll<HTMLInputElement>('[name]') ?? [])];
      expect(fields.map(({ name, required }) => [name, required])).toEqual(
        ['firstName', 'lastName', 'email', 'company', 'title', 'relationship'].map((name) => [
          name,
          true,
        ]),
      );
      expect(form?.querySelector<HTMLElement>('.site-contact__errors')?.hidden).toBe(true);
    },
  );

  it('every chart has a transcript for the modal', () => {
    const page = parsePage('/article');
    const charts = [...page.querySelectorAll('.site-chart')];
    expect(charts.length).toBeGreaterThan(1);
    for (const chart of charts) {
      const link = chart.querySelector('a[data-modal]');
      expect(link?.textContent).toBe('View transcript here');
      expect(page.querySelector(link?.getAttribute('data-modal') ?? '')).not.toBeNull();
    }
  });
});
