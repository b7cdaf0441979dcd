import { decodeEntities } from '../html/entities.ts';
import { accept, type Parsed, refuse } from './parsed.ts';
import { placeholderPattern } from './damaged-text.ts';
import { describe, quote, unseen } from './problem.ts';

/** The page around a mount point, as far as JSON in attributes may refer to it (docs/contract.md, 2). */
export interface PageLookUp {
  /** The text of `<script type="application/json" id="…">`. */
  scriptText(id: string): string | undefined;
  /** A global variable of exactly that name. */
  global(name: string): GlobalLookUp;
}

export type GlobalLookUp =
  | { readonly kind: 'found'; readonly value: unknown }
  | { readonly kind: 'missing' }
  /** A name that every window owns, such as `name` or `location`. */
  | { readonly kind: 'browser' };

/** The text that ends at `at`: enough before a mistake to find it in a template. */
function near(text: string, at: number): string {
  return quote(text.slice(Math.max(0, at - 12), at + 12));
}

/** A string that is never closed extends to the end, so that no string is looked for inside it. */
const stringPattern = /"(?:[^"\\]|\\(?:.|$))*("|$)/gs;

/** Two values, or an end and a value, with nothing between them. */
const missingComma = /(?<=["\w\]}])\s+(?=["\w[{])|(?<=[\]}])(?=["\w[{])/;

/** Typical damage to JSON by CMSs and by hand, each seen in practice. The first that matches is named. */
const causes: readonly (readonly [pattern: RegExp, says: string])[] = [
  [placeholderPattern, 'a placeholder that the CMS did not fill in'],
  [/^\[object \w+\]/, 'an object that was printed as text'],
  [/^(?:(?:var|let|const)\s|[\w$.]+\s*=)/, 'JavaScript around the value'],
  [/\/[/*]/, 'a comment'],
  [/[“”„‟«»]/, 'curly quotes, as a text editor makes them'],
  [/<\/?(?:p|br)\b[^<>]*>/i, '<p> or <br> from an editor'],
  [/&(?:amp;)*(?:quot|#0*34|#x22);/i, 'quotes encoded more than twice'],
  [/(?:^|[[{,:])\s*'/, 'single quotes where JSON wants double ones'],
  [/[{,]\s*[A-Za-z_$][\w$]*\s*:/, 'a name without quotes'],
  [/,\s*[\]}]/, 'a comma before a closing bracket'],
  [/[,:]\s*[,:}\]]|[[{]\s*[,:]/, 'a value missing'],
  [/\bu00(?:22|26|27|3[ceCE])/, 'u0022-like escapes that lost their backslash'],
  [/\b(?:undefined|NaN|None|True|False)\b/, 'a word that JSON does not have'],
  [unseen, 'a space that JSON does not know'],
  [/\v/, 'a line break or tab inside a text'],
];

/** Names the likeliest cause of a parse error and its position, in words for a template author. */
function explain(text: string): string {
  // Letters take the place of strings, so positions stay; \v marks a line break or tab in one.
  const outside = text.replace(stringPattern, (string, end: string) =>
    end === '' ? string : string.replace(/[\n\r\t]/g, '\v').replace(/(?!^)[^\v](?=.)/gs, 'x'),
  );
  const name = (at: number, says: string) =>
    `text with ${says} (character ${at + 1}, near ${near(text, at)})`;
  for (const [pattern, says] of causes) {
    const at = outside.search(pattern);
    if (at >= 0) return name(at, says);
  }
  const count = (sign: RegExp) => outside.split(sign).length;
  if (count(/[[{]/) > count(/[\]}]/) || count(/"/) % 2 === 0) {
    return `text that is cut off after ${text.length} characters, near ${near(text, text.length)}`;
  }
  const at = outside.search(missingComma);
  if (at >= 0) return name(at, 'no comma or colon between two values');
  return `not JSON (${quote(text)})`;
}

function parseText(text: string, from: string): Parsed<unknown> {
  const expected = 'JSON';
  if (text.trim() === '') return refuse(`${from}empty`, expected);
  const once = decodeEntities(text);
  const twice = decodeEntities(once);
  for (const candidate of [text, once, twice]) {
    let value: unknown;
    try {
      value = JSON.parse(candidate);
    } catch {
      // The browsers' own messages differ and some give no position; explain() determines both.
      continue;
    }
    if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return accept(value);
    return refuse(
      `${from}JSON encoded as a JSON string once more (character 1, near ${near(candidate, 0)})`,
      'JSON encoded once',
    );
  }
  const id = /^[a-z_][\w.:-]*$/i.exec(text.trim())?.[0];
  return refuse(
    from + explain(twice),
    id === undefined || from !== ''
      ? expected
      : `JSON, or ${quote(`#${id}`)} for the script of this id`,
  );
}

function readGlobal(text: string, lookUp: PageLookUp): Parsed<unknown> {
  const name = readGlobalName(text);
  if (name === undefined) {
    return refuse(quote(text), 'window.<variable>, one name without a path');
  }
  const looked = lookUp.global(name);
  if (looked.kind === 'found') return accept(looked.value);
  return looked.kind === 'browser'
    ? refuse(
        `window.${name}, a name that belongs to the browser`,
        'a variable of the page under a name of its own',
      )
    : refuse(
        `window.${name}, which is not defined`,
        `a global variable (var ${name} = … or window.${name} = …; const and let do not reach window)`,
      );
}

/** The global variable that an attribute names as `window.<variable>` (docs/contract.md, 2). */
export function readGlobalName(text: string): string | undefined {
  return /^\s*window\.([A-Za-z_$][\w$]*)\s*$/.exec(text)?.[1];
}

/**
 * Reads JSON that an attribute holds or points to (docs/contract.md, 2): the JSON itself, also entity-encoded twice;
 * `#id` of a `<script type="application/json">`; or `window.<variable>`.
 * @param text the attribute's value as the browser gives it (one layer of entities already gone)
 * @returns the unchecked value, or the mistake in words for a template author
 */
export function readJson(text: string, lookUp: PageLookUp): Parsed<unknown> {
  const trimmed = text.trim();
  if (trimmed.startsWith('window.')) return readGlobal(trimmed, lookUp);
  if (!trimmed.startsWith('#')) return parseText(trimmed, '');
  const script = lookUp.scriptText(trimmed.slice(1));
  if (script !== undefined) return parseText(script, `the script ${trimmed}: `);
  return refuse(
    `${describe(trimmed)}, which is not on the page`,
    `a <script type="application/json" id="${trimmed.slice(1)}">`,
  );
}
