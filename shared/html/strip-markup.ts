import { droppedTags, isBlockTag } from './allow-list.ts';

/** Latin-1 by name, in order from U+00A0: what editors write for accents and signs. */
const latin1 =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';

const names = new Map<string, string>([
  ...latin1.split(' ').map((name, at) => [name, String.fromCodePoint(0xa0 + at)] as const),
  ...Object.entries({
    ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", hellip: '…', bull: '•', euro: '€' },
    ...{ ndash: '–', mdash: '—', lsquo: '‘', rsquo: '’', sbquo: '‚', ldquo: '“', rdquo: '”' },
    ...{ bdquo: '„', lsaquo: '‹', rsaquo: '›', trade: '™', ensp: '\u2002', emsp: '\u2003' },
    ...{ thinsp: '\u2009', zwnj: '\u200c', zwj: '\u200d', OElig: 'Œ', oelig: 'œ', Scaron: 'Š' },
    ...{ scaron: 'š', minus: '−', permil: '‰', dagger: '†', larr: '←', rarr: '→' },
  }),
]);

function decodeEntity(entity: string, name: string): string {
  if (!name.startsWith('#')) return names.get(name) ?? entity;
  const isHex = /^#x/i.test(name);
  const code = Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10);
  const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : '\ufffd';
}

/** A tag with its quoted values, or a comment; one that is never closed reaches to the end. */
const tagOrComment =
  /<!--[^]*?(?:-->|$)|<[!?][^>]*>?|<\/?([a-z][^\s/>]*)(?:"[^"]*"|'[^']*'|[^'">])*>?/gi;

/** An element whose content is no text, with its content. */
const droppedElement = new RegExp(
  String.raw`<(${droppedTags.join('|')})\b[^>]*(?:$|>(?:[^]*?</\1\s*>|[^]*$))`,
  'gi',
);

/**
 * Takes tags off and decodes entities without a parser, for pages whose Trusted Types forbid one
 * (CONTRACT 1: rich text is then shown as plain text). It is careful, not exact: what it gives is only
 * ever shown as text.
 *
 * @returns the lines of text that are not empty, one for each block or `<br>`
 */
export function stripMarkup(html: string): readonly string[] {
  return html
    .replace(droppedElement, '')
    .replace(tagOrComment, (_, tag?: string) => {
      const name = tag?.toLowerCase() ?? '';
      return name === 'br' || isBlockTag(name) ? '\u0000' : '';
    })
    .split('\u0000')
    .map((line) => line.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]\w{1,7});/gi, decodeEntity).trim())
    .filter((line) => line !== '');
}
