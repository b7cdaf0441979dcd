import { type ReactNode } from 'react';
import { findAll } from '../../shared/dom/foreign-dom.ts';
import { toOccurrenceKeys } from '../../shared/rules/occurrence-keys.ts';

export type Highlight = (text: string) => ReactNode;

const mostTerms = 20;

/** Longer ones from the address are ignored. */
const longestTerm = 60;

/**
 * Splits a text so that every second part is a match: `['', 'Cred', 'it']` for "cred" in "Credit". Terms match only the
 * beginning of a word, so that "a" does not mark half the page; in scripts without spaces they match anywhere.
 */
export function createSplitter(searchText: string): (text: string) => readonly string[] {
  // "S&P" is one term; the punctuation around `"credit",` is left out.
  const found = searchText.match(/[\p{L}\p{N}](?:\S*[\p{L}\p{M}\p{N}])?/gu);
  const terms = (found ?? [])
    .filter((term) => term.length <= longestTerm)
    .slice(0, mostTerms)
    // A text may be written with composed letters, or with two characters for one.
    .flatMap((term) => [...new Set([term, term.normalize('NFC'), term.normalize('NFD')])])
    .map((term) => term.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&'));
  if (terms.length === 0) return (text) => [text];
  // Longest first, so that "markets" is marked in preference to "market".
  const pattern = terms.sort((a, b) => b.length - a.length).join('|');
  const words = new RegExp(String.raw`(?<![\p{Lu}\p{Ll}\p{M}\p{N}])(${pattern})`, 'giu');
  return (text) => text.split(words);
}

/**
 * Leaves out the name of the site, or its beginning: "Alderfen" is in every result, so a mark says nothing.
 *
 * @param siteName as in the page's `og:site_name`
 */
export function withoutSiteName(searchText: string, siteName: string): string {
  const words = searchText.trim().split(/\s+/);
  const name = siteName.toLowerCase().split(/\s+/);
  const first = words.findIndex((word) => word.toLowerCase() === name[0]);
  if (first < 0) return searchText;
  const length = name.findIndex((word, at) => words[first + at]?.toLowerCase() !== word);
  words.splice(first, length < 0 ? name.length : length);
  return words.join(' ');
}

export function createHighlight(searchText: string): Highlight {
  const [meta] = findAll<HTMLMetaElement>(document, 'meta[property="og:site_name"]');
  const split = createSplitter(withoutSiteName(searchText, meta?.content ?? ''));
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
