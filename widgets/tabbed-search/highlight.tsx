import { type ReactNode } from 'react';
import { toOccurrenceKeys } from '../../shared/rules/occurrence-keys.ts';

export type Highlight = (text: string) => ReactNode;

const mostTerms = 20;

/** No real word is longer; a longer one from the address is ignored. */
const longestTerm = 60;

/**
 * Every second part is a match: `['', 'Cred', 'it']` for "cred" in "Credit". A word matches only at the beginning of a
 * word, so that "a" does not mark half the page; in scripts without spaces between words it matches anywhere.
 */
export function createSplitter(searchText: string): (text: string) => readonly string[] {
  // "S&P" is one word; of `"credit",` only the word.
  const found = searchText.match(/[\p{L}\p{N}](?:\S*[\p{L}\p{M}\p{N}])?/gu);
  const terms = (found ?? [])
    .filter((term) => term.length <= longestTerm)
    .slice(0, mostTerms)
    .map((term) => term.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&'));
  if (terms.length === 0) return (text) => [text];
  // The longest first: of "market" and "markets" the whole word is marked.
  const pattern = terms.sort((a, b) => b.length - a.length).join('|');
  const words = new RegExp(String.raw`(?<![\p{Lu}\p{Ll}\p{M}\p{N}])(${pattern})`, 'giu');
  return (text) => text.split(words);
}

/** Marks matches as elements, never as markup: the text stays text. */
export function createHighlight(searchText: string): Highlight {
  const split = createSplitter(searchText);
  return (text) => {
    const parts = split(text);
    const keys = toOccurrenceKeys(parts);
    return parts.map((part, index) =>
      index % 2 === 1 ? (
        <mark key={keys[index]} className="pmw-tabbed-search__mark">
          {part}
        </mark>
      ) : (
        part
      ),
    );
  };
}
