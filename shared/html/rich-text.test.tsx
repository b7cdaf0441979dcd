// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RichText } from './rich-text.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

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
    ['has no list item outside a list', '<li>One</li><li>Two</li>', 'One<br>Two'],
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
    expect(shown?.match(/<b>/g)).toHaveLength(40);
    expect(shown).toContain('deeper');
  });

  it('leaves out what stands behind thousands of nodes', () => {
    const shown = show('<p>x</p>'.repeat(20_000));
    expect(shown?.match(/<p>/g)).toHaveLength(2500);
  });

  it('keeps its nodes when only the surroundings change', () => {
    const { container, rerender } = render(<RichText html="<p>x</p>" className="a" />);
    const paragraph = container.querySelector('p');
    rerender(<RichText html="<p>x</p>" className="b" />);
    expect(container.querySelector('p')).toBe(paragraph);
  });

  it('is plain text where Trusted Types forbid parsing', async () => {
    vi.resetModules();
    vi.stubGlobal('trustedTypes', {
      createPolicy: () => {
        throw new TypeError('disallowed');
      },
    });
    const refused = await import('./rich-text.tsx');
    const html = '<p>One &amp; <b>two</b></p><p>Three<script>x</script></p>';
    const { container } = render(<refused.RichText html={html} />);
    expect(container.innerHTML).toBe('<div>One &amp; two<br>Three</div>');
  });
});
