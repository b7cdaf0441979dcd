// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { RichText } from './rich-text.tsx';

function show(html: string, inline = false): string | undefined {
  return render(<RichText html={html} inline={inline} />).container.firstElementChild?.innerHTML;
}

describe('rich text from data', () => {
  const tags = 'p h2 h3 h4 em strong b i u s sub sup small span blockquote'.split(' ');
  it.each<[string, ...string[]]>([
    ['the elements of the list', ...tags.map((tag) => `<${tag}>x</${tag}>`)],
    ['lists', '<ul><li>One</li></ul>', '<ol><li>One</li></ol>'],
    ['a link and its address', '<p><a href="/insights">Read</a></p>'],
    ['line breaks', 'One<br>Two'],
    ['the entities of an address, read once', '<a href="/?a=1&amp;amp;b=2">x</a>'],
    ['quotations', '<blockquote><p>Patience</p></blockquote>'],
    ['blanks between elements', '<b>One</b> <i>Two</i>'],
    ['language and direction', '<p lang="he" dir="rtl">א <a href="/x" lang="zh-Hant-TW">b</a></p>'],
    ['a direction in capitals', '<span dir="AUTO">c</span>'],
    ['text as it is', 'Tom &amp; Jerry &lt;b&gt;'],
    ['a block in an element that is none', '<b><p>One</p>Two</b>'],
  ])('keeps %s', (_, ...all) => {
    expect(all.map((html) => show(html))).toEqual(all);
  });

  it.each([
    ['classes, ids, styles', '<p class="a" id="b" style="c:d" onclick="e()">x</p>', '<p>x</p>'],
    ['attributes of links', '<a href="/x" target="_blank" rel="me">x</a>', '<a href="/x">x</a>'],
    ['what is no language', '<p lang="de<b>">x</p><p lang="">y</p>', '<p>x</p><p>y</p>'],
    ['what only contains one', '<p lang="de fr">x</p><p lang="1de">y</p>', '<p>x</p><p>y</p>'],
    ['what is nearly one', '<p lang="en_US">x</p><p lang="d">y</p>', '<p>x</p><p>y</p>'],
    ['what is no direction', '<p dir="up">x</p><p dir>y</p>', '<p>x</p><p>y</p>'],
    ['what contains one', '<p dir="ltr up">x</p><p dir="up-ltr">y</p>', '<p>x</p><p>y</p>'],
    ['blanks of an address', '<a href=" /x ">x</a>', '<a href="/x">x</a>'],
    ['blanks', '<p lang=" he " dir=" rtl ">x</p>', '<p lang="he" dir="rtl">x</p>'],
    ['a link that may lead nowhere', '<a href="javascript:x()">x</a>', 'x'],
    ['a link without an address', '<a name="top">x</a>', 'x'],
    ['unknown elements, not their text', '<font>x <mark>y</mark></font>', 'x y'],
    ['scripts and styles', 'a<script>b</script><style>c</style>e', 'ae'],
    ['drawings', 'a<svg><text>d</text></svg>e', 'ae'],
    ['what an editor left empty', '<p>&nbsp;</p><p>x</p><h2></h2><p><br></p>', '<p>x</p>'],
    ['an empty element, not its blank', 'One<b> </b>Two', 'One Two'],
    ['the character that parsers drop', 'a\u0000b', 'ab'],
  ])('drops %s', (_, html, expected) => {
    expect(show(html)).toBe(expected);
  });

  const nestedLink = '<a href="/a">a<table><tr><td><a href="/b">b</a></table></a>';
  it.each([
    ['blocks', '<div>One</div><div>Two</div>Three', 'One<br>Two<br>Three'],
    ['cells', '<table><tr><td>One</td><td>Two</td></tr></table>', 'One<br>Two'],
    ['texts with only an empty block between them', 'x<b><div></div></b>y', 'x<br>y'],
    ['a line that has ended, once', 'One<br><div>Two</div>', 'One<br>Two'],
    ['nothing beside a block', '<div>One</div><p>Two</p><div>Three</div>', 'One<p>Two</p>Three'],
    ['what follows a block in an element', '<b><div>One</div></b>Two', '<b>One</b><br>Two'],
    ['what stands around one', 'x<b> <div>One</div> </b>y', 'x<br><b>One</b><br>y'],
    ['nothing before a block in bold', '<div>x</div><b><p>One</p>y</b>', 'x<b><p>One</p>y</b>'],
    ['a word with a block behind it', '<div>x</div><b>1<p>2</p></b>', 'x<br><b>1<p>2</p></b>'],
    ['a word with a block before it', '<b><p>1</p>2</b><div>x</div>', '<b><p>1</p>2</b><br>x'],
    ['nothing after a block in bold', '<b>1<p>2</p> </b><div>y</div>', '<b>1<p>2</p></b>y'],
    ['list items outside a list', '<li>One</li><li>Two</li>', 'One<br>Two'],
    ['paragraphs in a paragraph', '<p>b<button><p>c</p></button></p>', '<p>b<br>c</p>'],
    ['a block in a heading 2', '<h2>a<blockquote>b</blockquote></h2>', '<h2>a<br>b</h2>'],
    ['a block in a heading 3', '<h3>a<blockquote>b</blockquote></h3>', '<h3>a<br>b</h3>'],
    ['a block in a heading 4', '<h4>a<blockquote>b</blockquote></h4>', '<h4>a<br>b</h4>'],
    ['a link in a link', nestedLink, '<a href="/a">a<br>b</a>'],
    ['no item of a quotation', '<blockquote><li>1</li></blockquote>', '<blockquote>1</blockquote>'],
  ])('parts by a line break %s', (_, html, expected) => {
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

  const nothing = '|   |<p></p>|<p>&nbsp;</p>|<br>|<script>x</script>|<!-- x -->'.split('|');
  it.each(nothing)('shows nothing for %j', (html) => {
    expect(render(<RichText html={html} />).container.innerHTML).toBe('');
  });

  it('puts its class on a box, or on a span where only a line may come', () => {
    const { container, rerender } = render(<RichText html="x" className="pmw-copy" />);
    expect(container.innerHTML).toBe('<div class="pmw-copy">x</div>');
    rerender(<RichText html="x" className="pmw-copy" inline />);
    expect(container.innerHTML).toBe('<span class="pmw-copy">x</span>');
  });

  const inBold = (depth: number, html: string) => '<b>'.repeat(depth) + html + '</b>'.repeat(depth);
  it.each([
    ['deeper than anybody writes', inBold(1000, 'deep<script>no</script>er'), inBold(40, 'deeper')],
    ['and goes on behind it', `${inBold(41, 'x')}y`, `${inBold(40, 'x')}y`],
    // 41 levels, then an element and a text each: 5000 nodes.
    ['with thousands of nodes', inBold(41, '<i>x</i>'.repeat(2600)), inBold(40, 'x'.repeat(2479))],
  ])('flattens what is nested %s', (_, html, expected) => {
    expect(show(html)).toBe(expected);
  });

  it.each([
    ['an element and a text each', '', 2500],
    ['the last element without its text', 'y', 2499],
  ])('leaves out what stands behind thousands of nodes: %s', (_, before, count) => {
    const shown = show(before + '<p>x</p>'.repeat(6000));
    expect(shown?.match(/<p>/g)).toHaveLength(count);
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
    const createPolicy = () => {
      throw new TypeError('disallowed');
    };
    vi.stubGlobal('trustedTypes', { createPolicy });
    vi.resetModules();
    Refused = (await import('./rich-text.tsx')).RichText;
    // The page is asked once, for the first text that needs a parser.
    render(<Refused html="<p>" />);
  });

  it.each([
    ['<p> 1 &amp; <b>2</b> </p><p>3<script>x</script></p>', '<div>1 &amp; 2<br>3</div>'],
    ['<p></p>', ''],
    ['<!-- x -->', ''],
  ])('is plain text: %j shows as %j', (html, expected) => {
    const warn = vi.spyOn(console, 'error');
    expect(render(<Refused html={html} />).container.innerHTML).toBe(expected);
    expect(warn).not.toHaveBeenCalled();
  });
});
