import { describe, expect, it } from 'vitest';
import { type PageLookUp, readJson } from './json-reader.ts';

const page: PageLookUp = {
  scriptText: (id) => ({ slides: '[{"id":"a"}]', broken: '[{"id":"a"', empty: ' ' })[id],
  global: (name) => {
    if (name === 'siteSlides') return { kind: 'found', value: [{ id: 'g' }] };
    return { kind: name === 'location' ? 'browser' : 'missing' };
  },
};

describe('JSON in an attribute', () => {
  it.each([
    ['the JSON itself', '[{"id":"a"}]', [{ id: 'a' }]],
    ['encoded twice', '[{&quot;id&quot;:&quot;a &amp;amp; b&quot;}]', [{ id: 'a &amp; b' }]],
    ['encoded three times', '[{&amp;quot;id&amp;quot;:1}]', [{ id: 1 }]],
    ['as Handlebars encodes it', '[{&quot;u&quot;:&quot;/s?a&#x3D;b&quot;}]', [{ u: '/s?a=b' }]],
    ['with entities of letters', '[{&quot;id&quot;:&quot;Z&uuml;rich&quot;}]', [{ id: 'Zürich' }]],
    ['with numbered entities', '[{&#34;id&#34;:&#34;it&#39;s&#34;}]', [{ id: "it's" }]],
    ['with \\u003c-style escapes', '["\\u003cb\\u003e \\u0022x\\u0022"]', ['<b> "x"']],
    ['in a JSON script', '#slides', [{ id: 'a' }]],
    ['in a global variable', 'window.siteSlides', [{ id: 'g' }]],
    ['a number', '0', 0],
    ['a text', '"plain"', 'plain'],
    ['a text with brackets', '"see[1]"', 'see[1]'],
    ['a text with a list', '"see [1]"', 'see [1]'],
  ])('may be %s', (_, text, value) => {
    expect(readJson(text, page)).toEqual({ ok: true, value });
  });

  const filled = /a placeholder that the CMS did not fill in \(character 1, near/;
  const nbsp = /a space that JSON does not know \(character 8, near "\[\{\\"id\\":\\u00a0/;
  const colon = /no comma or colon between two values \(character 2, near "1 2"\)/;
  it.each([
    ['single quotes', "[{'id': 'a'}]", /single quotes .* \(character 2,/],
    ['unquoted names', '[{id: "a"}]', /a name without quotes \(character 2,/],
    ['unquoted names further on', '[{"a":1},{id: "a"}]', /a name without quotes \(character 10,/],
    ['a trailing comma', '[{"id":"a"},]', /comma before a closing bracket \(character 12,/],
    ['curly quotes', '[{“id”: “a”}]', /^text with curly quotes/],
    ['paragraphs of an editor', '<p>[{"id":"a"}]</p>', /<p> or <br>/],
    ['lost backslashes', '["a", u0022b u0022]', /lost their backslash/],
    ['a cut text', '[{"id":"a","headline":"Built slo', /cut off after 32 characters/],
    ['a cut list', '[{"id":"a"}', /cut off/],
    ['a cut object', '[{"a":1}, {"b":', /cut off after 15 characters/],
    ['a list without its end', '[1, 2', /cut off after 5 characters/],
    ['a text without its end', '"Built slo', /cut off after 10 characters, near "\\"Built slo"$/],
    ['two values', '1 2', colon],
    ['JSON with blanks in a JSON text', '" [1]"', /once more \(character 1,/],
    ['JSON in a JSON text', '"[{\\"id\\":1}]"', /once more \(character 1, near "\\"\[/],
    ['a missing comma', '[{"id":"a"} {"id":"b"}]', /no comma or colon .* \(character 12,/],
    ['a missing comma between fields', '{"a":"x" "b":2}', /comma or colon .* \(character 9,/],
    ['a missing colon', '{"a" "b"}', /comma or colon .* \(character 5,/],
    ['Python words', '[{"isBackgroundLight": True}]', /a word that JSON does not have/],
    ['too many entities', '[{&amp;amp;amp;quot;id":1}]', /more than twice \(character 3,/],
    ['an object as text', '[object Object]', /an object that was printed as text \(character 1,/],
    ['a script', 'var docs = [{"id":"a"}];', /JavaScript around the value \(character 1,/],
    ['an assignment', 'window.docs = [1]', /"window\.docs = \[1\]"/],
    ['a comment', '[1, /* two */ 2]', /a comment \(character 5,/],
    ['two commas', '[1,,2]', /^text with a value missing \(character 3,/],
    ['a missing value', '[{"id": }]', /^text with a value missing \(character 7,/],
    ['plain words', 'hello', /^not JSON \("hello"\)$/],
    // It does not look for causes inside texts.
    ['texts with quotes and brackets', `["it's {a: 'b'}, ] True", oops]`, /^not JSON \(/],
    ['a non-breaking space', '[{"id":\u00a0"a"}]', nbsp],
    ['the same as an entity', '[{"id":&nbsp;"a"}]', nbsp],
    ['a zero-width space', '[1,\u200b2]', /a space .* near "\[1,\\u200b2\]"/],
    ['a placeholder', '{{ slides }}', filled],
    ['a placeholder among JSON', '[{"id": {{ id | json }}}]', /a placeholder .* \(character 9,/],
    ['a line break', '[{"id":"a\nb"}]', /a line break or tab inside a text \(character 10,/],
    ['nothing', '  ', /^empty$/],
    ['an empty script', '#empty', /^the script #empty: empty$/],
    ['a broken script', '#broken', /^the script #broken: text that is cut off/],
    ['a script that is not there', '#none', /"#none", which is not on the page/],
    ['a name of the browser', 'window.location', /belongs to the browser/],
    ['a variable that is not there', 'window.mySlides', /not defined/],
    ['a path', 'window.site.slides', /"window\.site\.slides"/],
  ])('names %s', (_, text, found) => {
    const matching = expect.stringMatching(found) as string;
    expect(readJson(text, page)).toMatchObject({ ok: false, found: matching });
  });

  it('shows what is around a mistake', () => {
    const text = `[{"id": "the first"}, {"id": 'the second'}, {"id": "c"}]`;
    const near = String.raw`(character 28, near "rst\"}, {\"id\": 'the secon")`;
    const found = `text with single quotes where JSON wants double ones ${near}`;
    expect(readJson(text, page)).toMatchObject({ found });
  });

  it.each([
    ['[1', /^JSON$/],
    ['"[1]"', /^JSON encoded once$/],
    ['window.site.slides', /^window.<variable>, one name without a path$/],
    ['window.location', /^a variable of the page under a name of its own$/],
    ['window.mySlides', /const and let do not reach window/],
    ['#none', /^a <script type="application\/json" id="none">$/],
    ['docs', /^JSON, or "#docs" for the script of this id$/],
  ])('says what it expects in place of %s', (text, expected) => {
    const matching = expect.stringMatching(expected) as string;
    expect(readJson(text, page)).toMatchObject({ ok: false, expected: matching });
  });
});
