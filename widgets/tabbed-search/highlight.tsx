import { type ReactNode } from 'react';

/** Shows a text with what was searched for marked in it. */
export type Highlight = (text: string) => ReactNode;

/** Who searches for more words than these does not look for each of them. */
const mostTerms = 20;

/** No word is longer; what an address makes up is not looked for in every text. */
const longestTerm = 60;

/**
 * Splits a text at the words that were searched for, whatever their case: `['', 'Cred', 'it']` for "cred"
 * in "Credit". Every second part is one that was searched for. A word counts where one begins, so that
 * "a" does not mark half the page; scripts that do not part their words have it anywhere.
 *
 * @param searchText as the visitor typed it
 */
export function createSplitter(searchText: string): (text: string) => readonly string[] {
  // "S&P" is one, of `"credit",` the word alone.
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

/** Marks what was searched for as elements, never as markup: what is in the text stays text. */
export function createHighlight(searchText: string): Highlight {
  const split = createSplitter(searchText);
  return (text) =>
    split(text).map((part, index) =>
      index % 2 === 1 ? (
        <mark key={index} className="pmw-tabbed-search__mark">
          {part}
        </mark>
      ) : (
        part
      ),
    );
}
