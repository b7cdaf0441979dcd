// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '../../tests/setup/any-character.ts';
import { hostileAddresses } from '../../fixtures/hostile/addresses.ts';
import { readCorpus } from '../../fixtures/hostile/corpus.ts';
import { safeImage } from './safe-image.ts';
import { safeLink } from './safe-link.ts';
import { byLength } from '../../tests/setup/test-length.ts';

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
const origin = 'http://localhost:3000';

describe('an address from data', () => {
  const both = '/a insights/article ?page=2 #disclosures search%3Aterms //cdn.example/a.pdf';
  const whole = 'https://example.com/a?b=2023#nav http://example.com HTTPS://example.com';
  it.each([...both.split(' '), ...whole.split(' ')])('may be a link or an image: %s', (address) => {
    expect([safeLink(address), safeImage(address)]).toEqual([address, address]);
  });

  it.each(['mailto:ir@example.com', 'tel:+1-212-555-0100'])('may only be a link: %s', (address) => {
    expect([safeLink(address), safeImage(address)]).toEqual([address, undefined]);
  });

  const ofData = ['png;base64,iVBORw0KGgo=', 'jpeg;base64,/9j/', 'avif;base64,AAAA'];
  const images = [...ofData.map((data) => `data:image/${data}`), 'DATA:image/GIF;base64,R0lGOD'];
  it.each(images)('may only be an image: %s', (address) => {
    expect([safeLink(address), safeImage(address)]).toEqual([undefined, address]);
  });

  const others = ['xhttps://example.com', 'xtel:1', 'httpx://example.com', 'data:,x', '', ' \n'];
  it.each([...hostileAddresses, ...others, 'data:image/pngx;base64,AA'])(
    'may be neither: %j',
    (address) => {
      expect([safeLink(address), safeImage(address)]).toEqual([undefined, undefined]);
    },
  );

  // Browsers take the server of a Windows network for a site.
  const networks = [
    '\\\\server\\share\\a.pdf',
    '\\/server/a.pdf',
    '/\\server\\a.pdf',
    ' \\\\server',
  ];
  const hidden = ['&#92;\\server', '&bsol;&bsol;server', '\u200b\\\\server', '\\\t\\server'];
  const files = ['file://server/share/a.pdf', 'C:\\share\\a.pdf', '&#9;\\&#10;/server'];
  it.each([...networks, ...hidden, ...files])('may not lead into a network: %j', (address) => {
    expect([safeLink(address), safeImage(address)]).toEqual([undefined, undefined]);
  });

  it.each([
    [' /insights\n', '/insights'],
    ['/a.pdf\u200b', '/a.pdf'],
    ['\ufeffhttps://example.com/a&shy;b', 'https://example.com/ab'],
    ['/files/a.ashx?la=en&amp;hash=1F', '/files/a.ashx?la=en&hash=1F'],
    ['https://example.com/?a=1&#38;b=2', 'https://example.com/?a=1&b=2'],
    // An address encoded twice is decoded once; a parameter without a semicolon is not an entity.
    ['/?a=1&amp;amp;b=2', '/?a=1&amp;b=2'],
    ['/?a=1&copy=2&lt=3', '/?a=1&copy=2&lt=3'],
    ['&nbsp;/insights&#32;&#10;', '/insights'],
    ['&#47;a.jpg', '/a.jpg'],
    ['&#106;avascript:alert(1)', undefined],
    ['&#x6A;avascript&#58;alert(1)', undefined],
    ['javascript&colon;alert(1)', undefined],
    ['java&Tab;script:alert(1)', undefined],
    ['java&#10;script:alert(1)', undefined],
    ['&#1;javascript:alert(1)', undefined],
    ['data&colon;image/svg+xml,%3Csvg/%3E', undefined],
  ])('has its entities read once, before it is judged: %j', (address, meant) => {
    expect([safeLink(address), safeImage(address)]).toEqual([meant, meant]);
  });
});

describe('a link from data', () => {
  it('leads to an allowed scheme or nowhere, whatever the address', () => {
    const pieces = 'java script : / data https &#58; &#106; &amp; &Tab;'.split(' ');
    const piece = fc.constantFrom(...pieces, '\t', '\n', '\u0000', ' ');
    const pieced = fc.array(piece).map((all) => all.join(''));
    const address = fc.oneof(fc.string({ unit: anyCharacter }), fc.webUrl(), pieced);
    fc.assert(
      fc.property(address, (text) => {
        const link = safeLink(text);
        return link === undefined || linkSchemes.includes(followedScheme(link));
      }),
      { numRuns: byLength(150, 500) },
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

describe('an image from data', () => {
  it.each([
    ['/a (1).jpg', '/a (1).jpg'],
    ['/a.jpg") , url("//evil.example', `${origin}/a.jpg%22)%20,%20url(%22//evil.example`],
    ['/a.jpg?q=\\', `${origin}/a.jpg?q=%5C`],
    ['data:image/png,"', 'data:image/png,%22'],
    ['/a.jpg&quot;', `${origin}/a.jpg%22`],
  ])('never ends the quotes of a CSS url(): %j', (address, expected) => {
    expect(safeImage(address)).toBe(expected);
  });

  it('never holds a quote, a backslash or a control character', () => {
    const start = fc.constantFrom('/', 'https://example.com/', 'data:image/png,', '?', '#');
    fc.assert(
      fc.property(start, fc.string({ unit: anyCharacter }), (head, tail) => {
        // eslint-disable-next-line no-control-regex -- control characters are what is looked for
        return !/["\\\u0000-\u001f]/.test(safeImage(head + tail) ?? '');
      }),
      { numRuns: byLength(150, 500) },
    );
  });
});
