import { type ApiClient } from './client.ts';
import { dataField } from './data-field.ts';
import { defineEntry, type EntryValue } from './entry.ts';
import {
  colourField,
  flagFieldTrue,
  htmlField,
  imageField,
  linkField,
  textField,
} from './fields.ts';
import { defineFilterAnswer, fetchFilterData, type FilterData } from './filter-data.ts';
import { listField } from './list.ts';
import { type FetchOptions } from './request.ts';

const chapter = defineEntry(
  {
    Headline: textField,
    Url: linkField,
    /** Shown as it comes. */
    FormattedPublishedDate: textField,
    /** Missing is shown (DECISIONS "Chaptered tiles"). */
    isShown: flagFieldTrue,
    /** What menus filter by. */
    Data: dataField,
  },
  ['Headline'],
);

const article = defineEntry(
  {
    Headline: textField,
    Description: htmlField,
    CtaText: textField,
    Url: linkField,
    /** Address of an image. */
    Image: imageField,
    DisplayTile: textField,
    FormattedPublishedDate: textField,
    /** Icon, Eyebrow, Team, and whatever menus filter by. */
    Data: dataField,
    ChapteredArticles: listField(chapter),

    // Featured insights content, as SPEC 3 spells it.
    EyebrowHeading: textField,
    BackgroundImage: imageField,
    /** A CSS colour. */
    ColorOverlay: colourField,
    IntroCopy: htmlField,
    TileCopy: htmlField,
    visibleArticles: listField(chapter),

    // An article tile, as SPEC 3 spells it.
    icon: textField,
    heading: textField,
    url: linkField,
    imageUrl: imageField,
    displayTile: textField,
    /** Holds FormattedPublishedDate. */
    tileObject: dataField,
  },
  ['Headline', 'heading'],
);

/** A chapter of a series as the CMS spells it. */
export type ChapterEntry = EntryValue<typeof chapter>;

type Article = EntryValue<typeof article>;

/** An article, a tile or a series as the CMS spells it; what is missing is '' or empty. */
export interface ArticleEntry extends Omit<Article, 'ChapteredArticles' | 'visibleArticles'> {
  readonly chapters: readonly ChapterEntry[];
}

/** What a CMS sends as visible is only asked where it sends no chapters: what is visible is derived. */
function toArticleEntry({ ChapteredArticles, visibleArticles, ...fields }: Article): ArticleEntry {
  const chapters = ChapteredArticles.length > 0 ? ChapteredArticles : visibleArticles;
  return { ...fields, chapters };
}

/** The answer of `articledata/news` and `articledata/insight`. */
export const articleAnswer = defineFilterAnswer(article, toArticleEntry);

/** Checks the answer of `articledata` (CONTRACT 4): a bad field costs the field, a bad entry the entry. */
export const checkArticleData = articleAnswer.check;

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
