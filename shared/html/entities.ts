import { parseInert } from './parse-inert.ts';

/** Latin-1 by name, in order from U+00A0 to U+00DE. */
const latin1 =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN';

/** Each sign follows its name. */
const others =
  'amp& lt< gt> quot" apos\' hellip… bull• euro€ ndash– mdash— lsquo‘ rsquo’ sbquo‚ ldquo“ rdquo” bdquo„ lsaquo‹ rsaquo› trade™ ensp\u2002 emsp\u2003 thinsp\u2009 zwnj\u200c zwj\u200d OEligŒ ScaronŠ minus− permil‰ dagger† larr← rarr→ divide÷ szligß yumlÿ';

const named = [
  ...latin1.split(' ').map((name, at) => [name, String.fromCodePoint(0xa0 + at)] as const),
  ...others.split(' ').map((word) => [word.slice(0, -1), word.slice(-1)] as const),
];

// The names of small letters differ from those of capitals as the letters do: `Eacute`, `eacute`.
const names = new Map([
  ...named,
  ...named.map(([name, character]) => [name.toLowerCase(), character.toLowerCase()] as const),
]);

/**
 * How often the browser's parser is asked for one text. No honest text needs more names, and each takes time.
 */
const mostAsked = 200;

/** In HTML the numbers 0x80 to 0x9F are those of windows-1252, where it has a sign: `&#146;` is an apostrophe. */
const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

function decodeNumber(name: string): string {
  // `#x3D` → `0x3D`, `#61` → `061`.
  const code = Number(name.replace('#', '0'));
  const sign = windows1252[code - 0x80];
  if (sign !== undefined) return sign;
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code).toWellFormed() : '\ufffd';
}

/**
 * Decodes the entities of a text from data, once: `R&amp;D` is "R&D", `&amp;amp;` is "&amp;". Tags stay. An
 * entity needs its semicolon: in `?a=1&copy=2` the second is a parameter.
 */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  let asked = 0;
  return text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]\w{1,31});/gi, (entity, name: string) => {
    const known = name.startsWith('#') ? decodeNumber(name) : names.get(name);
    if (known !== undefined || asked >= mostAsked) return known ?? entity;
    asked += 1;
    // The browser's parser knows every name, if the page allows it.
    return parseInert(entity)?.textContent ?? entity;
  });
}
