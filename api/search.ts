import * as v from 'valibot';
import { describe, type Problem } from '../shared/widget/problem.ts';
import { checkEntries, checkFields, type FieldsOutput, isRecord } from './check-fields.ts';
import { type ApiClient } from './client.ts';
import { CallFailure } from './failures.ts';
import { textField } from './fields.ts';
import { type FetchOptions } from './slideshow.ts';

const resultFields = {
  /** A text; entities and tags in it are shown as what they mean. */
  Title: textField,
  /** A text like the title: a kind, a date. */
  Subtitle: textField,
  /** Rendered as HTML, within the allow-list. */
  Description: textField,
  Link: textField,
};

const count = 'a whole number, 0 or more';

/** A number, also one that a CMS cast to a text; missing and null are nothing. */
const countField = v.optional(
  v.nullish(
    v.pipe(
      v.union([v.string(), v.number()], count),
      // An empty text is a null that a CMS cast to a text.
      v.transform((value) => (String(value).trim() === '' ? undefined : Number(value))),
      v.check((value) => value === undefined || (Number.isInteger(value) && value >= 0), count),
    ),
  ),
);

const pageFields = {
  /** The page of this answer, from 1. */
  PageIndex: countField,
  /** How many there are on all pages. */
  TotalItemCount: countField,
};

/** The answer of `search`, for the published schemas. */
export const searchSchema = v.object({
  Items: v.array(v.object(resultFields)),
  PageIndex: v.optional(v.nullable(v.number())),
  TotalItemCount: v.optional(v.nullable(v.number())),
});

/** One result of SPEC 3; what is missing is ''. */
export type SearchResult = Readonly<FieldsOutput<typeof resultFields>>;

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
 * entry that is no object costs the entry (CONTRACT 4).
 *
 * @throws {CallFailure} where the connection fails or the answer has no list `Items`
 */
export async function fetchSearch(
  api: ApiClient,
  { searchText, searchType, page, pageSize }: SearchQuery,
  { signal, report }: FetchOptions,
): Promise<SearchPage> {
  const answer = await api.send({
    method: 'GET',
    base: 'site',
    segments: ['search'],
    query: { searchtext: searchText, searchtype: searchType, page, pagesize: pageSize },
    hasContentType: true,
    ...(signal && { signal }),
  });
  const items = isRecord(answer) ? answer['Items'] : undefined;
  if (!isRecord(answer) || !Array.isArray(items)) {
    throw new CallFailure('shape', {
      where: 'the answer of search',
      found: isRecord(answer) ? `"Items" that is ${describe(items)}` : describe(answer),
      expected: 'an object with a list "Items"',
    });
  }
  const problems: Problem[] = [];
  const results = checkEntries(resultFields, items as readonly unknown[], 'Items', problems);
  const { PageIndex, TotalItemCount } = checkFields(pageFields, answer, 'search', problems);
  problems.forEach(report);
  return {
    results,
    sentCount: items.length,
    page: PageIndex ?? page,
    itemCount: Math.max(TotalItemCount ?? 0, results.length),
  };
}
