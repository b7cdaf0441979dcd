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

/** The pages that describe more than the firm. */
const described: Readonly<Record<string, string>> = { '/article': 'Article', '/bio': 'Person' };

const readBlocks = (page: Document) =>
  [...page.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent) as Block,
  );

describe('structured data', () => {
  it.each(siteAddresses)('%s names the firm, or what else it is about, completely', (address) => {
    const blocks = readBlocks(parsePage(address));
    const types = ['Organization', described[address] ?? []].flat();
    expect(blocks.map((block) => block['@type'])).toEqual(types);
    for (const block of blocks) {
      expect(block['@context']).toBe('https://schema.org');
      const required = requirements[String(block['@type'])] ?? {};
      for (const [name, form] of Object.entries(required)) {
        expect(JSON.stringify(block[name])).toMatch(form);
      }
    }
  });

  it('agrees with what is seen and with the other metadata', () => {
    const page = parsePage('/article');
    const [, article] = readBlocks(page);
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

  it('is written so that no text ends its script', () => {
    const text = '</script><script>alert(1)</script> <!-- & \u2028\u2029';
    const { dataJson } = makeHelpers(projectPath('templates/assets'));
    const written = String(dataJson?.(text, {}));
    expect(written).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(written)).toBe(text);
  });
});
