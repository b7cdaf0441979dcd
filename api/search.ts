import { defineAnswer } from './answer.ts';
import { type ApiClient } from './client.ts';
import { defineEntry, type EntryValue } from './entry.ts';
import { countField, htmlField, linkField, textField } from './fields.ts';
import { type FetchOptions, request } from './request.ts';

const result = defineEntry(
  {
    /** A text; entities and tags in it are shown as what they mean. */
    Title: textField,
    /** A text like the title: a kind, a date. */
    Subtitle: textField,
    Description: htmlField,
    Link: linkField,
  },
  ['Title'],
);

/** The answer of `search`. */
export const searchAnswer = defineAnswer('Items', result, {
  /** The page of this answer, from 1. */
  PageIndex: countField,
  /** How many there are on all pages. */
  TotalItemCount: countField,
});

/** One result of SPEC 3; what is missing is ''. */
export type SearchResult = EntryValue<typeof result>;

/** One page of what was found. */
export interface SearchPage {
  readonly results: readonly SearchResult[];
  /** How many entries came, with those that were left out. */
  readonly sentCount: number;
  /** Which page it is, as the answer says; where it says nothing, the one that was asked for. */
  readonly page: number;
  /** On all pages; where the answer says nothing or less, those that are here. */
  readonly itemCount: number;
}

export interface SearchQuery {
  readonly searchText: string;
  /** A kind that the CMS knows; empty asks for all. */
  readonly searchType: string;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

/**
 * GET {culture}/search (SPEC 7) with `Content-Type: application/json`. A bad field costs the field, an
 * entry that is no object or has no title costs the entry (CONTRACT 4).
 *
 * @throws {CallFailure} where the connection fails or the answer has no list `Items`
 */
export async function fetchSearch(
  api: ApiClient,
  { searchText, searchType, page, pageSize }: SearchQuery,
  options: FetchOptions,
): Promise<SearchPage> {
  const { items, rest, sentCount } = await request(
    api,
    {
      method: 'GET',
      base: 'site',
      segments: ['search'],
      query: { searchtext: searchText, searchtype: searchType, page, pagesize: pageSize },
      hasContentType: true,
    },
    {
      name: searchType === '' ? 'search' : `search?searchtype=${searchType}`,
      expected: 'an object with a list "Items"',
      check: searchAnswer.check,
    },
    options,
  );
  const results = items.map(({ value }) => value);
  const { PageIndex, TotalItemCount } = rest;
  return {
    results,
    sentCount,
    page: PageIndex ?? page,
    itemCount: Math.max(TotalItemCount ?? 0, results.length),
  };
}
