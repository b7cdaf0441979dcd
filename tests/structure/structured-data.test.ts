// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { makeHelpers } from '../../dev-server/pages/template-helpers.ts';
import { projectPath } from '../../dev-server/project.ts';
import { parsePage } from '../setup/parse-page.ts';
import { siteAddresses } from '../setup/site-pages.ts';

type Block = Readonly<Record<string, unknown>>;

/** The fields that search engines require or recommend of each type, with the form of the value. */
const requirements: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  Organization: { '@id': /^"https:/, name: /^".+"$/, url: /^"https:/, logo: /^"https:.+\.png"$/ },
  Article: {
    headline: /^".{10,110}"$/,
    image: /^\["https:.+"\]$/,
    datePublished: /^"\d{4}-\d\d-\d\d"$/,
    author: /"@type":"Person","name":".+"/,
    publisher: /"@id":"https:/,
    mainEntityOfPage: /^"https:/,
  },
  Person: { name: /^".+"$/, jobTitle: /^".+"$/, url: /^"https:/, worksFor: /"@id":"https:/ },
};

function readBlocks(address: string): Block[] {
  const scripts = parsePage(address).querySelectorAll('script[type="application/ld+json"]');
  return [...scripts].map(({ textContent }) => JSON.parse(textContent) as Block);
}

function readType(block: Block): string {
  return String(block['@type']);
}

describe('structured data', () => {
  it.each(siteAddresses)('%s names the firm, completely', (address) => {
    const blocks = readBlocks(address);
    expect(blocks.map(readType)).toContain('Organization');
    for (const block of blocks) {
      expect(block['@context']).toBe('https://schema.org');
      const required = requirements[readType(block)] ?? {};
      expect(Object.keys(required)).not.toEqual([]);
      for (const [name, form] of Object.entries(required)) {
        expect(JSON.stringify(block[name])).toMatch(form);
      }
    }
  });

  it('describes the article and the person on their pages, and there alone', () => {
    expect(readBlocks('/article').map(readType)).toEqual(['Organization', 'Article']);
    expect(readBlocks('/bio').map(readType)).toEqual(['Organization', 'Person']);
    expect(readBlocks('/careers').map(readType)).toEqual(['Organization']);
  });

  it('agrees with what is seen and with the other metadata', () => {
    const page = parsePage('/article');
    const article = readBlocks('/article')[1];
    expect(article?.['headline']).toBe(page.querySelector('h1')?.textContent);
    const canonical = page.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
    expect(article?.['mainEntityOfPage']).toBe(canonical);
    const meta = (name: string) =>
      page.querySelector(`meta[property="${name}"]`)?.getAttribute('content');
    expect(meta('og:type')).toBe('article');
    expect(meta('article:published_time')).toBe(article?.['datePublished']);
    expect(meta('og:image')).toMatch(/^https:.+columns-1200\.jpg$/);
    expect(meta('og:locale')).toBe('en_US');
  });

  it.each(['</script><script>alert(1)</script>', '<!-- <script>', 'a & b', '\u2028\u2029'])(
    'is written so that %j stays text',
    (text) => {
      const { dataJson } = makeHelpers(projectPath('templates/assets'));
      const written = String(dataJson?.(text, { hash: {} }));
      expect(written).not.toMatch(/[<>&\u2028\u2029]/);
      expect(JSON.parse(written)).toBe(text);
    },
  );
});
