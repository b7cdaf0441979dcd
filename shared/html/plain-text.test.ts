// @vitest-environment jsdom
import fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { hostileMarkup } from '../../fixtures/hostile/markup.ts';
import { toPlainText } from './plain-text.ts';

const cases: readonly (readonly [string, string])[] = [
  ['Four letters a year', 'Four letters a year'],
  ['Tom &amp; Jerry', 'Tom & Jerry'],
  ['R&D at AT&T', 'R&D at AT&T'],
  ['Returns < 5% and > 3%', 'Returns < 5% and > 3%'],
  ['It&rsquo;s &#8220;up&#x201D; &ndash; slightly&hellip;', 'It’s “up” – slightly…'],
  ['Z&uuml;rich, &Eacute;tats, &szlig;', 'Zürich, États, ß'],
  ['2012&nbsp;2022', '2012\u00a02022'],
  ['<b>Bold</b> <i class="x">words</i>', 'Bold words'],
  ['<p>One</p><p>Two</p>', 'One Two'],
  ['One<br>Two<br />Three', 'One Two Three'],
  ['<div>One</div>Two', 'One Two'],
  ['un<b>break</b>able', 'unbreakable'],
  ['<b>A <i>quiet</i> year</b>', 'A quiet year'],
  ['  many \n\t blanks  ', 'many blanks'],
  ['&lt;b&gt;not bold&lt;/b&gt;', '<b>not bold</b>'],
  ['&amp;amp;', '&amp;'],
  ['before<script>alert(1)</script>after', 'beforeafter'],
  ['<style>p {}</style><!-- note -->text', 'text'],
  ['<a href="/x" title="a > b">link</a>', 'link'],
  ['&#0;&#xD800;', '\ufffd\ufffd'],
  ['&unknown; stays', '&unknown; stays'],
  ['It&#146;s', 'It’s'],
  ['', ''],
];

const all = [...cases, ['&ccaron;', 'č'] as const];
it.each(all)('the text from data %j means %j', (text, meant) => {
  expect(toPlainText(text)).toBe(meant);
});

describe('a text from data where Trusted Types forbid parsing', () => {
  let readRefused: typeof toPlainText;
  beforeAll(async () => {
    const createPolicy = () => {
      throw new TypeError('disallowed');
    };
    vi.stubGlobal('trustedTypes', { createPolicy });
    vi.resetModules();
    readRefused = (await import('./plain-text.ts')).toPlainText;
    // The page is asked once, for the first text that needs a parser.
    readRefused('<p>');
  });

  it.each(cases)('%j means %j too', (text, expected) => {
    expect(readRefused(text)).toBe(expected);
  });

  it.each([
    ['each hostile fixture', hostileMarkup],
    // The square of their length would be minutes.
    ['long markup', ['<a "', '<', '<!--'].map((piece) => piece.repeat(500_000))],
  ])('is read without a throw: %s', (_, all) => {
    for (const html of all) expect(() => readRefused(html)).not.toThrow();
  });

  it('never throws', () => {
    const piece = fc.constantFrom(...`< > & ; # x " ' !-- --> / script b`.split(' '), ' ');
    fc.assert(
      fc.property(fc.array(piece), (pieces) => typeof readRefused(pieces.join('')) === 'string'),
    );
  });
});
