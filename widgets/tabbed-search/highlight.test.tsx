// @vitest-environment jsdom
import { render } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '../../tests/setup/any-character.ts';
import { RichText } from '../../shared/html/rich-text.tsx';
import { createHighlight, createSplitter, withoutSiteName } from './highlight.tsx';
import { byLength } from '../../tests/setup/test-length.ts';

const marked = (searchText: string, text: string) =>
  createSplitter(searchText)(text).filter((_, index) => index % 2 === 1);

describe('what was searched for', () => {
  it.each([
    ['credit', 'Credit and CREDITS, accredited', ['Credit', 'CREDIT']],
    ['private credit', 'Credit that is private', ['Credit', 'private']],
    ['market markets', 'Markets', ['Markets']],
    ['S&P', 'The S&P index, simply', ['S&P']],
    ['"credit",', 'credit', ['credit']],
    ['a.c', 'abc a.c', ['a.c']],
    ['c++', 'C and D', ['C']],
    ['tomás', 'TOMÁS', ['TOMÁS']],
    ['r\u00e9sum\u00e9', 'Re\u0301sume\u0301s', ['Re\u0301sume\u0301']],
    ['re\u0301sume\u0301', 'R\u00e9sum\u00e9s', ['R\u00e9sum\u00e9']],
    ['市場', '世界市場', ['市場']],
    ['…!', 'Nothing… at all!', []],
    // No word: text that an address made up is not searched.
    ['x'.repeat(61), 'x'.repeat(61), []],
    ['', 'Nothing', []],
  ])('%j is marked in %j where a word begins', (searchText, text, parts) => {
    expect(marked(searchText, text)).toEqual(parts);
  });

  it.each([
    ['alderfen', ''],
    ['Alderfen Private Markets', ''],
    ['alderfen  private credit', 'credit'],
    ['fees of alderfen', 'fees of'],
    ['private credit', 'private credit'],
    ['', ''],
  ])('leaves out the name of the site, or its beginning: %j', (searchText, marks) => {
    expect(withoutSiteName(searchText, 'Alderfen Private Markets')).toBe(marks);
    expect(withoutSiteName(searchText, '')).toBe(searchText);
  });

  it('changes no text, whatever is searched for', () => {
    const texts = fc.string({ unit: anyCharacter });
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), texts, (search, text) => {
        expect(createSplitter(search)(text).join('')).toBe(text);
        expect(createSplitter(text)(`${search} ${text}`).join('')).toBe(`${search} ${text}`);
      }),
      { numRuns: byLength(10, 100) },
    );
  });

  it('is marked in a text and in HTML, and never becomes markup', () => {
    const highlight = createHighlight('<img src=x onerror=alert(1)> bold img');
    const { container } = render(
      <>
        <p>{highlight('<img src=x> and bold')}</p>
        <RichText
          html={'<p>Be <b>bold</b> &lt;img&gt; <a href="/img">img</a></p>'}
          showText={highlight}
        />
      </>,
    );
    const marks = [...container.querySelectorAll('mark')].map(({ textContent }) => textContent);
    expect(marks).toEqual(['img', 'src=x', 'bold', 'bold', 'img', 'img']);
    expect(container.textContent).toBe('<img src=x> and boldBe bold <img> img');
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelector('a')).toHaveAttribute('href', '/img');
  });
});
