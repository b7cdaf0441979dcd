// @vitest-environment jsdom
import DOMPurify from 'dompurify';
import fc from 'fast-check';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { readCorpus } from '../../fixtures/hostile/corpus.ts';
import { hostileMarkup } from '../../fixtures/hostile/markup.ts';
import { byLength, sampleOf } from '../../tests/setup/test-length.ts';
import { RichText } from './rich-text.tsx';
import { allowLink } from './safe-link.ts';

/** The list of DECISIONS "HTML from data", word for word. */
const allowedTags =
  'p br h2 h3 h4 em strong b i u s sub sup small span blockquote ul ol li a'.split(' ');

/** DOMPurify's defaults without the parts of tables, of which we keep the text. */
const droppedTags = [
  ...'audio iframe math noembed noframes noscript plaintext'.split(' '),
  ...'script style svg template title video xmp'.split(' '),
];

const container = document.createElement('div');
const root = createRoot(container);

/** Hostile shapes make React warn in development; that is not tested here. */
const warn = vi.spyOn(console, 'error').mockImplementation(() => undefined);

afterAll(async () => {
  root.unmount();
  // React's scheduler runs once more and still needs the window.
  await new Promise((resolve) => setImmediate(resolve));
  warn.mockRestore();
});

function show(html: string, inline: boolean): Element | undefined {
  flushSync(() => root.render(<RichText html={html} inline={inline} />));
  return container.firstElementChild ?? undefined;
}

function purify(html: string): Node {
  // An open body, so that a frameset cannot replace it: as we parse.
  return DOMPurify.sanitize(`<body>${html}`, {
    ALLOWED_TAGS: allowedTags,
    ALLOWED_ATTR: ['href', 'lang', 'dir'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    FORBID_CONTENTS: droppedTags,
    // When it is on, it drops texts that another parse could misread; ours are never parsed again.
    SAFE_FOR_XML: false,
    RETURN_DOM_FRAGMENT: true,
  });
}

/**
 * A tree as the sequence of its opening tags, closing tags and texts. White space and `<br>` are left out: we
 * add breaks where blocks were removed.
 */
function* tokens(parent: Node): Generator<string> {
  for (const node of parent.childNodes) {
    if (node instanceof Text) yield* node.data.replace(/\s/g, '');
    if (!(node instanceof Element) || node.localName === 'br') continue;
    const href = node.localName === 'a' ? node.getAttribute('href') : null;
    yield `<${node.localName}${href === null ? '' : ` ${href.trim()}`}>`;
    yield* tokens(node);
    yield `</${node.localName}>`;
  }
}

/** The first token of ours that the oracle does not have, in order. */
function findExcess(ours: Node, oracle: Node): string | undefined {
  const theirs = tokens(oracle);
  for (const token of tokens(ours)) {
    let next = theirs.next();
    while (next.done !== true && next.value !== token) next = theirs.next();
    if (next.done === true) return token;
  }
  return undefined;
}

/** Content that our tree must never have, whatever the oracle says. */
function findForbidden(shown: Element): string | undefined {
  for (const element of shown.querySelectorAll('*')) {
    if (!allowedTags.includes(element.localName)) return `<${element.localName}>`;
    for (const { name, value } of element.attributes) {
      // Language and direction in known forms, and a link's address.
      if (name === 'lang' && /^[a-z\d-]+$/i.test(value)) continue;
      if (name === 'dir' && ['ltr', 'rtl', 'auto'].includes(value.toLowerCase())) continue;
      if (element.localName !== 'a' || name !== 'href') return `<${element.localName} ${name}>`;
      if (allowLink(value) === undefined) return value;
    }
  }
  return undefined;
}

/** The fault in how a payload is shown, or nothing. */
function findFault(html: string): string | undefined {
  const oracle = purify(html);
  for (const inline of [false, true]) {
    const shown = show(html, inline);
    if (shown === undefined) continue;
    const fault = findForbidden(shown) ?? findExcess(shown, oracle);
    if (fault !== undefined) return `${inline ? 'inline ' : ''}${fault} in ${html.slice(0, 400)}`;
    if (inline && shown.querySelector('p, h2, h3, h4, blockquote, ul, ol, li') !== null) {
      return `a block in a line in ${html.slice(0, 400)}`;
    }
  }
  return undefined;
}

function findFaults(payloads: readonly string[]): string[] {
  return payloads.flatMap((html) => findFault(html) ?? []);
}

const otherTags = [
  ...'div table tr td form svg math mtext style script template select'.split(' '),
  ...'option title noscript iframe button h1 font nobr object'.split(' '),
];
const tag = fc.constantFrom(...allowedTags, ...otherTags);
const attributes = [
  ...'href="/x"|href=javascript:x|href="https://x.example/"|name=body|id=href|lang=he'.split('|'),
  ...'lang="x y"|dir=rtl|dir=javascript:x|name=lang|class=pmw|style="color:red"'.split('|'),
  ...'onclick=x()|name=childNodes|title="<b>"'.split('|'),
];
const attribute = fc.constantFrom('', ...attributes.map((text) => ` ${text}`));
const piece = fc.oneof(
  fc.tuple(tag, attribute).map(([name, text]) => `<${name}${text}>`),
  tag.map((name) => `</${name}>`),
  fc.constantFrom(' ', 'text', '&lt;b&gt;', '&nbsp;', '<!--', '-->', '<![CDATA[', ']]>', '<', '"'),
  fc.string({ maxLength: 4 }),
);

const timeout = byLength(120_000, 3_600_000);

describe('rich text beside an independent sanitizer', { timeout }, () => {
  it('shows nothing of the hostile fixtures that the oracle would not', () => {
    expect(findFaults(hostileMarkup)).toEqual([]);
  });

  it('shows nothing of generated markup that the oracle would not, and never throws', () => {
    const markup = fc.array(piece, { maxLength: 24 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(markup, (html) => {
        expect(findFault(html)).toBeUndefined();
      }),
      { numRuns: byLength(100, 100_000) },
    );
  });

  it.for(['payloadbox.json', 'html5lib.json', 'blns.json', 'closure.json'])(
    'shows nothing of the public corpus %s that the oracle would not',
    (file, { skip }) => {
      const payloads = sampleOf(readCorpus(file) as readonly string[], 100);
      skip(payloads.length === 0, 'CORPUS_DIR names no folder');
      expect(findFaults(payloads)).toEqual([]);
    },
  );
});
