// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { readPageData } from '../../dev-server/pages/page-fixtures.ts';
import { projectPath } from '../../dev-server/project.ts';
import { parsePage, renderPage } from '../setup/parse-page.ts';
import { siteAddresses } from '../setup/site-pages.ts';
import { fixedWords, pageSections } from './page-sections.ts';

/** A page with its fixture, in part replaced. */
function renderWith(
  name: string,
  change: (data: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>,
): Document {
  const data = readPageData(projectPath('fixtures'), name);
  return renderPage(name, { ...data, ...change(data) });
}

/** Attributes of the first element that matches. */
const readAttributes = (page: Document, selector: string, ...names: readonly string[]) =>
  names.map((name) => page.querySelector(selector)?.getAttribute(name));

describe('the pages of CONTRACT 7', () => {
  it('are all there, and each has a list of sections', () => {
    expect(Object.keys(pageSections).sort()).toEqual([...siteAddresses].sort());
  });

  it.each(Object.entries(pageSections))(
    '%s shows its sections, in order, and the notice: opened by the footer, only on /funds by itself',
    (address, sections) => {
      const page = parsePage(address);
      const main = page.querySelector('main');
      const found = sections.map((selector) => main?.querySelector(selector) ?? null);
      expect(sections.filter((_, at) => found[at] === null)).toEqual([]);
      const all: readonly (Element | null)[] = [...page.querySelectorAll('*')];
      const places = found.map((element) => all.indexOf(element));
      expect(places).toEqual(places.toSorted((a, b) => a - b));

      const text = (main?.textContent ?? '').replaceAll(/\s+/g, ' ');
      expect((fixedWords[address] ?? []).filter((words) => !text.includes(words))).toEqual([]);

      const link = page.querySelector('footer a[data-modal="#us-persons"]');
      expect(link?.textContent).toBe('Important Notice');
      expect(page.querySelectorAll('#us-persons')).toHaveLength(1);
      const notice = '#us-persons[data-widget=us-persons-notice]';
      expect(readAttributes(page, notice, 'data-open')).toEqual([
        address === '/funds' ? 'load' : 'click',
      ]);
    },
  );
});

describe('the data of a page', () => {
  it('may bring pictures of an event, with words of their own', () => {
    const words = { eyebrow: 'Rates', title: 'One', description: 'What of it?' };
    const image = { url: '/one.jpg', alt: 'A chart' };
    const topics = { heading: 'Topics', items: [{ id: 'one', image, ...words }] };
    const rows = renderWith('market-overview/replay', () => ({ topics }));
    expect(readAttributes(rows, '.site-rows__picture', 'src', 'alt')).toEqual(Object.values(image));
    const entry = renderWith('market-overview', (data) => ({
      entry: { ...(data['entry'] as object), background: { url: '/ground.jpg' } },
    }));
    expect(readAttributes(entry, '.site-entry__picture', 'src')).toEqual(['/ground.jpg']);
  });

  it('may name the hosts of embeds, which the script tag has then', () => {
    const embed = 'https://player.example/1';
    const picture = { url: '/still.jpg', alt: 'The stage' };
    const page = renderWith('market-overview/live', ({ film }) => ({
      film: { ...(film as object), embed, page: '/film', picture },
      embedHosts: ['player.example', 'other.example'],
    }));
    expect(readAttributes(page, 'script[src$="widgets.js"]', 'data-embed-hosts')).toEqual([
      'player.example other.example',
    ]);
    expect(readAttributes(page, '[data-widget=video]', 'data-embed')).toEqual([embed]);
    expect(readAttributes(page, '[data-widget=video] img', 'alt')).toEqual(['The stage']);
  });

  it('may bring a portrait for a biography, which else has a monogram', () => {
    expect(parsePage('/bio').querySelector('.site-profile__initials')).not.toBeNull();
    const portrait = { url: '/ann.jpg', alt: 'Ann at her desk', width: 800, height: 1000 };
    const page = renderWith('bio', ({ profile }) => ({
      profile: { ...(profile as object), portrait },
    }));
    expect(readAttributes(page, '.site-profile__portrait img', 'src', 'alt')).toEqual([
      '/ann.jpg',
      'Ann at her desk',
    ]);
    expect(page.querySelector('.site-profile__initials')).toBeNull();
  });
});

describe('without a script', () => {
  it.each([
    ['/', '[data-widget=subscribe-callout] form', '/en-us/signup', ['email']],
    ['/careers', '[data-widget=subscribe-callout] form', '/en-us/signup', ['email']],
    [
      '/login',
      'form',
      '/en-us/login',
      ['__RequestVerificationToken', 'Data.UserName', 'Data.Password'],
    ],
  ])('the forms of %s post to their path under the culture', (address, selector, action, names) => {
    const forms = [...parsePage(address).querySelectorAll<HTMLFormElement>(`main ${selector}`)];
    expect(forms.length).toBeGreaterThan(0);
    for (const form of forms) {
      expect([form.method, form.getAttribute('action')]).toEqual(['post', action]);
      expect([...new FormData(form).keys()]).toEqual(names);
    }
  });

  it.each(['/product-landing', '/product-interior'])(
    'the contact form of %s asks for every field of SPEC 3 and keeps its list of errors hidden',
    (address) => {
      const form = parsePage(address).querySelector('.site-contact form');
      const fields = [...(form?.querySelectorAll<HTMLInputElement>('[name]') ?? [])];
      expect(fields.map(({ name, required }) => `${name} ${String(required)}`)).toEqual(
        ['firstName', 'lastName', 'email', 'company', 'title', 'relationship'].map(
          (name) => `${name} true`,
        ),
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
