// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileAddresses } from '../../fixtures/hostile/addresses.ts';
import { readCorpus } from '../../fixtures/hostile/corpus.ts';
import { safeLink } from './safe-link.ts';

interface UrlVector {
  readonly kind: string;
  readonly input: string;
  readonly expected: string;
}

/** The address to which the browser itself would take a visitor. */
function followedScheme(address: string): string {
  const anchor = document.createElement('a');
  anchor.setAttribute('href', address);
  return anchor.protocol;
}

const linkSchemes = ['http:', 'https:', 'mailto:', 'tel:'];

describe('a link from data', () => {
  it.each([
    'https://example.com/report?year=2023#nav',
    'http://example.com',
    'HTTPS://example.com',
    'mailto:ir@example.com',
    'tel:+1-212-555-0100',
    '/insights',
    'insights/article',
    '?page=2',
    '#disclosures',
    '//cdn.example.com/report.pdf',
    'search%3Aterms',
  ])('may lead to %j', (address) => {
    expect(safeLink(address)).toBe(address);
  });

  it.each([
    ...hostileAddresses,
    'xhttps://example.com',
    'xtel:1',
    'httpx://example.com',
    '',
    ' \n',
  ])('may not lead to %j', (address) => {
    expect(safeLink(address)).toBeUndefined();
  });

  it.each([
    [' /insights\n', '/insights'],
    ['/files/a.ashx?la=en&amp;hash=1F', '/files/a.ashx?la=en&hash=1F'],
    ['https://example.com/?a=1&#38;b=2', 'https://example.com/?a=1&b=2'],
    // An address encoded twice is decoded once; a parameter without a semicolon is not an entity.
    ['/?a=1&amp;amp;b=2', '/?a=1&amp;b=2'],
    ['/?a=1&copy=2&lt=3', '/?a=1&copy=2&lt=3'],
    ['&nbsp;/insights&#32;', '/insights'],
    ['&#106;avascript:alert(1)', undefined],
    ['&#x6A;avascript&#58;alert(1)', undefined],
    ['javascript&colon;alert(1)', undefined],
    ['java&Tab;script:alert(1)', undefined],
    ['java&#10;script:alert(1)', undefined],
    ['&#1;javascript:alert(1)', undefined],
  ])('has its entities read once, before it is judged: %j', (address, link) => {
    expect(safeLink(address)).toBe(link);
  });

  it('leads to an allowed scheme or nowhere, whatever the address', () => {
    const pieces = 'java script : / data https &#58; &#106; &amp; &Tab;'.split(' ');
    const piece = fc.constantFrom(...pieces, '\t', '\n', '\u0000', ' ');
    const pieced = fc.array(piece).map((all) => all.join(''));
    const address = fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl(), pieced);
    fc.assert(
      fc.property(address, (text) => {
        const link = safeLink(text);
        return link === undefined || linkSchemes.includes(followedScheme(link));
      }),
      { numRuns: 500 },
    );
  });

  const vectors = readCorpus('url-vectors.json') as readonly UrlVector[];
  const isReadable = ({ input }: UrlVector) =>
    input !== '' && URL.canParse(input, document.baseURI);

  it.skipIf(vectors.length === 0)('agrees with public vectors about what is harmful', () => {
    const harmful = vectors.filter(({ input, expected }) => input !== expected);
    const allowed = harmful.filter(({ input }) => safeLink(input) !== undefined);
    // The vectors have modes that refuse telephone numbers; ":" is a relative address.
    expect(new Set(allowed.map(({ input }) => input.trim()))).toEqual(
      new Set(['tel:+1234567890', 'tel:+1', ':']),
    );
  });

  it.skipIf(vectors.length === 0)('agrees with public vectors about what is harmless', () => {
    const harmless = vectors.filter(
      (vector) => vector.input === vector.expected && isReadable(vector),
    );
    const ours = harmless.filter(({ input }) => linkSchemes.includes(followedScheme(input)));
    expect(ours.length).toBeGreaterThan(20);
    expect(ours.filter(({ input }) => safeLink(input) !== input)).toEqual([]);
  });
});
