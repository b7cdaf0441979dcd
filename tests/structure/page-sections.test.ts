// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { readPageData } from '../../tools/render/page-fixtures.ts';
import { projectPath } from '../../tools/project.ts';
import { parsePage, renderPage } from '../setup/parse-page.ts';
import { siteAddresses } from '../setup/site-pages.ts';
import { fixedWords, pageSections, presentEntries } from './page-sections.ts';
import { readText } from './source-files.ts';

const pages = new Map(siteAddresses.map((address) => [address, parsePage(address)]));

function getPage(address: string): Document {
  const page = pages.get(address);
  if (page === undefined) throw new Error(`There is no page ${address}.`);
  return page;
}

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

describe('the pages of the contract', () => {
  it.each(Object.entries(pageSections))(
    '%s shows its sections, in order, and the notice: opened by the footer, only on /funds by itself',
    (address, sections) => {
      const page = getPage(address);
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
    const found = [...getPage('/').querySelectorAll(selector)].map(({ textContent }) =>
      textContent.replaceAll(/\s+/g, ' ').trim(),
    );
    expect(found.join(', ')).toMatch(new RegExp(`^${texts}`));
  });

  it('is a logo that leads to the root, a log-in with three portals, and words on cookies and risk', () => {
    const page = getPage('/');
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
      ...getPage(address).querySelectorAll('header [aria-current], footer [aria-current]'),
    ];
    const links = marked.map((link) =>
      ['aria-current', 'href'].map((name) => link.getAttribute(name)),
    );
    expect(links).toEqual(marked.map(() => ['page', address]));
    // Header, menu and footer have the same name for it.
    const names = new Set(marked.map(({ textContent }) => textContent.trim()));
    expect([...names]).toEqual([presentEntries[address] ?? []].flat());
  });

  it('has the stripes of the specification', () => {
    const tokens = readText('shared/styles/tokens.css');
    expect(tokens).toContain('--pmw-petrol: rgb(23 85 131);');
    expect(tokens).toContain('--pmw-rust: #783316;');
  });
});

describe('the pictures of a page', () => {
  it.each(['/insights', '/thought-leadership'])(
    'load at once in the first tile of %s, in the others when they are near',
    (address) => {
      const tiles = [...getPage(address).querySelectorAll('.pmw-tile')];
      const [first, ...others] = tiles.map((tile) =>
        tile.querySelector('img')?.getAttribute('loading'),
      );
      expect(first).toBe('eager');
      expect(others).toContain('lazy');
      expect(others).not.toContain('eager');
    },
  );
});

it('the replay is the full recording, in all of its words', () => {
  const page = getPage('/market-overview/replay');
  expect(page.querySelector('#replay h2')?.textContent).toBe('The full replay');
  expect(page.querySelector('a[href="#replay"]')?.textContent).toBe('Full replay');
  expect(page.body.textContent).not.toMatch(/excerpt|seconds/i);
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

  it('has a transcript for each figure of an article, behind a link', () => {
    const page = getPage('/article');
    const figures = [...page.querySelectorAll('.site-article figure:has(picture)')];
    expect(figures).toHaveLength(3);
    for (const figure of figures) {
      const link = figure.querySelector('a[data-modal]');
      expect(link?.textContent).toBe('View transcript here');
      const address = link?.getAttribute('href') ?? '';
      expect(link?.getAttribute('data-modal')).toBe(address);
      expect(page.querySelector(`${address} table`)).not.toBeNull();
    }
  });

  it.each(['/', '/article', '/careers', '/market-overview/replay', '/de', '/ar'])(
    'names each link to a transcript on %s by its words, then by what is written down',
    (address) => {
      const page = parsePage(address);
      const links = [...page.querySelectorAll('a[href*=transcript]')];
      expect(links).not.toEqual([]);
      for (const link of links) {
        const heading = link.closest(':has(h2, h3)')?.querySelector('h2, h3')?.textContent ?? '';
        const ids = link.getAttribute('aria-labelledby')?.split(' ') ?? [];
        const parts = ids.map((id) => page.getElementById(id)?.textContent);
        const name = link.getAttribute('aria-label') ?? parts.join(': ');
        expect(name).toBe(`${link.textContent.trim()}: ${heading}`);
      }
    },
  );

  it('calls a picture by the name of a person only if it is a portrait', () => {
    const page = getPage('/bio');
    const name = page.querySelector('h1')?.textContent ?? '';
    const named = [
      ...[...page.images].map(({ alt }) => alt),
      page.querySelector('meta[property="og:image:alt"]')?.getAttribute('content'),
    ].filter((alt) => alt?.includes(name));
    expect(named).toEqual([]);
    const [plate] = readAttributes(page, '.site-profile__portrait img', 'src');
    const [alt] = readAttributes(page, '.site-profile__portrait img', 'alt');
    expect(alt).toMatch(/^Engraved plate .+ in place of a photograph$/);
    const data = [...page.querySelectorAll('script[type="application/ld+json"]')].map(
      ({ textContent }) => JSON.parse(textContent) as Readonly<Record<string, unknown>>,
    );
    const [person] = data.filter((each) => each['@type'] === 'Person');
    expect(person).toMatchObject({ name, image: { '@type': 'ImageObject', caption: alt } });
    expect(JSON.stringify(person)).toMatch(new RegExp(`"url":"https://[^/"]+${plate ?? '-'}"`));
  });

  it('may bring a portrait for a biography, which else has a monogram', () => {
    const portrait = { url: '/ann.jpg', alt: 'Ann at her desk', width: 800, height: 1000 };
    const render = (change: object) =>
      renderWith('bio', ({ profile }) => ({ profile: { ...(profile as object), ...change } }));
    const page = render({ portrait });
    expect(readAttributes(page, '.site-profile__portrait img', 'src', 'alt')).toEqual([
      '/ann.jpg',
      'Ann at her desk',
    ]);
    expect(page.querySelector('.site-profile__initials')).toBeNull();
    const without = render({ portrait: undefined });
    expect(without.querySelector('.site-profile__portrait')).toBeNull();
    expect(without.querySelector('.site-profile__initials')?.textContent).toBe('MO');
  });
});

describe('without a script', () => {
  it.each(['/', '/careers'])(
    'the sign-ups of %s post to their path under the culture',
    (address) => {
      const signUp = 'main [data-widget=subscribe-callout] form';
      const forms = [...getPage(address).querySelectorAll<HTMLFormElement>(signUp)];
      expect(forms.length).toBeGreaterThan(0);
      for (const form of forms) {
        expect([form.method, form.getAttribute('action')]).toEqual(['post', '/en-us/signup']);
        expect([...new FormData(form).keys()]).toEqual(['email']);
      }
    },
  );

  it.each(['/product-landing', '/product-interior'])(
    'the contact form of %s asks for every field of the specification and keeps its list of errors hidden',
    (address) => {
      const form = getPage(address).querySelector('.site-contact form');
      const fields = [...(form?.querySelectorAll<HTMLInputElement>('[name]') ?? [])];
      expect(fields.map(({ name, required }) => `${name} ${String(required)}`)).toEqual(
        ['firstName', 'lastName', 'email', 'company', 'title', 'relationship'].map(
          (name) => `${name} true`,
        ),
      );
      expect(form?.querySelector<HTMLElement>('.site-contact__errors')?.hidden).toBe(true);
    },
  );
});

describe('structured data', () => {
  const readBlocks = (address: string) =>
    [...getPage(address).querySelectorAll('script[type="application/ld+json"]')].map(
      ({ textContent }) => JSON.parse(textContent) as Readonly<Record<string, unknown>>,
    );

  // The fields that search engines require or recommend of each type.
  const firm = ['Organization', '@id', 'name', 'url', 'logo'];
  const article = ['Article', 'headline', 'image', 'datePublished', 'author', 'publisher'];
  const person = ['Person', 'name', 'jobTitle', 'url', 'worksFor'];

  it.each(siteAddresses)('%s names the firm, or what else it is about, completely', (address) => {
    const described = { '/article': [article], '/bio': [person] }[address] ?? [];
    const blocks = readBlocks(address);
    expect(blocks.map((block) => block['@type'])).toEqual(
      [firm, ...described].map(([type]) => type),
    );
    for (const [at, [, ...names]] of [firm, ...described].entries()) {
      expect(blocks[at]?.['@context']).toBe('https://schema.org');
      expect(names.filter((name) => !blocks[at]?.[name])).toEqual([]);
    }
  });

  it('agrees with what is seen and with the other metadata', () => {
    const page = getPage('/article');
    const [, block] = readBlocks('/article');
    const meta = (name: string) =>
      page.querySelector(`meta[property="${name}"]`)?.getAttribute('content');
    expect(block).toMatchObject({
      headline: page.querySelector('h1')?.textContent,
      mainEntityOfPage: page.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href,
      datePublished: meta('article:published_time'),
    });
    expect(block?.['datePublished']).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect([meta('og:type'), meta('og:locale')]).toEqual(['article', 'en_US']);
    expect(meta('og:image')).toMatch(/^https:.+columns\.jpg$/);
  });
});
