// In both cases, and without a flag: the patterns are published, and JSON Schema has no flags.
const hex = String.raw`#(?:[\dA-Fa-f]{3,4}|[\dA-Fa-f]{6}|[\dA-Fa-f]{8})`;
const channel = String.raw`([+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:%|[Dd][Ee][Gg])?)`;
const between = String.raw`(?:\s+|\s*,\s*)`;
const functional = String.raw`([Rr][Gg][Bb]|[Hh][Ss][Ll])[Aa]?\(\s*${channel}${between}${channel}${between}${channel}(?:\s*[,/]\s*${channel})?\s*\)`;

/** Every text that may be a colour, or is blank. Of a word, only a browser knows whether it names one. */
export const colourPattern = String.raw`^\s*(?:(?:${hex}|${functional}|[A-Za-z]{3,20})\s*)?$`;

const isHex = new RegExp(`^${hex}$`);
const isFunctional = new RegExp(`^${functional}$`);

/** Words that every property takes but that are no colours. */
const notColours = new Set(['inherit', 'initial', 'unset', 'revert', 'revertlayer']);

/** Without a browser every word may name a colour. */
function askBrowser(word: string): boolean {
  if (typeof document === 'undefined') return true;
  const { style } = document.createElement('i');
  style.color = word;
  return style.color !== '';
}

let isColourName = askBrowser;

/** Has somebody else say which words name colours: check-page, which has no browser to ask. */
export function judgeColourNamesBy(judge: (word: string) => boolean): void {
  isColourName = judge;
}

function isColourWord(word: string): boolean {
  return /^[a-z]{3,20}$/.test(word) && !notColours.has(word) && isColourName(word);
}

/**
 * Reads a colour from data into one form that is safe as the value of a custom property, where the
 * browser itself checks nothing (DECISIONS "HTML from data").
 *
 * @param text hex, `rgb()`, `rgba()`, `hsl()`, `hsla()` with commas or blanks, or a colour's name;
 *   `rgba(23,85,131)` becomes `rgb(23 85 131)`
 * @returns nothing for all else: `var()`, `url()`, further declarations
 */
export function safeColour(text: string): string | undefined {
  const colour = text.trim().toLowerCase();
  if (isHex.test(colour)) return colour;
  const parts = isFunctional.exec(colour);
  if (parts === null) return isColourWord(colour) ? colour : undefined;
  const [, name = '', first = '', second = '', third = '', alpha] = parts;
  return `${name}(${first} ${second} ${third}${alpha === undefined ? '' : ` / ${alpha}`})`;
}
