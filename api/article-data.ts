import * as v from 'valibot';
import { type Problem } from '../shared/widget/problem.ts';
import { checkEntries, type FieldsOutput } from './check-fields.ts';
import { type ApiClient } from './client.ts';
import { flagField, textField } from './fields.ts';
import { checkFilterData, fetchFilterData, type FilterData } from './filter-data.ts';
import { dataField, dataSchema, listField, menuSchema } from './filter-menus.ts';
import { type FetchOptions } from './slideshow.ts';

const chapterFields = {
  Headline: textField,
  Url: textField,
  /** Shown as it comes. */
  FormattedPublishedDate: textField,
  /** Missing is shown (DECISIONS "Chaptered tiles"). */
  isShown: v.optional(v.nullish(flagField, true), true),
  /** What menus filter by. */
  Data: dataField,
};

const articleFields = {
  Headline: textField,
  /** Rendered as HTML, within the allow-list. */
  Description: textField,
  CtaText: textField,
  Url: textField,
  /** Address of an image. */
  Image: textField,
  DisplayTile: textField,
  FormattedPublishedDate: textField,
  /** Icon, Eyebrow, Team, and whatever menus filter by. */
  Data: dataField,
  ChapteredArticles: listField,

  // Featured insights content, as SPEC 3 spells it.
  EyebrowHeading: textField,
  BackgroundImage: textField,
  /** A CSS colour. */
  ColorOverlay: textField,
  /** Rendered as HTML, within the allow-list. */
  IntroCopy: textField,
  /** Rendered as HTML, within the allow-list. */
  TileCopy: textField,
  visibleArticles: listField,

  // An article tile, as SPEC 3 spells it.
  icon: textField,
  heading: textField,
  url: textField,
  imageUrl: textField,
  displayTile: textField,
  /** Holds FormattedPublishedDate. */
  tileObject: dataField,
};

const chapterList = v.optional(
  v.nullable(v.array(v.object({ ...chapterFields, Data: dataSchema }))),
);

/** The answer of `articledata/news` and `articledata/insight`, for the published schemas. */
export const articleDataSchema = v.object({
  Menus: v.optional(v.nullable(v.array(menuSchema))),
  Content: v.array(
    v.object({
      ...articleFields,
      Data: dataSchema,
      tileObject: dataSchema,
      ChapteredArticles: chapterList,
      visibleArticles: chapterList,
    }),
  ),
});

/** A chapter of a series as the CMS spells it. */
export type ChapterEntry = Readonly<FieldsOutput<typeof chapterFields>>;

type ArticleFields = Readonly<FieldsOutput<typeof articleFields>>;

/** An article, a tile or a series as the CMS spells it; what is missing is '' or empty. */
export interface ArticleEntry extends Omit<ArticleFields, 'ChapteredArticles' | 'visibleArticles'> {
  readonly chapters: readonly ChapterEntry[];
}

/** What a CMS sends as visible is only asked where it sends no chapters: what is visible is derived. */
function toEntry(article: ArticleFields, where: string, problems: Problem[]): ArticleEntry {
  const { ChapteredArticles, visibleArticles, ...fields } = article;
  const name = ChapteredArticles.length > 0 ? 'ChapteredArticles' : 'visibleArticles';
  const chapters = ChapteredArticles.length > 0 ? ChapteredArticles : visibleArticles;
  return {
    ...fields,
    chapters: checkEntries(chapterFields, chapters, `${where}.${name}`, problems),
  };
}

/** Checks the answer of `articledata` (CONTRACT 4): a bad field costs the field, a bad entry the entry. */
export const checkArticleData = checkFilterData(articleFields, toEntry);

/** The article lists of the CMS. */
export type ArticleList = 'news' | 'insight';

/**
 * GET {culture}/articledata/news or /insight, relative to the api base (SPEC 7).
 *
 * @throws {CallFailure} where the connection or the answer as a whole fails
 */
export async function fetchArticleData(
  api: ApiClient,
  list: ArticleList,
  options: FetchOptions,
): Promise<FilterData<ArticleEntry>> {
  return fetchFilterData(api, ['articledata', list], checkArticleData, options);
}
