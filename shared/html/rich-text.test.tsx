// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { RichText } from './rich-text.tsx';

function show(html: string, inline = false): string | undefined {
  return render(<RichText html={html} inline={inline} />).container.firstElementChild?.innerHTML;
}

describe('rich text from data', () => {
  it.each('p h2 h3 h4 em strong b i u s sub sup small span blockquote'.split(' '))(
    'may hold <%s>',
    (tag) => {
      expect(show(`<${tag}>x</${tag}>`)).toBe(`<${tag}>x</${tag}>`);
    },
  );

  it.each([
    ['keeps the allow-list', '<h2>A</h2><p>b <em>c</em> <strong>d</strong></p><ul><li>e</li></ul>'],
    ['keeps a link and its address', '<p><a href="/insights">Read</a></p>'],
    ['keeps line breaks', 'One<br>Two'],
    ['reads the entities of an address once', '<a href="/?a=1&amp;amp;b=2">x</a>'],
    ['keeps quotations', '<blockquote><p>Patience</p></blockquote>'],
    ['keeps blanks between elements', '<b>One</b> <i>Two</i>'],
    [
      'keeps language and direction',
      '<p lang="he" dir="rtl">א <a href="/x" lang="zh-Hant-TW">b</a> <span dir="AUTO">c</span></p>',
    ],
    ['keeps text as it is', 'Tom &amp; Jerry &lt;b&gt;'],
    ['keeps an ordered list', '<ol><li>One</li></ol>'],
    ['keeps a block in an element that is none', '<b><p>One</p>Two</b>'],
  ])('%s', (_, html) => {
    expect(show(html)).toBe(html);
  });

  it.each([
    [
      'drops classes, ids, styles and handlers',
      '<p class="a" id="b" style="color:red" onclick="c()">x</p>',
      '<p>x</p>',
    ],
    [
      'drops every attribute of a link but its address',
      '<a href="/x" target="_blank" rel="me">x</a>',
      '<a href="/x">x</a>',
    ],
    [
      'drops what is no language and no direction',
      '<p lang="de<b>" dir="up">x</p><p lang="" dir>y</p><p lang="en_US">z</p>',
      '<p>x</p><p>y</p><p>z</p>',
    ],
    [
      'drops what only contains a language or a direction',
      '<p lang="de fr" dir="ltr up">x</p><p lang="1de" dir="up-ltr">y</p><p lang="d">z</p>',
      '<p>x</p><p>y</p><p>z</p>',
    ],
    [
      'trims language, direction and address',
      '<a href=" /x " lang=" he " dir=" rtl ">x</a>',
      '<a href="/x" lang="he" dir="rtl">x</a>',
    ],
    ['takes a link off that may lead nowhere', '<a href="javascript:x()">x</a>', 'x'],
    ['takes a link without an address off', '<a name="top">x</a>', 'x'],
    ['takes unknown elements off and keeps their text', '<font>x <mark>y</mark></font>', 'x y'],
    [
      'drops scripts, styles and drawings with their content',
      'a<script>b</script><style>c</style><svg><text>d</text></svg>e',
      'ae',
    ],
    [
      'parts what were blocks by a line break',
      '<div>One</div><div>Two</div>Three',
      'One<br>Two<br>Three',
    ],
    [
      'parts the cells of a table',
      '<table><tr><td>One</td><td>Two</td></tr></table>',
      'One<br>Two',
    ],
    [
      'needs no break beside a block',
      '<div>One</div><p>Two</p><div>Three</div>',
      'One<p>Two</p>Three',
    ],
    [
      'ends the line after an element whose block was taken off',
      '<b><div>One</div></b>Two',
      '<b>One</b><br>Two',
    ],
    [
      'begins a line before such an element, whatever blanks there are',
      'x<b> <div>One</div> </b>y',
      'x<br><b>One</b><br>y',
    ],
    ['has one break where a line has ended', 'One<br><div>Two</div>', 'One<br>Two'],
    [
      'needs no break before a block in an element',
      '<div>x</div><b><p>One</p>y</b>',
      'x<b><p>One</p>y</b>',
    ],
    ['parts texts by an element that held only an empty block', 'x<b><div></div></b>y', 'x<br>y'],
    ['drops what an editor left empty', '<p>&nbsp;</p><p>x</p><h2></h2><p><br></p>', '<p>x</p>'],
    ['keeps the blank of an empty element', 'One<b> </b>Two', 'One Two'],
    [
      'has no paragraph inside a paragraph',
      '<p>a<object></object></p><p>b<button><p>c</p></button></p>',
      '<p>a</p><p>b<br>c</p>',
    ],
    [
      'has no link inside a link',
      '<a href="/a">a<table><tr><td><a href="/b">b</a></table></a>',
      '<a href="/a">a<br>b</a>',
    ],
    [
      'has no block in a heading of level 2',
      '<h2>a<blockquote>b</blockquote></h2>',
      '<h2>a<br>b</h2>',
    ],
    [
      'has no block in a heading of level 3',
      '<h3>a<blockquote>b</blockquote></h3>',
      '<h3>a<br>b</h3>',
    ],
    [
      'has no block in a heading of level 4',
      '<h4>a<blockquote>b</blockquote></h4>',
      '<h4>a<br>b</h4>',
    ],
    [
      'has no list item in a quotation',
      '<blockquote><li>One</li></blockquote>',
      '<blockquote>One</blockquote>',
    ],
    ['has no list item outside a list', '<li>One</li><li>Two</li>', 'One<br>Two'],
    [
      'breaks the line before a word that has a block behind it',
      '<div>x</div><b>One<p>Two</p></b>',
      'x<br><b>One<p>Two</p></b>',
    ],
    [
      'breaks the line after a word that has a block before it',
      '<b><p>One</p>Two</b><div>x</div>',
      '<b><p>One</p>Two</b><br>x',
    ],
    [
      'needs no break beside a block inside bold text',
      '<div>x</div><b> <p>One</p>Two<p>Three</p> </b><div>y</div>',
      'x<b><p>One</p>Two<p>Three</p></b>y',
    ],
  ])('%s', (_, html, expected) => {
    expect(show(html)).toBe(expected);
  });

  it.each([
    ['<p>One</p>', 'One'],
    ['<p>One</p><p>Two</p>', 'One<br>Two'],
    ['<h2>One</h2>\n<ul><li>Two</li><li>Three</li></ul>', 'One<br>Two<br>Three'],
    ['<p></p><p>One</p><p>&nbsp;</p>', 'One'],
    ['<p>One</p><br><p>Two</p>', 'One<br>Two'],
    ['<p>A <em>quiet</em> year</p>', 'A <em>quiet</em> year'],
    ['<blockquote><a href="/x">One</a></blockquote>', '<a href="/x">One</a>'],
  ])('in a line shows %j as %j', (html, expected) => {
    expect(show(html, true)).toBe(expected);
  });

  it.each(['', '   ', '<p></p>', '<p>&nbsp;</p>', '<br>', '<script>x</script>', '<!-- x -->'])(
    'shows nothing for %j',
    (html) => {
      expect(render(<RichText html={html} />).container.innerHTML).toBe('');
    },
  );

  it('puts its class on a box, or on a span where only a line may come', () => {
    const { container, rerender } = render(<RichText html="x" className="pmw-copy" />);
    expect(container.innerHTML).toBe('<div class="pmw-copy">x</div>');
    rerender(<RichText html="x" className="pmw-copy" inline />);
    expect(container.innerHTML).toBe('<span class="pmw-copy">x</span>');
  });

  it('flattens what is nested deeper than anybody writes', () => {
    const shown = show(`${'<b>'.repeat(3000)}deep<script>no</script>er`);
    expect(shown).toBe(`${'<b>'.repeat(40)}deeper${'</b>'.repeat(40)}`);
  });

  it('goes on behind what it has flattened', () => {
    const deep = 41;
    const shown = show(`${'<b>'.repeat(deep)}x${'</b>'.repeat(deep)}y`);
    expect(shown).toBe(`${'<b>'.repeat(40)}x${'</b>'.repeat(40)}y`);
  });

  it.each([
    ['an element and a text each', '', 2500],
    ['the last element without its text', 'y', 2499],
  ])('leaves out what stands behind thousands of nodes: %s', (_, before, count) => {
    const shown = show(before + '<p>x</p>'.repeat(20_000));
    expect(shown?.match(/<p>/g)).toHaveLength(count);
  });

  it('leaves it out however deep it stands', () => {
    const shown = show(`${'<b>'.repeat(41)}${'<i>x</i>'.repeat(4000)}`);
    // 41 levels, then an element and a text each: 5000 nodes.
    expect(shown).toBe(`${'<b>'.repeat(40)}${'x'.repeat(2479)}${'</b>'.repeat(40)}`);
  });

  it('drops the character that parsers drop', () => {
    expect(show('a\u0000b')).toBe('ab');
  });

  it('shows another text, and asks for each whole text how it is shown', () => {
    const showText = vi.fn((text: string) => text.toUpperCase());
    const { container, rerender } = render(<RichText html="old" showText={showText} />);
    rerender(<RichText html="be<!-- -->fore <b>in</b> af<font>ter</font>" showText={showText} />);
    expect(container.textContent).toBe('BEFORE IN AFTER');
    expect(showText.mock.calls.map(([text]) => text)).toEqual(['old', 'before ', 'in', ' after']);
  });

  it('keeps its nodes when only the surroundings change', () => {
    const { container, rerender } = render(<RichText html="<p>x</p>" className="a" />);
    const paragraph = container.querySelector('p');
    rerender(<RichText html="<p>x</p>" className="b" />);
    expect(container.querySelector('p')).toBe(paragraph);
  });
});

describe('rich text where Trusted Types forbid parsing', () => {
  let Refused: typeof RichText;
  beforeAll(async () => {
    vi.stubGlobal('trustedTypes', {
      createPolicy: () => {
        throw new TypeError('disallowed');
      },
    });
    vi.resetModules();
    Refused = (await import('./rich-text.tsx')).RichText;
    // The page is asked once, for the first text that needs a parser.
    render(<Refused html="<p>" />);
  });

  it.each([
    [
      '<p> One &amp; <b>two</b> </p><p>Three<script>x</script></p>',
      '<div>One &amp; two<br>Three</div>',
    ],
    ['<p></p>', ''],
    ['<!-- x -->', ''],
  ])('is plain text: %j shows as %j', (html, expected) => {
    const warn = vi.spyOn(console, 'error');
    expect(render(<Refused html={html} />).container.innerHTML).toBe(expected);
    expect(warn).not.toHaveBeenCalled();
  });
});
