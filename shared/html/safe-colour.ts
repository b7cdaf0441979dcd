// Upper and lower case, and without a flag: the patterns are published, and JSON Schema has no flags.
const hex = String.raw`#(?:[\dA-Fa-f]{3,4}|[\dA-Fa-f]{6}|[\dA-Fa-f]{8})`;
const channel = String.raw`([+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:%|[Dd][Ee][Gg])?)`;
const between = String.raw`(?:\s+|\s*,\s*)`;
const functional = String.raw`([Rr][Gg][Bb]|[Hh][Ss][Ll])[Aa]?\(\s*${channel}${between}${channel}${between}${channel}(?:\s*[,/]\s*${channel})?\s*\)`;

/** Every text that may be a colour, or is blank. Only a browser knows whether a word is the name of one. */
export const colourPattern = String.raw`^\s*(?:(?:${hex}|${functional}|[A-Za-z]{3,20})\s*)?$`;

const isHex = new RegExp(`^${hex}$`);
const isFunctional = new RegExp(`^${functional}$`);

/** Keywords that every property accepts but that are not colours. */
const notColours = new Set(['inherit', 'initial', 'unset', 'revert']);

/** Without a browser every word may name a colour. */
function askBrowser(word: string): boolean {
  if (typeof document === 'undefined') return true;
  const { style } = document.createElement('i');
  style.color = word;
  return style.color !== '';
}

let isColourName = askBrowser;

/** For check-page, which has no browser to ask. */
export function judgeColourNamesBy(judge: (word: string) => boolean): void {
  isColourName = judge;
}

function isColourWord(word: string): boolean {
  return /^[a-z]{3,20}$/.test(word) && !notColours.has(word) && isColourName(word);
}

/**
 * Converts a colour from data to one form that is safe as the value of a custom property, which the browser
 * does not check (DECISIONS "HTML from data").
 * @param text hex, `rgb()`, `rgba()`, `hsl()`, `hsla()` with commas or spaces, or a colour's name;
 *   `rgba(23,85,131)` becomes `rgb(23 85 131)`
 * @returns nothing for anything else: `var()`, `url()`, further declarations
 */
export function safeColour(text: string): string | undefined {
  const colour = text.trim().toLowerCase();
  if (isHex.test(colour)) return colour;
  const parts = isFunctional.exec(colour);
  if (parts === null) return isColourWord(colour) ? colour : undefined;
  const [, name = '', first = '', second = '', third = '', alpha] = parts;
  return `${name}(${first} ${second} ${third}${alpha === undefined ? '' : ` / ${alpha}`})`;
}
