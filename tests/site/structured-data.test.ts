// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { parsePage } from '../setup/dom/parse-page.ts';
import { siteAddresses } from '../setup/site/site-pages.ts';

describe('structured data', () => {
  const readBlocks = (address: string) =>
    [...parsePage(address).querySelectorAll('script[type="application/ld+json"]')].map(
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
    const page = parsePage('/article');
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
