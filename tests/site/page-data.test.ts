// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { readPageData } from '../../tools/render/page-fixtures.ts';
import { projectPath } from '../../tools/project.ts';
import { parsePage, renderPage } from '../setup/dom/parse-page.ts';

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
    const page = parsePage('/article');
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
    const page = parsePage('/bio');
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
