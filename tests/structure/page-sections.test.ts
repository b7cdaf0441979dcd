// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { readPageData } from '../../dev-server/pages/page-fixtures.ts';
import { projectPath } from '../../dev-server/project.ts';
import { parsePage, renderPage } from '../setup/parse-page.ts';
import { siteAddresses } from '../setup/site-pages.ts';
import { fixedWords, pageSections } from './page-sections.ts';

const words = { eyebrow: 'Rates', title: 'One', description: 'What of it?' };

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

describe('event pages', () => {
  it('takes pictures of an event from the data, with words of their own', () => {
    const fixtures = projectPath('fixtures');
    const replay = readPageData(fixtures, 'market-overview/replay');
    const topics = {
      heading: 'Topics',
      items: [{ id: 'one', image: { url: '/one.jpg', alt: 'A chart' }, ...words }],
    };
    const rows = renderPage('market-overview/replay', { ...replay, topics });
    const picture = rows.querySelector('.site-rows__picture');
    expect([picture?.getAttribute('src'), picture?.getAttribute('alt')]).toEqual([
      '/one.jpg',
      'A chart',
    ]);

    const landing = readPageData(fixtures, 'market-overview');
    const entry = { ...(landing['entry'] as object), background: { url: '/ground.jpg' } };
    const ground = renderPage('market-overview', { ...landing, entry });
    expect(ground.querySelector('.site-entry__picture')?.getAttribute('src')).toBe('/ground.jpg');
  });

  it('name the hosts of embeds on the script tag, as the data have them', () => {
    const live = readPageData(projectPath('fixtures'), 'market-overview/live');
    const film = {
      ...(live['film'] as object),
      embed: 'https://player.example/1',
      page: '/film',
      picture: { url: '/still.jpg', alt: 'The stage' },
    };
    const embedHosts = ['player.example', 'other.example'];
    const page = renderPage('market-overview/live', { ...live, film, embedHosts });
    const script = page.querySelector('script[src$="widgets.js"]');
    expect(script?.getAttribute('data-embed-hosts')).toBe('player.example other.example');
    const player = page.querySelector('[data-widget=video]');
    expect(player?.getAttribute('data-embed')).toBe('https://player.example/1');
    expect(player?.querySelector('img')?.getAttribute('alt')).toBe('The stage');
  });
});

describe('biographies', () => {
  it('show a portrait where the data have one, else a monogram', () => {
    const bio = readPageData(projectPath('fixtures'), 'bio');
    expect(renderPage('bio', bio).querySelector('.site-profile__initials')).not.toBeNull();
    const portrait = { url: '/ann.jpg', alt: 'Ann at her desk', width: 800, height: 1000 };
    const profile = { ...(bio['profile'] as object), portrait };
    const page = renderPage('bio', { ...bio, profile });
    const picture = page.querySelector('.site-profile__portrait img');
    expect([picture?.getAttribute('src'), picture?.getAttribute('alt')]).toEqual([
      '/ann.jpg',
      'Ann at her desk',
    ]);
    expect(page.querySelector('.site-profile__initials')).toBeNull();
  });
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
