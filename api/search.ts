import { toPlainText } from '../shared/html/plain-text.ts';
import { defineAnswer } from './answer.ts';
import { type ApiClient } from './client.ts';
import { defineEntry, type EntryValue, isRecord, readOwn } from './entry.ts';
import { countField, htmlField, linkField, textField } from './fields.ts';
import { type FetchOptions, request } from './request.ts';

const result = defineEntry(
  {
    Title: textField,
    Subtitle: textField,
    Description: htmlField,
    Link: linkField,
  },
  ['Title'],
);

export const searchAnswer = defineAnswer('Items', result, {
  PageIndex: countField,
  TotalItemCount: countField,
});

/** "Items" may be null if nothing was found: .NET writes null for an empty list. */
export function checkSearch(value: unknown): ReturnType<typeof searchAnswer.check> {
  const isNothing =
    isRecord(value) &&
    readOwn(value, 'Items') === null &&
    String(readOwn(value, 'TotalItemCount')).trim() === '0';
  return searchAnswer.check(isNothing ? { ...value, Items: [] } : value);
}

/** A missing field is ''. Title and subtitle are plain texts. */
export type SearchResult = EntryValue<typeof result>;

export interface SearchPage {
  readonly results: readonly SearchResult[];
  /** How many entries were sent, including those left out. */
  readonly sentCount: number;
  /** The requested one if the answer has none. */
  readonly page: number;
  /** On all pages; if the answer has none or a smaller one, the number on this page. */
  readonly itemCount: number;
}

export interface SearchQuery {
  readonly searchText: string;
  /** Empty asks for all categories. */
  readonly searchType: string;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

/**
 * GET {culture}/search with `Content-Type: application/json`.
 * @throws {CallFailure} if the connection fails or the answer has no list `Items`
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
      query: {
        searchtext: searchText,
        searchtype: searchType,
        page: `${page}`,
        pagesize: `${pageSize}`,
      },
      hasContentType: true,
    },
    {
      expected: searchAnswer.expected,
      check: checkSearch,
      name: searchType === '' ? 'search' : `search?searchtype=${searchType}`,
    },
    options,
  );
  const { PageIndex, TotalItemCount } = rest;
  return {
    results: items.map((each) => ({
      ...each,
      Title: toPlainText(each.Title),
      Subtitle: toPlainText(each.Subtitle),
    })),
    sentCount,
    page: PageIndex ?? page,
    itemCount: Math.max(TotalItemCount ?? 0, items.length),
  };
}
